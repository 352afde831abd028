import { type Give, type InputOf, requireAnswerable, sumOf, understand, type Weighing } from "#sdk";
import { countMarks, drawFigure } from "#lore";
import type { SikidyAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { leaningOf, weighTableau } from "./judgement.ts";
import {
  answersOf,
  buildTableau,
  checkTableau,
  COLUMNS,
  FIGURE_NAMES,
  findUnique,
  isPrince,
} from "./tableau.ts";
import { replyOf } from "./reply.ts";

export { drawTableau as picture } from "./picture.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): SikidyAnswer {
  const { mothers, question, columns: school } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const tableau = buildTableau(mothers ?? [1, 2, 3, 4].map(() => drawFigure(random)));
  const unique = findUnique(tableau);
  const testimonies = weighTableau(tableau, school);
  const score = sumOf(testimonies);
  const columns = COLUMNS[school].map(({ number, name, stands, parents }) => {
    const figure = tableau[number - 1]!;
    return {
      number,
      column: name,
      stands,
      figure,
      name: FIGURE_NAMES[figure]!,
      seeds: countMarks(figure),
      rank: isPrince(figure) ? ("prince" as const) : ("slave" as const),
      parents,
      unique: unique.includes(number),
    };
  }) satisfies SikidyAnswer["columns"];
  return {
    question: question ?? null,
    asked,
    reply: replyOf(asked, columns, score),
    castBy: mothers ? "caller" : "chance",
    columns,
    checks: checkTableau(tableau),
    answers: answersOf(tableau).map((one) => ({ ...one, name: FIGURE_NAMES[one.figure]! })),
    unique,
    testimonies,
    score,
    leaning: { value: leaningOf(score), because: [{ code: "byScore", with: { score } }] },
  };
}

export function weigh({ score, testimonies }: SikidyAnswer): Weighing {
  return { score, testimonies };
}
