import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { houseOfMatter, replyOf } from "../core/reply.ts";
import { reportTableau } from "../core/report.ts";
import type { RamalAnswer } from "./answer.ts";
import { mothersOfDice, throwDice } from "./dice.ts";
import { hiddenIn } from "./hidden.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawTableau as picture } from "../core/picture.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): RamalAnswer {
  const { dice: thrown, question, dairah, zamir } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const house = houseOfMatter(asked.matter);
  const dice = thrown ?? throwDice(random);
  const report = reportTableau(mothersOfDice(dice), dairah, question ? house : undefined);
  return {
    question: question ?? null,
    asked,
    reply: replyOf(asked, report, house),
    houseAsked: question ? house : null,
    castBy: thrown ? "caller" : "chance",
    dice,
    hiddenQuestion: hiddenIn(report, zamir),
    ...report,
  };
}

export function weigh({ score, testimonies }: RamalAnswer): Weighing {
  return { score, testimonies };
}
