import { defineProcedure, oneOf, Question, TextShape, Type, verdictOf, type Static } from "#old";
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
          source:
            "Three public tables of the sixteen, all alike; called the order of Oyo in Arrangement of Odu Ifa (yoruherbs, 2017); after W. Bascom, Ifa Divination (1969)",
        },
        ife: {
          title: { en: "the order of Ile-Ife", zhHant: "伊萊伊費之序" },
          source:
            "A public table of the sixteen with their marks; the contents of W. Bascom, Ifa Divination (1969), run in it. A list of Odù (oluwoifagboun) gives it to Oyo, Ondo and Benin",
        },
      },
    },
    ranks: {
      title: { en: "Ranks of the 240 odu after the doubles", zhHant: "雙卦以下二百四十奧杜的位次" },
      default: "pairs",
      options: {
        pairs: {
          title: {
            en: "mirrored pairs together: Ogbe-Oyeku 17, Oyeku-Ogbe 18",
            zhHant: "互為左右者相鄰：奧貝－奧耶庫十七，奧耶庫－奧貝十八",
          },
          source: "Awo in Training, part IV: the sequence taught at Ode Remo",
        },
        rightLeg: {
          title: {
            en: "by the right leg: Ogbe-Oyeku 17, Ogbe-Iwori 18, Oyeku-Ogbe 32",
            zhHant: "依右足排列：奧貝－奧耶庫十七，奧貝－伊沃里十八，奧耶庫－奧貝三十二",
          },
          source: "S. Skinner, Terrestrial Astrology (1980), the order of the 256",
        },
      },
    },
    ofunMeji: {
      title: {
        en: "Ofun Meji among alternatives",
        zhHant: "擇定福逆時「雙奧豐」的地位",
      },
      default: "sixteenth",
      options: {
        sixteenth: {
          title: { en: "sixteenth, as it is listed", zhHant: "依列為第十六" },
          source: "Public tables of the sixteen; Awo in Training, part IV",
        },
        eighth: {
          title: { en: "equal to the eighth double", zhHant: "與第八雙卦同位" },
          source: "S. Skinner, Terrestrial Astrology (1980), the order of the 256",
        },
        decides: {
          title: { en: "decides at once, as Ogbe Meji does", zhHant: "如雙奧貝，一出即定" },
          source: "Understanding the hierarchy of Odu Ifa (ajendu, 2018)",
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
    const { method = "opele", marks, order, ranks, ofunMeji } = input;
    const ranking = { order, ranks, ofunMeji };
    const odu = marks ? readMarks(marks) : drawOdu(random);
    const fortune = decide(random, SIDES, ranking);
    const side = fortune.chosen;
    const kind = decide(random, KINDS[side.id], ranking);
    const rule = `the throw for ${side.id} is the more senior by the chosen conventions, or equal and earlier`;
    return {
      method,
      question: input.question ?? null,
      source: marks ? "caller" : "chance",
      odu: {
        name: nameOf(odu),
        isMeji: odu.right.id === odu.left.id,
        rank: rankOf(odu, order, ranks),
      },
      right: describeLeg(odu.right, order),
      left: describeLeg(odu.left, order),
      marks: [...odu.right.pattern, ...odu.left.pattern].map(Number),
      fortune: {
        value: side.id,
        because: [{ rule, source: "Understanding the hierarchy of Odu Ifa (ajendu, 2018)" }],
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
      source:
        "S. Skinner, Terrestrial Astrology (1980): Ogbe Meji is the strongest and heads the order",
    },
    {
      title: "Ose on the right and Otura on the left",
      input: { marks: [1, 2, 1, 2, 1, 2, 1, 1], method: "ikin", seed: "ifa" },
      expect: { odu: { name: { en: "Ose-Otura" }, isMeji: false }, left: { order: 13 } },
      source: "Published tables of the 256 odu: 1212 Ose, 1211 Otura, right leg named first",
    },
    {
      title: "ranked by the right leg, Oyeku-Ogbe is the thirty-second",
      input: { marks: [2, 2, 2, 2, 1, 1, 1, 1], ranks: "rightLeg", seed: "ifa" },
      expect: { odu: { name: { en: "Oyeku-Ogbe" }, rank: 32 } },
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

function describeLeg(one: Leg, order: OduOrder): IfaAnswer["right"] {
  return { ...one, order: orderOf(one, order) };
}

function describeThrow({ alternative, odu, rank }: Throw<Alternative>) {
  return { alternative: alternative.id, odu: nameOf(odu), rank };
}
