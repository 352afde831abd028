import type { Given, InputOf } from "#sdk";
import { refuseOutside } from "../core/solar_years.ts";
import type { SanmeiAnswer } from "./answer.ts";
import { chartOf } from "./chart.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawBody as picture } from "./picture.ts";

export function run(
  { termDay }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): SanmeiAnswer {
  const moment = give.civil();
  refuseOutside(moment.year);
  return chartOf(moment, termDay);
}
