import type { InputOf } from "#sdk";
import type { NatalAnswer } from "./answer.ts";
import { layChart } from "./chart.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawChart as picture } from "./picture.ts";

export function run({
  facingDeg,
  builtYear,
  declinationDeg = 0,
  replacement,
}: InputOf<typeof input, typeof CONVENTIONS>): NatalAnswer {
  return layChart(facingDeg - declinationDeg, builtYear, replacement);
}
