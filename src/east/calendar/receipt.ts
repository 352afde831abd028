import type { Given, ReceiptNotes } from "#sdk";
import { toTrueSolarReceipt } from "#time";
import { nearBoundaries } from "./boundary_warnings.ts";
import { chartTimeOf } from "./chart_time.ts";
import type { ClockName, DayBoundary } from "./conventions.ts";

/** What the receipt of a chart by the sundial says beside the civil time; `dayBoundary` is 23:00 where left out. */
export function chartReceipt(
  input: {
    readonly clock: ClockName;
    readonly dayBoundary?: DayBoundary;
    readonly birthHour?: number | undefined;
  },
  give: Given,
  who?: "a" | "b",
): ReceiptNotes {
  const civil = give.civil(who);
  if (!civil.timeKnown) return {};
  const chart = chartTimeOf(civil, input.clock);
  const hourOnly = input.birthHour !== undefined;
  const warnings = nearBoundaries(civil, chart, input.dayBoundary ?? "23:00", hourOnly);
  return chart.solar ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings } : { warnings };
}
