import { type Give, type InputOf, Refusal } from "#sdk";
import { FIRST_YEAR, LAST_YEAR } from "../../almanac/input.ts";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import type { TimeAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawBoards as picture } from "./picture.ts";

export async function run(
  { clock, dayBoundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): Promise<TimeAnswer> {
  const civil = give.civil();
  const { year } = civil;
  if (year < FIRST_YEAR || year > Math.min(LAST_YEAR, 2990)) {
    throw new Refusal("yearOutOfRange", { year });
  }
  const { pillars, solarYear } = fourPillars(
    civil,
    chartTimeOf(civil, clock),
    dayBoundary,
    "liChun",
  );
  // The star of the day stands in the large tables of the almanac.
  const { boardsOf } = await import("./boards.ts");
  return boardsOf(civil, pillars, solarYear);
}
