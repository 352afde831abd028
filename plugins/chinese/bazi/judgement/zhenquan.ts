import type { GodFamily } from "#east/ten_gods.ts";
import { isAllOne, oneMindOf, partnerOf } from "./chanwei.ts";
import { monthStructure } from "./month_structure.ts";
import type { Named } from "./named.ts";
import { outerStructure } from "./outer_structure.ts";
import type { View } from "./view.ts";

const SOURCE = "Ziping Zhenquan, lun za ge";

/** One force fills the chart. */
const FILLS = 0.6;

/**
 * Names the structure by Zhenquan: those that leave the month aside under its strict conditions, then the month.
 *
 * A chart that is wholly of one mind is named so here too; the book has only its gathered form (一方秀氣).
 */
export function structureByZhenquan(view: View): Named {
  return (
    given(view) ??
    transformed(view) ??
    outerStructure(view) ??
    allOfOneMind(view) ??
    monthStructure(view)
  );
}

/** Nothing but its own, and neither wealth nor officer above for which the month could be used. */
function allOfOneMind(view: View): Named | null {
  const hasUse = view.shows("wealth") || view.shows("officer");
  return isAllOne(view) && !hasUse ? oneMindOf(view).named : null;
}

/** 棄命: one element fills the chart, the day stem has no root, and nothing speaks against it. */
function given(view: View): Named | null {
  const { shares, firmRoots, firmResource } = view;
  if (firmRoots.length > 0 || firmResource || view.usableResource) return null;
  const follow = (id: "followOfficer" | "followWealth", lead: "officer" | "wealth"): Named => ({
    id,
    kind: "follow",
    because: {
      code: "follows",
      with: {
        self: view.chart.dayMaster.id,
        support: Math.round(view.support * 100),
        lead,
        share: Math.round(shares[lead] * 100),
      },
      source: SOURCE,
    },
    isTrue: true,
  });
  if (shares.officer >= FILLS && !view.shows("output")) return follow("followOfficer", "officer");
  if (shares.wealth >= FILLS && !view.shows("officer")) return follow("followWealth", "wealth");
  return null;
}

/** 化氣: the month and most branches are of the result, and the day stem is not. */
function transformed(view: View): Named | null {
  const partner = partnerOf(view);
  if (!partner || partner.result === view.self) return null;
  const { result, stem, place } = partner;
  const branches = view.branches.filter(({ element }) => element === result);
  if (view.chart.month.branch.element !== result || branches.length < 3) return null;
  const self = view.chart.dayMaster.id;
  const percent = Math.round(view.shares[view.familyOf(result)] * 100);
  return {
    id: "transformation",
    kind: "transformation",
    because: {
      code: "transforms",
      with: { self, partner: stem.id, place, result, percent },
      source: SOURCE,
    },
    isTrue: true,
  };
}

/** What a structure outside the month asks for. */
export function neededOutside(view: View, { id, kind }: Named): GodFamily {
  if (id === "followWealth" || id === "followOfficer") return "wealth";
  if (kind === "transformation") return view.familyOf(partnerOf(view)!.result);
  if (kind === "dominant") return view.isPresent("output") ? "output" : "resource";
  return id === "facingSun" ? "resource" : "output";
}
