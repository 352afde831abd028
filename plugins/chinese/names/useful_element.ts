import type { Phase } from "#lore";
import type { CivilMoment } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { chartOf } from "#east/four_pillars/chart.ts";
import { balanceOf } from "../bazi/chart/balance.ts";
import { describeUsefulGod } from "../bazi/chart/useful_god.ts";
import { judgeChart } from "../bazi/judgement/judge.ts";

/** The useful element of a birth, by the civil clock and the school that `bazi.chart` takes where none is chosen. */
export function usefulElement(civil: CivilMoment): Phase {
  const { pillars } = fourPillars(civil, chartTimeOf(civil, "civil"), "23:00", "liChun");
  const chart = chartOf(pillars);
  return describeUsefulGod(chart, balanceOf(chart), judgeChart(chart), "chanwei").verdict.value;
}
