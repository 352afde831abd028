/** Structures around output and killings, which the book would have turned or opposed (逆用) as often as followed. */
import { isStrongEnough, type Row } from "./success_row.ts";
import type { View } from "./view.ts";

export const EATING_ROWS: readonly Row[] = [
  {
    when: (v) => v.isFree("indirectResource") && v.isFree("wealth"),
    state: "rescued",
    needs: "wealth",
    why: ["indirectResourceRobs", "wealthHoldsIndirectResource"],
  },
  {
    when: (v) => v.isFree("indirectResource") && v.isFree("sevenKillings"),
    state: "rescued",
    needs: "officer",
    why: ["indirectResourceRobs", "killingsTakeOver"],
  },
  {
    when: (v) => v.isFree("indirectResource"),
    state: "broken",
    needs: "wealth",
    why: ["indirectResourceRobs"],
  },
  {
    when: (v) => v.shows("wealth") && v.isFree("sevenKillings"),
    state: "broken",
    needs: "resource",
    why: ["wealthFeedsKillings"],
  },
  { when: (v) => v.shows("wealth"), state: "formed", needs: "wealth", why: ["outputFeedsWealth"] },
  {
    when: (v) => v.isFree("sevenKillings"),
    state: "formed",
    needs: (v) => (v.isFree("resource") ? "resource" : "officer"),
    why: ["outputChecksKillings"],
  },
  {
    when: (v) => v.isPresent("wealth") || isStrongEnough(v),
    state: "formed",
    needs: "wealth",
    why: ["outputFeedsWealth"],
  },
  { when: () => true, state: "unformed", needs: "resource", why: ["outputAlone"] },
];

export const KILLINGS_ROWS: readonly Row[] = [
  {
    when: (v) => v.isFree("output") && v.isFree("resource") && v.isFree("wealth"),
    state: "rescued",
    needs: "wealth",
    why: ["resourceUndoesCheck", "wealthClearsResource"],
  },
  {
    when: (v) => v.isFree("output") && v.isFree("resource"),
    state: "broken",
    needs: "wealth",
    why: ["resourceUndoesCheck"],
  },
  {
    when: (v) => v.shows("resource") && v.shows("wealth") && isStrongEnough(v),
    state: "rescued",
    needs: "wealth",
    why: ["resourceTurnsKillings", "wealthClearsResource"],
  },
  {
    when: (v) => v.isFree("output"),
    state: "formed",
    needs: "output",
    why: ["outputChecksKillings"],
  },
  {
    when: (v) => v.isFree("resource"),
    state: "formed",
    needs: "resource",
    why: ["resourceTurnsKillings"],
  },
  {
    when: (v) => v.isFree("wealth"),
    state: "broken",
    needs: "resource",
    why: ["wealthFeedsKillings"],
  },
  {
    when: (v) => v.isPresent("output"),
    state: "formed",
    needs: "output",
    why: ["killingsCheckedBelow"],
  },
  {
    when: (v) => v.isPresent("resource"),
    state: "formed",
    needs: "resource",
    why: ["killingsTurnedBelow"],
  },
  { when: () => true, state: "unformed", needs: "output", why: ["killingsUnmastered"] },
];

/** 金水傷官喜見官: metal of winter is cold and wants the officer's fire. */
const isColdMetal = ({ self, chart: { month } }: View) =>
  self === "metal" && month.branch.element === "water";

const meetsOfficer: Row["when"] = (v) => v.shows("directOfficer") && !isColdMetal(v);
const throughWealth: Row["needs"] = (v) => (v.isFree("wealth") ? "wealth" : "resource");

export const HURTING_ROWS: readonly Row[] = [
  {
    when: (v) => isColdMetal(v) && v.isFree("directOfficer"),
    state: "formed",
    needs: "officer",
    why: ["coldMetalWantsOfficer"],
  },
  {
    when: (v) => meetsOfficer(v) && v.isTaken("directOfficer"),
    state: "rescued",
    needs: throughWealth,
    why: ["outputAttacksOfficer", "officerCombinedAway"],
  },
  {
    when: (v) => meetsOfficer(v) && (v.isFree("wealth") || v.isFree("resource")),
    state: "rescued",
    needs: throughWealth,
    why: ["outputAttacksOfficer", "wealthOrResourceBetween"],
  },
  { when: meetsOfficer, state: "broken", needs: "resource", why: ["outputAttacksOfficer"] },
  {
    when: (v) => v.shows("wealth") && v.isTaken("sevenKillings"),
    state: "rescued",
    needs: "wealth",
    why: ["wealthFeedsKillings", "killingsCombinedAway"],
  },
  {
    when: (v) => v.shows("wealth") && v.shows("sevenKillings"),
    state: "broken",
    needs: "output",
    why: ["wealthFeedsKillings"],
  },
  { when: (v) => v.isFree("wealth"), state: "formed", needs: "wealth", why: ["outputFeedsWealth"] },
  {
    when: (v) => v.isFree("resource") && isStrongEnough(v) && v.shares.output < v.shares.resource,
    state: "broken",
    needs: "wealth",
    why: ["resourceOverOutput"],
  },
  {
    when: (v) => v.isFree("resource"),
    state: "formed",
    needs: "resource",
    why: ["outputWithResource"],
  },
  {
    when: (v) => v.isFree("officer"),
    state: "formed",
    needs: "officer",
    why: ["outputWithKillings"],
  },
  {
    when: (v) => v.isPresent("wealth"),
    state: "formed",
    needs: "wealth",
    why: ["outputFeedsWealth"],
  },
  { when: () => true, state: "unformed", needs: "wealth", why: ["outputAlone"] },
];
