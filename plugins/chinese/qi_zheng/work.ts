import { Refusal, type Given, type InputOf } from "#sdk";
import type { QiChart } from "./answer.ts";
import { layChart } from "./chart.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawQiChart as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>, give: Given): QiChart {
  const civil = give.civil();
  if (!civil.timeKnown) throw new Refusal("birthTimeNeeded");
  return layChart(civil, given.ziQiDeg, given);
}
