import type { InputOf } from "#sdk";
import { stemOf } from "#east/pairs.ts";
import { tenGodOf } from "#east/ten_gods.ts";
import type { ClimateAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { climateGods } from "./table.ts";
import { airOf } from "./terms.ts";

export { drawGods as picture } from "./picture.ts";

export function run({ dayStem, monthBranch }: InputOf<typeof input>): ClimateAnswer {
  const day = stemOf(dayStem);
  return {
    dayStem,
    element: day.element,
    monthBranch,
    air: airOf(monthBranch),
    gods: climateGods(dayStem, monthBranch).map((stem, i) => ({
      stem,
      element: stemOf(stem).element,
      tenGod: tenGodOf(day, stemOf(stem)),
      rank: i + 1,
    })),
  };
}
