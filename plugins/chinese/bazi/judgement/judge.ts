import type { Chart } from "#east/four_pillars/chart.ts";
import type { GodFamily } from "#east/ten_gods.ts";
import { extremeOf } from "./chanwei.ts";
import { forcesOf } from "./forces.ts";
import { monthStructure } from "./month_structure.ts";
import type { Named } from "./named.ts";
import { remedyOf, standingOf, type PatternId, type Standing } from "./remedy.ts";
import { judgeSuccess, type Success } from "./success.ts";
import { viewOf, type SchoolId, type View } from "./view.ts";
import { neededOutside, structureByZhenquan } from "./zhenquan.ts";

/** What one book says of a chart. */
export interface Opinion {
  readonly school: SchoolId;
  readonly named: Named;
  readonly success: Pick<Success, "state" | "why">;
  /** The family of ten gods that the chart most needs. */
  readonly needs: GodFamily;
  /** Illness and remedy as Chanwei names them; null by Zhenquan and for charts that follow or rule alone. */
  readonly pattern: PatternId | null;
}

/** A chart judged by both books. */
export interface Judgement {
  readonly view: View;
  readonly standing: Standing;
  readonly opinions: { readonly [K in SchoolId]: Opinion };
}

const MET = { state: "formed", why: ["conditionsMet"] } as const;

/** Judges a chart by both books, each by its own rules. */
export function judgeChart(chart: Chart): Judgement {
  const forces = forcesOf(chart);
  const zhenquan = viewOf(chart, forces, "zhenquan");
  const chanwei = viewOf(chart, forces, "chanwei");
  const standing = standingOf(chanwei);
  return {
    view: chanwei,
    standing,
    opinions: { zhenquan: byZhenquan(zhenquan), chanwei: byChanwei(chanwei, zhenquan, standing) },
  };
}

function byZhenquan(view: View): Opinion {
  const named = structureByZhenquan(view);
  const success = judgeSuccess(view, named.id);
  return {
    school: "zhenquan",
    named,
    success: success ?? MET,
    needs: success?.needs ?? neededOutside(view, named),
    pattern: null,
  };
}

/** @param byMonth the view by which Zhenquan, whose matter success and failure are, judges the month's structure */
function byChanwei(view: View, byMonth: View, standing: Standing): Opinion {
  const extreme = extremeOf(view);
  if (extreme) {
    const { named, needs } = extreme;
    return { school: "chanwei", named, success: MET, needs, pattern: null };
  }
  const named = monthStructure(view);
  const { needs, pattern } = remedyOf(view, standing);
  const success = judgeSuccess(byMonth, named.id)!;
  return { school: "chanwei", named, success, needs, pattern };
}
