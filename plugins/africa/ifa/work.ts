import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import type { IfaAnswer } from "./answer.ts";
import { decide, drawOdu, KINDS, SIDE, type Throw } from "./fortune.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { idOf, type Leg, legOf, marksOf, type Odu, type OduOrder, orderOf, rankOf } from "./odu.ts";
import { answerBy } from "./reply.ts";

export { drawTray as picture } from "./picture.ts";

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): IfaAnswer {
  const { method = "opele", marks, question, order, ranks, ofunMeji } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const ranking = { order, ranks, ofunMeji };
  const odu = marks ? readMarks(marks) : drawOdu(random);
  const fortune = decide(random, SIDE.ids, ranking);
  const side = fortune.chosen;
  const kind = decide(random, KINDS[side], ranking);
  const answered = answerBy(random, asked, side, ranking);
  return {
    method,
    question: question ?? null,
    asked,
    reply: answered.reply,
    replyThrows: answered.throws.map(describeThrow),
    castBy: marks ? "caller" : "chance",
    odu: idOf(odu),
    isMeji: odu.right === odu.left,
    rank: rankOf(odu, order, ranks),
    right: describeLeg(odu.right, order),
    left: describeLeg(odu.left, order),
    marks: [...marksOf(odu.right), ...marksOf(odu.left)].map(Number),
    fortune: {
      value: side,
      because: [
        {
          code: "senior",
          with: { side },
          source: "Understanding the hierarchy of Odu Ifa (ajendu, 2018)",
        },
      ],
    },
    fortuneThrows: fortune.throws.map(describeThrow),
    kind: kind.chosen,
    kindThrows: kind.throws.map(describeThrow),
    score: side === "ire" ? 70 : 30,
  };
}

export function weigh({ odu, kind, score }: IfaAnswer): Weighing {
  return {
    score,
    testimonies: [{ code: "brings", with: { odu, kind }, weight: score - 50 }],
  };
}

function readMarks(marks: readonly number[]): Odu {
  const text = marks.join("");
  return { right: legOf(text.slice(0, 4)), left: legOf(text.slice(4)) };
}

function describeLeg(leg: Leg, order: OduOrder): IfaAnswer["right"] {
  return { leg, pattern: marksOf(leg), order: orderOf(leg, order) };
}

function describeThrow<A extends string>({ alternative, odu, rank }: Throw<A>) {
  return { alternative, odu: idOf(odu), rank };
}
