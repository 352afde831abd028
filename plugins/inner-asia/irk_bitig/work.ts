import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { replyBy } from "#east/draw/reply.ts";
import type { IrkBitigAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  leaningOf,
  numberOf,
  omenAt,
  scoreOf,
  throwDie,
  TIMES,
  twinOf,
  wordOf,
  type Pips,
} from "./omens.ts";

export { drawThrows as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): IrkBitigAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const throws = (given.throws as Pips | undefined) ?? throwDie(random);
  const { reply, others } = replyBy(
    asked,
    throws,
    given.throws ? undefined : () => throwDie(random),
    {
      score: scoreOf,
      where: () => null,
      when: (cast) => {
        const time = TIMES[omenAt(numberOf(cast))];
        return time ? { ...time, from: null, to: null } : null;
      },
    },
  );
  const number = numberOf(throws);
  const omen = omenAt(number);
  const word = wordOf(omen);
  const score = scoreOf(throws);
  return {
    question: question ?? null,
    asked,
    reply,
    optionOmens: others.map((cast) => omenAt(numberOf(cast))),
    castBy: given.throws ? "caller" : "chance",
    throws: [...throws],
    number,
    omen,
    twin: twinOf(number),
    word,
    leaning: { value: leaningOf(score), because: [{ code: "called", with: { omen, word } }] },
    score,
  };
}

export function weigh({ leaning, score }: IrkBitigAnswer): Weighing {
  return { score, testimonies: leaning.because.map((one) => ({ ...one, weight: score - 50 })) };
}
