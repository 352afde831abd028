import type { Given, InputOf } from "#sdk";
import type { LoShuAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { countsOf, kuaOf, linesOf, SQUARE } from "./rules.ts";

export { drawSquare as picture } from "./picture.ts";

export function run({ gender }: InputOf<typeof input>, give: Given): LoShuAnswer {
  const date = give.civil().given;
  const counts = countsOf(date);
  const of = (test: (count: number) => boolean) =>
    counts.flatMap((count, index) => (test(count) ? [index + 1] : []));
  return {
    cells: SQUARE.flat().map((number) => ({
      number,
      count: counts[number - 1]!,
      written: String(number).repeat(counts[number - 1]!),
    })),
    missing: of((count) => count === 0),
    repeated: of((count) => count > 1),
    lines: linesOf(counts),
    kua: gender === undefined ? null : kuaOf(date.year, gender),
  };
}
