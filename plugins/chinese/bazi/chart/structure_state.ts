import { phrase, term, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { familyOf, tenGodOf, type GodFamily, type TenGod } from "../../core/ten_gods.ts";
import { otherStems, type Chart } from "./chart.ts";
import type { StructureId } from "./structures.ts";

/** How whole a structure is. */
export const STRUCTURE_STATE = vocabulary("structureState", {
  formed: { native: "成格", roman: "chéng gé" },
  broken: { native: "破格", roman: "pò gé" },
  rescued: { native: "敗中有救", roman: "bài zhōng yǒu jiù" },
  unformed: { native: "未成格", roman: "wèi chéng gé" },
});
export type StructureState = IdOf<typeof STRUCTURE_STATE>;

/** What makes, breaks or saves a structure; every one names what shows in the stems. */
export const STATE_REASONS = [
  "conditionsMet",
  "undisturbed",
  "hurtingOfficerAttacks",
  "resourceHoldsHurting",
  "killingsMuddyOfficer",
  "eatingGodChecksKillings",
  "companionsTakeWealth",
  "outputOrOfficerBetween",
  "wealthFeedsKillings",
  "wealthBreaksResource",
  "companionsHoldWealth",
  "killingsUnchecked",
  "resourceTurnsKillings",
  "indirectResourceRobs",
  "wealthHoldsIndirectResource",
  "hurtingMeetsOfficer",
  "wealthOrResourceBetween",
  "killingsMastered",
  "killingsUnmastered",
  "hurtingHasOutlet",
  "hurtingWithoutOutlet",
  "strengthHasTask",
  "strengthWithoutTask",
  "bladeMastered",
  "bladeUnmastered",
] as const;
export type StateReason = (typeof STATE_REASONS)[number];
export type StatePhrases = { [K in StateReason]: {} };

export const stateShape = verdict(
  term(STRUCTURE_STATE, "Whether it is formed"),
  phrase<StatePhrases>("What makes, breaks or saves it"),
  "How whole the structure is, by what shows in the stems",
);
type State = Frozen<Static<typeof stateShape>>;

/** What shows in the stems beside the day master. */
interface Shown {
  readonly god: (id: TenGod) => boolean;
  readonly family: (id: GodFamily) => boolean;
}

/** One way a structure fails, and what saves it. */
interface Failing {
  readonly when: (shown: Shown) => boolean;
  readonly breaks: StateReason;
  readonly savedBy: (shown: Shown) => boolean;
  readonly saves: StateReason;
}

const SOURCE = "Ziping Zhenquan, lun yong shen cheng bai jiu ying";

const officerFailings: readonly Failing[] = [
  {
    when: ({ god }) => god("hurtingOfficer"),
    breaks: "hurtingOfficerAttacks",
    savedBy: ({ family }) => family("resource"),
    saves: "resourceHoldsHurting",
  },
  {
    when: ({ god }) => god("sevenKillings"),
    breaks: "killingsMuddyOfficer",
    savedBy: ({ god }) => god("eatingGod"),
    saves: "eatingGodChecksKillings",
  },
];

const wealthFailings: readonly Failing[] = [
  {
    when: ({ family }) => family("companions"),
    breaks: "companionsTakeWealth",
    savedBy: ({ family }) => family("output") || family("officer"),
    saves: "outputOrOfficerBetween",
  },
  {
    when: ({ god }) => god("sevenKillings"),
    breaks: "wealthFeedsKillings",
    savedBy: ({ god }) => god("eatingGod"),
    saves: "eatingGodChecksKillings",
  },
];

const resourceFailings: readonly Failing[] = [
  {
    when: ({ family }) => family("wealth"),
    breaks: "wealthBreaksResource",
    savedBy: ({ family }) => family("companions"),
    saves: "companionsHoldWealth",
  },
];

const FAILINGS: Readonly<Partial<Record<StructureId, readonly Failing[]>>> = {
  directOfficer: officerFailings,
  directWealth: wealthFailings,
  indirectWealth: wealthFailings,
  directResource: resourceFailings,
  indirectResource: resourceFailings,
  sevenKillings: [
    {
      when: ({ family, god }) => family("wealth") && !god("eatingGod"),
      breaks: "killingsUnchecked",
      savedBy: ({ family }) => family("resource"),
      saves: "resourceTurnsKillings",
    },
  ],
  eatingGod: [
    {
      when: ({ god }) => god("indirectResource"),
      breaks: "indirectResourceRobs",
      savedBy: ({ family }) => family("wealth"),
      saves: "wealthHoldsIndirectResource",
    },
  ],
  hurtingOfficer: [
    {
      when: ({ god }) => god("directOfficer"),
      breaks: "hurtingMeetsOfficer",
      savedBy: ({ family }) => family("wealth") || family("resource"),
      saves: "wealthOrResourceBetween",
    },
  ],
};

/** What a structure needs before it counts as formed. */
interface Condition {
  readonly met: (shown: Shown) => boolean;
  readonly yes: StateReason;
  readonly no: StateReason;
}

const NEEDS: Readonly<Partial<Record<StructureId, Condition>>> = {
  sevenKillings: {
    met: ({ god, family }) => god("eatingGod") || family("resource"),
    yes: "killingsMastered",
    no: "killingsUnmastered",
  },
  hurtingOfficer: {
    met: ({ family }) => family("wealth") || family("resource"),
    yes: "hurtingHasOutlet",
    no: "hurtingWithoutOutlet",
  },
  jianLu: {
    met: ({ family }) => family("officer") || family("wealth") || family("output"),
    yes: "strengthHasTask",
    no: "strengthWithoutTask",
  },
  monthBlade: {
    met: ({ family }) => family("officer"),
    yes: "bladeMastered",
    no: "bladeUnmastered",
  },
};

/**
 * Judges whether a structure stands: formed, broken, rescued, or not formed.
 *
 * Only what shows in the stems counts here; luck and years can make or mend what the birth lacks.
 *
 * @param special whether it follows, dominates or transforms: its conditions are then met already
 */
export function judgeState(chart: Chart, id: StructureId, special: boolean): State {
  const state = (value: StructureState, ...codes: readonly StateReason[]): State => ({
    value,
    because: codes.map((code) => ({ code, source: SOURCE })),
  });
  if (special) return state("formed", "conditionsMet");
  const shown = shownIn(chart);
  const failing = (FAILINGS[id] ?? []).filter(({ when }) => when(shown));
  const unsaved = failing.find(({ savedBy }) => !savedBy(shown));
  if (unsaved) return state("broken", unsaved.breaks);
  const saved = failing[0];
  if (saved) return state("rescued", saved.breaks, saved.saves);
  const need = NEEDS[id];
  if (!need) return state("formed", "undisturbed");
  return need.met(shown) ? state("formed", need.yes) : state("unformed", need.no);
}

function shownIn(chart: Chart): Shown {
  const stems = otherStems(chart).map(({ stem }) => stem);
  const gods = new Set(stems.map((stem) => tenGodOf(chart.dayMaster, stem)));
  const families = new Set(stems.map((stem) => familyOf(chart.dayMaster, stem)));
  return { god: (id) => gods.has(id), family: (id) => families.has(id) };
}
