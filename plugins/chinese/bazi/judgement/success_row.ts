import { vocabulary, type IdOf } from "#sdk";
import type { GodFamily } from "#east/ten_gods.ts";
import type { View } from "./view.ts";

/** How whole a structure is. */
export const STRUCTURE_STATE = vocabulary("structureState", {
  formed: { native: "成格", roman: "chéng gé" },
  broken: { native: "破格", roman: "pò gé" },
  rescued: { native: "敗中有救", roman: "bài zhōng yǒu jiù" },
  unformed: { native: "未成格", roman: "wèi chéng gé" },
});
export type StructureState = IdOf<typeof STRUCTURE_STATE>;

/** What makes, breaks or saves a structure. */
export const STATE_REASONS = [
  "conditionsMet",
  "officerWithResource",
  "officerWithWealth",
  "officerHelpedBelow",
  "officerAlone",
  "officerCombinedAway",
  "monthClashed",
  "outputAttacksOfficer",
  "resourceHoldsOutput",
  "outputCombinedAway",
  "killingsMixWithOfficer",
  "oneCombinedAway",
  "outputRemovesOne",
  "clashRemovesKillings",
  "wealthFeedsKillings",
  "killingsCombinedAway",
  "outputChecksKillings",
  "resourceTurnsKillings",
  "wealthRaisesOfficer",
  "companionsTakeWealth",
  "outputBetween",
  "wealthWithResource",
  "outputFeedsWealth",
  "strongCarriesWealth",
  "wealthOverwhelms",
  "officerFeedsResource",
  "wealthBreaksResource",
  "companionsHoldWealth",
  "wealthTempersResource",
  "wealthCombinedAway",
  "outputReleasesResource",
  "resourceUndisturbed",
  "indirectResourceRobs",
  "wealthHoldsIndirectResource",
  "killingsTakeOver",
  "outputAlone",
  "resourceUndoesCheck",
  "wealthClearsResource",
  "killingsCheckedBelow",
  "killingsTurnedBelow",
  "killingsUnmastered",
  "wealthOrResourceBetween",
  "coldMetalWantsOfficer",
  "resourceOverOutput",
  "outputWithResource",
  "outputWithKillings",
  "bladeMastered",
  "bladeSpent",
  "bladeUnmastered",
  "killingsTooMany",
  "selfHasOfficer",
  "selfHasKillings",
  "selfHasWealth",
  "selfHasOutput",
  "wealthWithoutOutput",
  "strengthWithoutTask",
] as const;
export type StateReason = (typeof STATE_REASONS)[number];
export type StatePhrases = { [K in StateReason]: {} };

/** Something a chart has, which decides its structure. */
export interface Row {
  readonly when: (view: View) => boolean;
  readonly state: StructureState;
  /** The family that completes the structure (相神), or how it is chosen. */
  readonly needs: GodFamily | ((view: View) => GodFamily);
  readonly why: readonly [StateReason, ...StateReason[]];
}

/** By Zhenquan a root of the heavy kind or nearly half of the chart makes the day stem strong enough to use. */
export function isStrongEnough({ support, heavyRoots }: View): boolean {
  return support >= 0.45 || heavyRoots.length >= 2;
}

/** Whether a branch beside the month clashes with it. */
export function isMonthClashed({ branches }: View): boolean {
  return branches.some(({ place, clashed }) => place === "month" && clashed);
}
