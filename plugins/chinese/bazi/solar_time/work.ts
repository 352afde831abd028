import type { Give, InputOf } from "#sdk";
import type { SolarTimeAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readSolarTime } from "./solar_clocks.ts";

export { drawSolarTime as picture } from "./picture.ts";

export function run(
  { dayBoundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): SolarTimeAnswer {
  return readSolarTime(give.civil(), dayBoundary);
}
