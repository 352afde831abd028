import { defineProcedure, oneOf, Question, TextShape, Type, verdictOf, type Static } from "#sdk";
import { PatternShape } from "../core/figures.ts";
import { writeBrief } from "./brief.ts";
import { decide, drawOdu, KINDS, SIDES, type Alternative, type Throw } from "./fortune.ts";
import { legOf, nameOf, orderOf, rankOf, type Leg, type Odu, type OduOrder } from "./odu.ts";
import { drawTray } from "./picture.ts";

const leg = Type.Object({
  id: Type.String(),
  pattern: PatternShape,
  name: TextShape,
  order: Type.Integer({ minimum: 1, maximum: 16, description: "Place among the sixteen" }),
  theme: TextShape,
  counsel: TextShape,
});
const RANK = Type.Integer({ minimum: 1, maximum: 256, description: "Seniority; 1 is the highest" });
const throwShape = Type.Object({ alternative: Type.String(), odu: TextShape, rank: RANK });

const output = Type.Object({
  method: oneOf(["ikin", "opele"], "Palm nuts or chain"),
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who made the marks of the odu"),
  odu: Type.Object({ name: TextShape, isMeji: Type.Boolean(), rank: RANK }),
  right: leg,
  left: leg,
  marks: Type.Array(Type.Integer({ minimum: 1, maximum: 2 }), {
    description: "Right leg from the top, then the left; pass as `marks` to read the odu again",
  }),
  fortune: verdictOf(oneOf(["ire", "ibi"], "Blessing or hardship")),
  fortuneName: TextShape,
  fortuneThrows: Type.Array(throwShape),
  kind: Type.Object({ id: Type.String(), name: TextShape }),
  kindThrows: Type.Array(throwShape),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "70 with ire, 30 with ibi" }),
});
export type IfaAnswer = Static<typeof output>;

/** One odu of the 256, with what comes with it. */
export const ifaCast = defineProcedure({
  name: "ifa.cast",
  tradition: "yoruba",
  title: { en: "Ifa", zhHant: "伊法占卜" },
  summary: {
    en: "Casts one of 256 Odu by palm nuts or divining chain, with its two legs, rank, and the ire or ibi that comes with it",
    zhHant: "以棕櫚核或占鏈求得二百五十六奧杜之一，示其兩足、位次與隨之而來的福或逆",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/ifa.svg",
  needs: ["random"],
  conventions: {
    order: {
      title: { en: "Order of the sixteen odu", zhHant: "十六奧杜的次序" },
      default: "common",
      options: {
        common: {
          title: { en: "the order most diviners know", zhHant: "多數占者所用之序" },
          source: "W. Bascom, Ifa Divination (1969), ch. 4",
        },
        ife: {
          title: { en: "the order of Ile-Ife", zhHant: "伊萊伊費之序" },
          source: "W. Bascom, Ifa Divination (1969), ch. 4",
        },
      },
    },
  },
  input: Type.Object({
    method: Type.Optional(oneOf(["ikin", "opele"], "Palm nuts or divining chain; default opele")),
    marks: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 2 }), {
        minItems: 8,
        maxItems: 8,
        description:
          "Marks made by hand, right leg from the top, then the left; the throws for ire and ibi are drawn all the same",
      }),
    ),
    question: Question,
  }),
  output,
  run: (input, { random }): IfaAnswer => {
    const { method = "opele", marks, order } = input;
    const odu = marks ? readMarks(marks) : drawOdu(random);
    const fortune = decide(random, SIDES, order);
    const side = fortune.chosen;
    const kind = decide(random, KINDS[side.id], order);
    const rule = `the throw for ${side.id} is the more senior, or equal and earlier`;
    return {
      method,
      question: input.question ?? null,
      source: marks ? "caller" : "chance",
      odu: {
        name: nameOf(odu),
        isMeji: odu.right.id === odu.left.id,
        rank: rankOf(odu, order),
      },
      right: describeLeg(odu.right, order),
      left: describeLeg(odu.left, order),
      marks: [...odu.right.pattern, ...odu.left.pattern].map(Number),
      fortune: {
        value: side.id,
        because: [{ rule, source: "W. Bascom, Ifa Divination (1969), ch. 5" }],
      },
      fortuneName: side.name,
      fortuneThrows: fortune.throws.map(describeThrow),
      kind: kind.chosen,
      kindThrows: kind.throws.map(describeThrow),
      score: side.id === "ire" ? 70 : 30,
    };
  },
  brief: writeBrief,
  picture: drawTray,
  examples: [
    {
      title: "eight single marks are Ogbe Meji, the first odu",
      input: { marks: [1, 1, 1, 1, 1, 1, 1, 1], seed: "ifa" },
      expect: { odu: { name: { en: "Ogbe Meji" }, isMeji: true, rank: 1 }, right: { order: 1 } },
      source: "W. Bascom, Ifa Divination (1969), ch. 4: Ogbe Meji heads the order",
    },
    {
      title: "Ose on the right and Otura on the left",
      input: { marks: [1, 2, 1, 2, 1, 2, 1, 1], method: "ikin", seed: "ifa" },
      expect: { odu: { name: { en: "Ose-Otura" }, isMeji: false }, left: { order: 13 } },
      source: "Published tables of the 256 odu: 1212 Ose, 1211 Otura, right leg named first",
    },
  ],
  references: [
    {
      title: "Ifa Divination: Communication between Gods and Men in West Africa",
      author: "William Bascom",
      year: "1969",
    },
    { title: "Yoruba Heathenism", author: "James Johnson", year: "1899" },
  ],
});

function readMarks(marks: readonly number[]): Odu {
  const text = marks.join("");
  return { right: legOf(text.slice(0, 4)), left: legOf(text.slice(4)) };
}

function describeLeg(one: Leg, order: OduOrder): IfaAnswer["right"] {
  return { ...one, order: orderOf(one, order) };
}

function describeThrow({ alternative, odu, rank }: Throw<Alternative>) {
  return { alternative: alternative.id, odu: nameOf(odu), rank };
}
