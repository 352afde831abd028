import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { replyBy } from "#east/draw/reply.ts";
import type { MoAnswer } from "./answer.ts";
import {
  ANSWER,
  GROUNDS,
  HEADING,
  HEADING_OF,
  indexOf,
  leaningOf,
  leaningOfScore,
  quarterOf,
  scoreOf,
  throwDice,
  unitOf,
  type Throws,
} from "./dice.ts";
import type { input } from "./input.ts";

export { drawDice as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): MoAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const heading = HEADING_OF[asked.matter];
  const throws = (given.throws as Throws | undefined) ?? throwDice(random);
  const answerOf = (cast: Throws) => ANSWER.ids[indexOf(cast)]!;
  const { reply, others } = replyBy(
    asked,
    throws,
    given.throws ? undefined : () => throwDice(random),
    {
      score: (cast) => scoreOf(cast, heading),
      where: (cast) => {
        const [quarter, ground] = [quarterOf(cast), GROUNDS[cast[1]]];
        return quarter === null && ground === null ? null : { quarter, ground };
      },
      when: (cast) => {
        const unit = unitOf(cast);
        return unit && { count: null, unit, from: null, to: null };
      },
    },
  );
  const score = scoreOf(throws, heading);
  const answer = answerOf(throws);
  const leaning = leaningOf(throws, heading);
  return {
    question: question ?? null,
    asked,
    reply,
    optionAnswers: others.map(answerOf),
    castBy: given.throws ? "caller" : "chance",
    throws: [...throws],
    number: indexOf(throws) + 1,
    answer,
    heading,
    headings: HEADING.ids.map((one) => ({ heading: one, leaning: leaningOf(throws, one) })),
    leaning: {
      value: leaningOfScore(score),
      because: [{ code: "underHeading", with: { answer, heading, leaning } }],
    },
    score,
  };
}

export function weigh({ leaning, score }: MoAnswer): Weighing {
  return { score, testimonies: leaning.because.map((one) => ({ ...one, weight: score - 50 })) };
}
