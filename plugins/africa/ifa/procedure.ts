import { byChance, defineProcedure, requireAnswerable, understand, wordsIn } from "#sdk";
import { answer, type IfaAnswer } from "./answer.ts";
import { decide, drawOdu, KINDS, SIDE, type Throw } from "./fortune.ts";
import { CONVENTIONS, input } from "./input.ts";
import { idOf, legOf, marksOf, orderOf, rankOf, type Leg, type Odu, type OduOrder } from "./odu.ts";
import { drawTray } from "./picture.ts";
import { answerBy } from "./reply.ts";
import type { IfaWords } from "./words/en.ts";

/** One odu of the 256, with what comes with it. */
export const ifaCast = defineProcedure({
  name: "ifa.cast",
  tradition: "yoruba",
  words: wordsIn<IfaWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/ifa.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  run(given, { random }): IfaAnswer {
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
  },
  asks: byChance,
  weighs: {
    origin: "own",
    read: ({ odu, kind, score }) => ({
      score,
      testimonies: [{ code: "brings", with: { odu, kind }, weight: score - 50 }],
    }),
  },
  picture: drawTray,
  examples: [
    {
      title: "eight single marks are Ogbe Meji, the first odu",
      input: { marks: [1, 1, 1, 1, 1, 1, 1, 1], seed: "ifa" },
      expect: { odu: { text: "Ogbe Meji" }, isMeji: true, rank: 1, right: { order: 1 } },
      source:
        "S. Skinner, Terrestrial Astrology (1980): Ogbe Meji is the strongest and heads the order",
    },
    {
      title: "Ose on the right and Otura on the left",
      input: { marks: [1, 2, 1, 2, 1, 2, 1, 1], method: "ikin", seed: "ifa" },
      expect: { odu: { text: "Ose-Otura" }, isMeji: false, left: { order: 13 } },
      source: "Published tables of the 256 odu: 1212 Ose, 1211 Otura, right leg named first",
    },
    {
      title: "ranked by the right leg, Oyeku-Ogbe is the thirty-second",
      input: { marks: [2, 2, 2, 2, 1, 1, 1, 1], ranks: "rightLeg", seed: "ifa" },
      expect: { odu: { text: "Oyeku-Ogbe" }, rank: 32 },
      source:
        "S. Skinner, Terrestrial Astrology (1980): sixteen doubles, fifteen others of Ogbe, then those of Oyeku",
    },
  ],
  references: [
    {
      title: "Ifa Divination: Communication between Gods and Men in West Africa",
      author: "William Bascom",
      year: "1969",
    },
    {
      title: "Terrestrial Astrology: Divination by Geomancy",
      author: "Stephen Skinner",
      year: "1980",
      part: "Ifa: generating the figures with palm nuts; the order of the 256",
    },
    { title: "Yoruba Heathenism", author: "James Johnson", year: "1899" },
  ],
});

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
