/** Structures that the book would have followed (順用): officer, wealth and resource. */
import { isMonthClashed, isStrongEnough, type Row } from "./success_row.ts";

/** 官殺混雜: before the rows of any structure. */
export const MIXED_ROWS: readonly Row[] = [
  {
    when: (v) => v.isTaken("directOfficer") || v.isTaken("sevenKillings"),
    state: "rescued",
    needs: "officer",
    why: ["killingsMixWithOfficer", "oneCombinedAway"],
  },
  {
    when: (v) => v.isFree("output"),
    state: "rescued",
    needs: "officer",
    why: ["killingsMixWithOfficer", "outputRemovesOne"],
  },
  {
    when: isMonthClashed,
    state: "rescued",
    needs: "officer",
    why: ["killingsMixWithOfficer", "clashRemovesKillings"],
  },
  {
    when: () => true,
    state: "broken",
    needs: (v) => (v.isFree("resource") ? "resource" : "officer"),
    why: ["killingsMixWithOfficer"],
  },
];

const isOfficerHurt: Row["when"] = (v) => v.shows("output") || v.turnedInto("output");

export const OFFICER_ROWS: readonly Row[] = [
  {
    when: (v) => v.isTaken("directOfficer"),
    state: "broken",
    needs: "officer",
    why: ["officerCombinedAway"],
  },
  {
    when: (v) => isOfficerHurt(v) && v.isTaken("output"),
    state: "rescued",
    needs: "resource",
    why: ["outputAttacksOfficer", "outputCombinedAway"],
  },
  {
    when: (v) => isOfficerHurt(v) && v.isFree("resource"),
    state: "rescued",
    needs: "resource",
    why: ["outputAttacksOfficer", "resourceHoldsOutput"],
  },
  { when: isOfficerHurt, state: "broken", needs: "resource", why: ["outputAttacksOfficer"] },
  { when: isMonthClashed, state: "broken", needs: "resource", why: ["monthClashed"] },
  {
    when: (v) => v.isFree("resource"),
    state: "formed",
    needs: "resource",
    why: ["officerWithResource"],
  },
  { when: (v) => v.isFree("wealth"), state: "formed", needs: "wealth", why: ["officerWithWealth"] },
  {
    when: (v) => v.isPresent("wealth") || v.isPresent("resource"),
    state: "formed",
    needs: "wealth",
    why: ["officerHelpedBelow"],
  },
  { when: () => true, state: "unformed", needs: "wealth", why: ["officerAlone"] },
];

const isWealthRobbed: Row["when"] = (v) =>
  v.isFree("companions") && v.shares.companions > v.shares.wealth;

export const WEALTH_ROWS: readonly Row[] = [
  {
    when: (v) => v.isTaken("sevenKillings"),
    state: "rescued",
    needs: "wealth",
    why: ["wealthFeedsKillings", "killingsCombinedAway"],
  },
  {
    when: (v) => v.shows("sevenKillings") && v.isFree("output"),
    state: "rescued",
    needs: "output",
    why: ["wealthFeedsKillings", "outputChecksKillings"],
  },
  {
    when: (v) => v.shows("sevenKillings") && v.isFree("resource"),
    state: "rescued",
    needs: "resource",
    why: ["wealthFeedsKillings", "resourceTurnsKillings"],
  },
  {
    when: (v) => v.shows("sevenKillings"),
    state: "broken",
    needs: "resource",
    why: ["wealthFeedsKillings"],
  },
  {
    when: (v) => v.isFree("directOfficer") && v.isFree("output") && !v.isFree("resource"),
    state: "broken",
    needs: "officer",
    why: ["outputAttacksOfficer"],
  },
  {
    when: (v) => v.isFree("directOfficer"),
    state: "formed",
    needs: "officer",
    why: ["wealthRaisesOfficer"],
  },
  {
    when: (v) => isWealthRobbed(v) && v.isFree("output"),
    state: "rescued",
    needs: "output",
    why: ["companionsTakeWealth", "outputBetween"],
  },
  { when: isWealthRobbed, state: "broken", needs: "output", why: ["companionsTakeWealth"] },
  {
    when: (v) => v.isFree("resource"),
    state: "formed",
    needs: "resource",
    why: ["wealthWithResource"],
  },
  {
    when: (v) => v.isPresent("output"),
    state: "formed",
    needs: "output",
    why: ["outputFeedsWealth"],
  },
  { when: isStrongEnough, state: "formed", needs: "officer", why: ["strongCarriesWealth"] },
  { when: () => true, state: "broken", needs: "companions", why: ["wealthOverwhelms"] },
];

const isResourceBroken: Row["when"] = (v) =>
  v.isFree("wealth") && v.shares.resource < v.shares.wealth;
/** Resource in plenty, which wealth tempers and does not break. */
const isPlenty: Row["when"] = (v) => v.shares.resource >= 0.35;

export const RESOURCE_ROWS: readonly Row[] = [
  {
    when: (v) => v.isFree("directOfficer") && v.shows("output"),
    state: "rescued",
    needs: "officer",
    why: ["outputAttacksOfficer", "resourceHoldsOutput"],
  },
  {
    when: (v) => v.isFree("officer") && isResourceBroken(v) && v.isFree("companions"),
    state: "rescued",
    needs: "companions",
    why: ["wealthBreaksResource", "companionsHoldWealth"],
  },
  {
    when: (v) => v.isFree("officer") && isResourceBroken(v),
    state: "broken",
    needs: "companions",
    why: ["wealthBreaksResource"],
  },
  {
    when: (v) => v.isFree("officer"),
    state: "formed",
    needs: "officer",
    why: ["officerFeedsResource"],
  },
  {
    when: (v) => v.isTaken("wealth") && v.isFree("output"),
    state: "rescued",
    needs: "output",
    why: ["wealthBreaksResource", "wealthCombinedAway"],
  },
  {
    when: (v) => v.shows("wealth") && isPlenty(v) && v.shows("output"),
    state: "rescued",
    needs: "wealth",
    why: ["outputReleasesResource", "wealthTempersResource"],
  },
  {
    when: (v) => v.shows("wealth") && isPlenty(v),
    state: "formed",
    needs: "wealth",
    why: ["wealthTempersResource"],
  },
  {
    when: (v) => v.isTaken("wealth"),
    state: "rescued",
    needs: "resource",
    why: ["wealthBreaksResource", "wealthCombinedAway"],
  },
  {
    when: (v) => v.shows("wealth") && v.isFree("companions"),
    state: "rescued",
    needs: "companions",
    why: ["wealthBreaksResource", "companionsHoldWealth"],
  },
  {
    when: (v) => v.shows("wealth"),
    state: "broken",
    needs: "companions",
    why: ["wealthBreaksResource"],
  },
  {
    when: (v) => v.isFree("output"),
    state: "formed",
    needs: "output",
    why: ["outputReleasesResource"],
  },
  { when: () => true, state: "formed", needs: "officer", why: ["resourceUndisturbed"] },
];
