/** What of a chart a reading tells of, found once for every language. */
import { BRANCH, STEM, type Phase } from "#lore";
import { PLACES, type Place } from "#east/calendar/pillars.ts";
import { nativeOf } from "#east/natives.ts";
import { branchOf, stemOf } from "#east/pairs.ts";
import type { GodFamily } from "#east/ten_gods.ts";
import type { StateReason } from "../judgement/success_row.ts";
import type { SchoolId } from "../judgement/view.ts";
import type { ChartAnswer } from "./answer.ts";
import type { ElementRole } from "./useful_god_answer.ts";

/** Where something stands in a chart: a stem above, a branch below, or a stem inside a branch. */
export interface Spot {
  readonly at: "above" | "below" | "inside";
  readonly place: Place;
  /** The stem or branch, as it is written. */
  readonly native: string;
  /** The branch that holds a stem inside; else the same as `native`. */
  readonly within: string;
}

/** Lists where an element stands, what shows first; the day stem itself is left out. */
export function spotsOf({ pillars }: ChartAnswer, element: Phase): readonly Spot[] {
  const above: Spot[] = [];
  const below: Spot[] = [];
  const inside: Spot[] = [];
  for (const place of PLACES) {
    const pillar = pillars[place];
    if (!pillar) continue;
    const stem = nativeOf(STEM, pillar.stem);
    const branch = nativeOf(BRANCH, pillar.branch);
    if (place !== "day" && pillar.stemElement === element) {
      above.push({ at: "above", place, native: stem, within: stem });
    }
    if (pillar.branchElement === element) {
      below.push({ at: "below", place, native: branch, within: branch });
      continue;
    }
    const hidden = pillar.hiddenStems.find((one) => stemOf(one.stem).element === element);
    if (hidden) {
      const native = nativeOf(STEM, hidden.stem);
      inside.push({ at: "inside", place, native, within: branch });
    }
  }
  return [...above, ...below, ...inside];
}

/** The element that a family of ten gods is for a chart. */
export function elementOf({ usefulGod: { roles } }: ChartAnswer, family: GodFamily): Phase {
  return Object.values(roles).find((role) => role.family === family)!.element;
}

/** The role of a family of ten gods. */
export function roleOf({ usefulGod: { roles } }: ChartAnswer, family: GodFamily): ElementRole {
  return (Object.keys(roles) as ElementRole[]).find((role) => roles[role].family === family)!;
}

/** What carries the day stem most (`support`), or asks most of it (`burden`), in its first place. */
export function heaviestSpot(answer: ChartAnswer, side: "support" | "burden"): Spot | null {
  const families = {
    support: ["companions", "resource"],
    burden: ["officer", "wealth", "output"],
  } as const;
  const shares = families[side].map((family) => elementOf(answer, family));
  const { percent } = answer.balance;
  const heaviest = shares.reduce((a, b) => (percent[b] > percent[a] ? b : a));
  return spotsOf(answer, heaviest)[0] ?? null;
}

/** The book that does not head the answer. */
export function otherSchool({ usefulGod }: ChartAnswer): SchoolId {
  return usefulGod.school === "zhenquan" ? "chanwei" : "zhenquan";
}

/** The family in which a spouse is looked for: wealth for a man, the officer for a woman. */
export function spouseFamily({ gender }: Pick<ChartAnswer, "gender">): "wealth" | "officer" {
  return gender === "male" ? "wealth" : "officer";
}

/** Who acts in what makes, breaks or saves a structure; the first acts on the second. */
const ACTORS: Readonly<Partial<Record<StateReason, readonly GodFamily[]>>> = {
  officerWithResource: ["resource", "officer"],
  officerWithWealth: ["wealth", "officer"],
  officerHelpedBelow: ["officer"],
  officerAlone: ["officer"],
  officerCombinedAway: ["officer"],
  outputAttacksOfficer: ["output", "officer"],
  resourceHoldsOutput: ["resource", "output"],
  outputCombinedAway: ["output"],
  killingsMixWithOfficer: ["officer"],
  outputRemovesOne: ["output"],
  wealthFeedsKillings: ["wealth", "officer"],
  killingsCombinedAway: ["officer"],
  outputChecksKillings: ["output", "officer"],
  resourceTurnsKillings: ["resource", "officer"],
  wealthRaisesOfficer: ["wealth", "officer"],
  companionsTakeWealth: ["companions", "wealth"],
  outputBetween: ["output"],
  wealthWithResource: ["wealth", "resource"],
  outputFeedsWealth: ["output", "wealth"],
  strongCarriesWealth: ["wealth"],
  wealthOverwhelms: ["wealth"],
  officerFeedsResource: ["officer", "resource"],
  wealthBreaksResource: ["wealth", "resource"],
  companionsHoldWealth: ["companions", "wealth"],
  wealthTempersResource: ["wealth", "resource"],
  wealthCombinedAway: ["wealth"],
  outputReleasesResource: ["output", "resource"],
  resourceUndisturbed: ["resource"],
  indirectResourceRobs: ["resource", "output"],
  wealthHoldsIndirectResource: ["wealth", "resource"],
  killingsTakeOver: ["officer"],
  outputAlone: ["output"],
  resourceUndoesCheck: ["resource", "output"],
  wealthClearsResource: ["wealth", "resource"],
  killingsCheckedBelow: ["output", "officer"],
  killingsTurnedBelow: ["resource", "officer"],
  killingsUnmastered: ["officer"],
  wealthOrResourceBetween: ["wealth", "resource"],
  coldMetalWantsOfficer: ["officer"],
  resourceOverOutput: ["resource", "output"],
  outputWithResource: ["resource", "output"],
  outputWithKillings: ["output", "officer"],
  bladeMastered: ["officer"],
  bladeSpent: ["output", "wealth"],
  killingsTooMany: ["officer"],
  selfHasOfficer: ["officer"],
  selfHasKillings: ["officer", "output"],
  selfHasWealth: ["output", "wealth"],
  selfHasOutput: ["output"],
  wealthWithoutOutput: ["companions", "wealth"],
};

/** Where those stand who act in a reason, one spot each. */
export function actorsOf(answer: ChartAnswer, reason: StateReason): readonly Spot[] {
  return (ACTORS[reason] ?? []).flatMap((family) => {
    const [first] = spotsOf(answer, elementOf(answer, family));
    return first ? [first] : [];
  });
}

/** Places of the branches on which the day stem stands firm. */
export function firmRoots({ strength, pillars }: ChartAnswer): readonly Spot[] {
  return strength.roots
    .filter(({ firm }) => firm)
    .map(({ pillar: place }) => {
      const native = branchOf(pillars[place]!.branch).native;
      return { at: "below", place, native, within: native };
    });
}
