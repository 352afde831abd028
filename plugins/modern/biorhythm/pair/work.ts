import type { InputOf } from "#sdk";
import { agreementOf, CLASSIC, PERIODS } from "../core/cycles.ts";
import { readDay } from "../core/dates.ts";
import type { PairAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawDials as picture } from "./picture.ts";

export function run({ a, b }: InputOf<typeof input>): PairAnswer {
  const daysApart = Math.abs(readDay(a, "a") - readDay(b, "b"));
  const cycles = CLASSIC.map((cycle) => ({
    cycle,
    period: PERIODS[cycle],
    phaseDifference: daysApart % PERIODS[cycle],
    agreement: agreementOf(cycle, daysApart),
  }));
  const score = Math.round(cycles.reduce((sum, { agreement }) => sum + agreement, 0) / 3);
  return {
    score,
    band: score >= 80 ? "excellent" : score >= 65 ? "good" : score >= 40 ? "mixed" : "challenging",
    daysApart,
    cycles,
  };
}
