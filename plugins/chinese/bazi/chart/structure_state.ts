import type { Text, Verdict } from "#old";
import { namesById } from "../../core/named.ts";
import { familyOf, tenGodIdOf, type GodFamily, type TenGodId } from "../../core/ten_gods.ts";
import { otherStems, type Chart } from "./chart.ts";
import type { StructureId, StructureKind } from "./structure.ts";

/** How whole a structure is. */
export const STRUCTURE_STATES = namesById([
  ["formed", "成格", "chéng gé", "formed"],
  ["broken", "破格", "pò gé", "broken"],
  ["rescued", "敗中有救", "bài zhōng yǒu jiù", "broken and rescued"],
  ["unformed", "未成格", "wèi chéng gé", "not formed"],
]);

/** Id of a state. */
export type StructureState = keyof typeof STRUCTURE_STATES;

/** What shows in the stems beside the day master. */
interface Shown {
  readonly god: (id: TenGodId) => boolean;
  readonly family: (id: GodFamily) => boolean;
}

/** One way a structure fails, and what saves it. */
interface Failing {
  readonly when: (shown: Shown) => boolean;
  readonly breaks: Text;
  readonly savedBy: (shown: Shown) => boolean;
  readonly saves: Text;
}

const text = (en: string, zhHant: string): Text => ({ en, zhHant });

const SOURCE = "Ziping Zhenquan, lun yong shen cheng bai jiu ying";

const CONDITIONS_MET = text("its strict conditions are all met", "所須條件俱備");
const UNDISTURBED = text("nothing in the stems attacks it", "天干無傷剋之物");

const officerFailings: readonly Failing[] = [
  {
    when: ({ god }) => god("hurtingOfficer"),
    breaks: text("the hurting officer shows and attacks the direct officer", "傷官透出而剋正官"),
    savedBy: ({ family }) => family("resource"),
    saves: text("a resource stem shows and holds the hurting officer back", "印星透出制傷護官"),
  },
  {
    when: ({ god }) => god("sevenKillings"),
    breaks: text(
      "seven killings shows beside the direct officer and muddies it",
      "七殺並透，官殺混雜",
    ),
    savedBy: ({ god }) => god("eatingGod"),
    saves: text("the eating god shows and keeps the killings in check", "食神透出制殺"),
  },
];

const wealthFailings: readonly Failing[] = [
  {
    when: ({ family }) => family("companions"),
    breaks: text("companions show and take the wealth", "比劫透出奪財"),
    savedBy: ({ family }) => family("output") || family("officer"),
    saves: text(
      "output or officer shows between companions and wealth",
      "食傷或官殺透出，化劫護財",
    ),
  },
  {
    when: ({ god }) => god("sevenKillings"),
    breaks: text("wealth feeds seven killings, which shows", "財星生助透出之七殺"),
    savedBy: ({ god }) => god("eatingGod"),
    saves: text("the eating god shows and keeps the killings in check", "食神透出制殺"),
  },
];

const resourceFailings: readonly Failing[] = [
  {
    when: ({ family }) => family("wealth"),
    breaks: text("wealth shows and breaks the resource", "財星透出壞印"),
    savedBy: ({ family }) => family("companions"),
    saves: text("companions show and hold the wealth", "比劫透出制財護印"),
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
      breaks: text("wealth shows and feeds the killings unchecked", "財星透出黨殺而無制"),
      savedBy: ({ family }) => family("resource"),
      saves: text(
        "a resource stem shows and turns the killings to the day master's use",
        "印星透出化殺生身",
      ),
    },
  ],
  eatingGod: [
    {
      when: ({ god }) => god("indirectResource"),
      breaks: text("the indirect resource shows and robs the eating god", "偏印透出，梟神奪食"),
      savedBy: ({ family }) => family("wealth"),
      saves: text("wealth shows and holds the indirect resource", "財星透出制梟護食"),
    },
  ],
  hurtingOfficer: [
    {
      when: ({ god }) => god("directOfficer"),
      breaks: text(
        "the hurting officer meets the direct officer in the stems",
        "傷官見官，兩透天干",
      ),
      savedBy: ({ family }) => family("wealth") || family("resource"),
      saves: text("wealth or resource shows and stands between them", "財印透出，居中調和"),
    },
  ],
};

/** What a structure needs before it counts as formed. */
const NEEDS: Readonly<
  Partial<
    Record<
      StructureId,
      { readonly met: (s: Shown) => boolean; readonly yes: Text; readonly no: Text }
    >
  >
> = {
  sevenKillings: {
    met: ({ god, family }) => god("eatingGod") || family("resource"),
    yes: text(
      "the eating god or a resource stem shows and masters the killings",
      "食神或印星透出，殺有制化",
    ),
    no: text(
      "neither the eating god nor a resource stem shows to master the killings",
      "食神印星俱不透，殺無制化",
    ),
  },
  hurtingOfficer: {
    met: ({ family }) => family("wealth") || family("resource"),
    yes: text(
      "wealth or resource shows and gives the hurting officer an outlet",
      "財星或印星透出，傷官有所歸",
    ),
    no: text(
      "neither wealth nor resource shows to give the hurting officer an outlet",
      "財印俱不透，傷官無所歸",
    ),
  },
  jianLu: {
    met: ({ family }) => family("officer") || family("wealth") || family("output"),
    yes: text(
      "officer, wealth or output shows and gives the strength a task",
      "財官食傷有透，身旺有所用",
    ),
    no: text(
      "neither officer, wealth nor output shows to give the strength a task",
      "財官食傷俱不透，身旺無所用",
    ),
  },
  monthBlade: {
    met: ({ family }) => family("officer"),
    yes: text("officer or killings shows and masters the blade", "官殺透出制刃"),
    no: text("neither officer nor killings shows to master the blade", "官殺不透，刃無所制"),
  },
};

/**
 * Judges whether a structure stands: formed, broken, rescued, or not formed.
 *
 * Only what shows in the stems counts here; luck and years can make or mend what the birth lacks.
 */
export function judgeState(
  chart: Chart,
  id: StructureId,
  kind: StructureKind,
): Verdict<StructureState> {
  const because = (...rules: readonly Text[]) =>
    rules.map((rule) => ({ rule: chart.say(rule.en, rule.zhHant), source: SOURCE }));
  if (kind === "follow" || kind === "dominant" || kind === "transformation") {
    return { value: "formed", because: because(CONDITIONS_MET) };
  }
  const shown = shownIn(chart);
  const failing = (FAILINGS[id] ?? []).filter(({ when }) => when(shown));
  const unsaved = failing.find(({ savedBy }) => !savedBy(shown));
  if (unsaved) return { value: "broken", because: because(unsaved.breaks) };
  const saved = failing[0];
  if (saved) return { value: "rescued", because: because(saved.breaks, saved.saves) };
  const need = NEEDS[id];
  if (!need) return { value: "formed", because: because(UNDISTURBED) };
  const met = need.met(shown);
  return { value: met ? "formed" : "unformed", because: because(met ? need.yes : need.no) };
}

function shownIn(chart: Chart): Shown {
  const stems = otherStems(chart).map(({ stem }) => stem);
  const gods = new Set(stems.map((stem) => tenGodIdOf(chart.dayMaster, stem)));
  const families = new Set(stems.map((stem) => familyOf(chart.dayMaster, stem)));
  return { god: (id) => gods.has(id), family: (id) => families.has(id) };
}
