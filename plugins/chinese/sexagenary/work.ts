import { type Give, type InputOf, Refusal } from "#sdk";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { pairOf } from "#east/pairs.ts";
import type { SexagenaryAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { signOf, yearsOf } from "./sign.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";

/** Years that are searched where none are given. */
const FROM = 1900;

const TO = 2100;

export function run(
  {
    sign,
    fromYear = FROM,
    toYear = TO,
    clock,
    dayBoundary,
  }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): SexagenaryAnswer {
  if (fromYear > toYear) throw new Refusal("yearsReversed", { fromYear, toYear });
  const sought = sign
    ? { sign: signOf(pairOf(sign)), fromYear, toYear, years: yearsOf(sign, fromYear, toYear) }
    : null;
  const civil = give.civil();
  const chart = chartTimeOf(civil, clock);
  const { year, month, day, hour } = fourPillars(civil, chart, dayBoundary, "liChun").pillars;
  return {
    pillars: {
      year: signOf(year),
      month: signOf(month),
      day: signOf(day),
      hour: hour && signOf(hour),
    },
    sought,
  };
}
