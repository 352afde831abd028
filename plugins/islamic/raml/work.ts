import {
  type Give,
  type InputOf,
  type Random,
  requireAnswerable,
  understand,
  type Weighing,
} from "#sdk";
import { drawLine, type Marks } from "../core/figures.ts";
import { houseOfMatter, replyOf } from "../core/reply.ts";
import { reportTableau } from "../core/report.ts";
import type { RamlAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawTableau as picture } from "../core/picture.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): RamlAnswer {
  const { mothers, question, circle } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const house = given.house ?? (question ? houseOfMatter(asked.matter) : undefined);
  const lines = mothers ? null : drawLines(random);
  const report = reportTableau(mothers ?? mothersOf(lines!), circle, house);
  return {
    question: question ?? null,
    asked,
    reply: replyOf(asked, report, house ?? houseOfMatter(asked.matter)),
    castBy: mothers ? "caller" : "chance",
    lines,
    houseAsked: house ?? null,
    ...report,
  };
}

export function weigh({ score, testimonies }: RamlAnswer): Weighing {
  return { score, testimonies };
}

/** Makes sixteen lines; each is 13 + `below(8)` points. */
export function drawLines(random: Random): readonly number[] {
  return Array.from({ length: 16 }, () => drawLine(random));
}

/** Reads four mothers from sixteen lines: an odd line leaves one point, an even one two. */
export function mothersOf(lines: readonly number[]): readonly Marks[] {
  return [0, 4, 8, 12].map((from) =>
    lines
      .slice(from, from + 4)
      .map((points) => (points % 2 === 1 ? "1" : "2"))
      .join(""),
  );
}
