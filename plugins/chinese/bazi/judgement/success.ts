import type { GodFamily } from "#east/ten_gods.ts";
import type { StructureId } from "../chart/structures.ts";
import { BLADE_ROWS, OWN_ROWS } from "./success_own.ts";
import { MIXED_ROWS, OFFICER_ROWS, RESOURCE_ROWS, WEALTH_ROWS } from "./success_mild.ts";
import { EATING_ROWS, HURTING_ROWS, KILLINGS_ROWS } from "./success_harsh.ts";
import type { Row, StateReason, StructureState } from "./success_row.ts";
import type { View } from "./view.ts";

/** How a structure fares, and what completes it. */
export interface Success {
  readonly state: StructureState;
  readonly needs: GodFamily;
  readonly why: readonly StateReason[];
}

const ROWS: Readonly<Partial<Record<StructureId, readonly Row[]>>> = {
  directOfficer: OFFICER_ROWS,
  sevenKillings: KILLINGS_ROWS,
  directWealth: WEALTH_ROWS,
  indirectWealth: WEALTH_ROWS,
  directResource: RESOURCE_ROWS,
  indirectResource: RESOURCE_ROWS,
  eatingGod: EATING_ROWS,
  hurtingOfficer: HURTING_ROWS,
  monthBlade: BLADE_ROWS,
  jianLu: OWN_ROWS,
  monthRob: OWN_ROWS,
};

/**
 * Judges whether a structure of the month is formed, broken, or broken and rescued; the first row that fits.
 *
 * @returns null for structures outside the month, whose conditions are met already
 * @source Ziping Zhenquan, "lun yong shen cheng bai jiu ying", "lun xiang shen jin yao", and the chapters on
 *   each structure
 */
export function judgeSuccess(view: View, id: StructureId): Success | null {
  const rows = ROWS[id];
  if (!rows) return null;
  const mixes = MIXED_ROWS.filter(() => bothOfficers(view, id));
  const row = [...mixes, ...rows].find(({ when }) => when(view))!;
  const needs = typeof row.needs === "function" ? row.needs(view) : row.needs;
  return { state: row.state, needs, why: row.why };
}

/** Whether officer and killings stand side by side, in the month or in the stems. */
function bothOfficers(view: View, id: StructureId): boolean {
  const has = (god: "directOfficer" | "sevenKillings") => id === god || view.shows(god);
  return has("directOfficer") && has("sevenKillings");
}
