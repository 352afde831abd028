import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { replyBy } from "#east/draw/reply.ts";
import type { YutAnswer } from "./answer.ts";
import { luckOf, type YutLuck } from "./figures.ts";
import type { input } from "./input.ts";
import { figureOf, throwSticks, waysOf } from "./sticks.ts";
import type { Throw } from "./terms.ts";

export { drawSticks as picture } from "./picture.ts";

/** Score of a figure by how it is held. */
const SCORES: Readonly<Record<YutLuck, number>> = { good: 72, between: 50, care: 30 };
const scoreOf = (throws: readonly Throw[]) => SCORES[luckOf(figureOf(throws))];

export function run(given: InputOf<typeof input>, { random }: Give<"random">): YutAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const byHand = given.throws as readonly Throw[] | undefined;
  const throws = byHand ?? throwSticks(random);
  const { reply, others } = replyBy(asked, throws, byHand ? undefined : () => throwSticks(random), {
    score: scoreOf,
    where: () => null,
    when: () => null,
  });
  const figure = figureOf(throws);
  const luck = luckOf(figure);
  return {
    castBy: byHand ? "caller" : "chance",
    throws: [...throws],
    figure,
    ways: waysOf(throws),
    verdict: { value: luck, because: [{ code: "heldSo", with: { figure, luck } }] },
    asked,
    reply,
    optionFigures: others.map(figureOf),
    question: question ?? null,
  };
}

export function weigh({ figure, verdict: { value: luck } }: YutAnswer): Weighing {
  const score = SCORES[luck];
  return { score, testimonies: [{ code: "heldSo", with: { figure, luck }, weight: score }] };
}
