/** Structures of the day stem's own month: the blade, 建祿 and 月劫, which look for their use outside it. */
import type { Row } from "./success_row.ts";

export const BLADE_ROWS: readonly Row[] = [
  {
    when: (v) => !v.shows("officer") && v.isFree("output") && v.isFree("wealth"),
    state: "formed",
    needs: "wealth",
    why: ["bladeSpent"],
  },
  {
    when: (v) => !v.shows("officer"),
    state: "unformed",
    needs: "officer",
    why: ["bladeUnmastered"],
  },
  {
    when: (v) => v.isFree("output") && v.count("officer") >= 2,
    state: "rescued",
    needs: "output",
    why: ["killingsTooMany", "outputChecksKillings"],
  },
  {
    when: (v) => v.isFree("output") && v.isFree("resource"),
    state: "rescued",
    needs: "resource",
    why: ["outputAttacksOfficer", "resourceHoldsOutput"],
  },
  {
    when: (v) => v.isFree("output"),
    state: "broken",
    needs: "resource",
    why: ["outputAttacksOfficer"],
  },
  { when: () => true, state: "formed", needs: "officer", why: ["bladeMastered"] },
];

const hasOfficer: Row["when"] = (v) => v.shows("directOfficer");
const hasKillings: Row["when"] = (v) => v.shows("sevenKillings");

export const OWN_ROWS: readonly Row[] = [
  {
    when: (v) => hasOfficer(v) && v.isTaken("output"),
    state: "rescued",
    needs: "officer",
    why: ["outputAttacksOfficer", "outputCombinedAway"],
  },
  {
    when: (v) => hasOfficer(v) && v.shows("output") && v.isFree("resource"),
    state: "rescued",
    needs: "officer",
    why: ["outputAttacksOfficer", "resourceHoldsOutput"],
  },
  {
    when: (v) => hasOfficer(v) && v.shows("output"),
    state: "broken",
    needs: "resource",
    why: ["outputAttacksOfficer"],
  },
  {
    when: (v) => v.isTaken("directOfficer"),
    state: "broken",
    needs: "officer",
    why: ["officerCombinedAway"],
  },
  {
    when: (v) => hasOfficer(v) && (v.isPresent("wealth") || v.isPresent("resource")),
    state: "formed",
    needs: "officer",
    why: ["selfHasOfficer"],
  },
  { when: hasOfficer, state: "unformed", needs: "wealth", why: ["officerAlone"] },
  {
    when: (v) => v.isTaken("sevenKillings"),
    state: "rescued",
    needs: (v) => (v.isFree("wealth") ? "wealth" : "output"),
    why: ["killingsUnmastered", "killingsCombinedAway"],
  },
  {
    when: (v) => hasKillings(v) && v.isFree("wealth") && !v.isFree("output"),
    state: "broken",
    needs: "output",
    why: ["wealthFeedsKillings"],
  },
  {
    when: (v) => hasKillings(v) && v.isTaken("wealth"),
    state: "rescued",
    needs: "officer",
    why: ["wealthFeedsKillings", "wealthCombinedAway"],
  },
  {
    when: (v) => hasKillings(v) && (v.isFree("output") || v.isPresent("output")),
    state: "formed",
    needs: "officer",
    why: ["selfHasKillings"],
  },
  { when: hasKillings, state: "unformed", needs: "output", why: ["killingsUnmastered"] },
  {
    when: (v) => v.isFree("wealth") && v.isPresent("output"),
    state: "formed",
    needs: "wealth",
    why: ["selfHasWealth"],
  },
  {
    when: (v) => v.isFree("wealth"),
    state: "unformed",
    needs: "output",
    why: ["wealthWithoutOutput"],
  },
  {
    when: (v) => v.isFree("output"),
    state: "formed",
    needs: "output",
    why: ["selfHasOutput"],
  },
  { when: () => true, state: "unformed", needs: "wealth", why: ["strengthWithoutTask"] },
];
