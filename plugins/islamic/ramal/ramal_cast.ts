import {
  defineProcedure,
  oneOf,
  Question,
  TextShape,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { CIRCLE_OPTIONS } from "../core/figures.ts";
import { drawTableau } from "../core/picture.ts";
import { factsOf, tellTableau } from "../core/prose.ts";
import { reportTableau, TABLEAU_OUTPUT } from "../core/report.ts";
import { mothersOfDice, throwDice } from "./dice.ts";
import { findHidden, tellHidden, tellHouse } from "./hidden.ts";

const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who threw the dice"),
  dice: Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
    description: "8 dice, the upper string first; pass as `dice` to read the throw again",
  }),
  hiddenQuestion: Type.Object(
    {
      house: Type.Integer({ minimum: 1, maximum: 16, description: "What the asker has in mind" }),
      stands: TextShape,
      figure: Type.Object(TextShape.properties, { description: "The figure that answers there" }),
      fell: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
        description: "House on which the points fell; null where they are not counted",
      }),
      sign: Type.Object(TextShape.properties, {
        description: "The figure whose home the house is",
      }),
      forAnother: Type.Union([Type.Boolean(), Type.Null()], {
        description: "Whether the asker speaks for another; null where the rule does not tell",
      }),
      rule: Type.String(),
    },
    { description: "The hidden question (zamir) by the chosen rule" },
  ),
  ...TABLEAU_OUTPUT,
});
export type RamalAnswer = Static<typeof output>;

/** The ramal of Persia and India: two strings of four dice. */
export const ramalCast = defineProcedure({
  name: "ramal.cast",
  tradition: "persian-geomancy",
  title: { en: "Ramal with dice", zhHant: "波斯印度骰占拉瑪爾" },
  summary: {
    en: "Throws two strings of four dice, builds the sixteen figures, orders them in the dairah and finds the hidden question and answer",
    zhHant: "擲兩串各四枚之骰，成十六象，依所選之圈排列，並尋出心中所問與其答",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/ramal.svg",
  needs: ["random"],
  conventions: {
    dairah: {
      title: { en: "Circle (dairah) that houses the figures", zhHant: "安置諸象之圈（dairah）" },
      default: "abdah",
      options: CIRCLE_OPTIONS,
    },
    zamir: {
      title: { en: "How the hidden question is found", zhHant: "尋心中所問之法" },
      default: "points",
      options: {
        points: {
          title: {
            en: "by points: house on which they fall, then the home of its figure",
            zhHant: "計點：點數所落之宮，再到其象之本位",
          },
          source: "Kashf al-asrar al-masuna, p. 153, the fourth way",
        },
        firstAndThirteenth: {
          title: {
            en: "by houses 1 and 13: the dwelling of their sum",
            zhHant: "合第一與第十三宮：其和之居所",
          },
          source: "Ramal Shastra on astrologyrays (2017)",
        },
      },
    },
  },
  input: Type.Object({
    dice: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
        minItems: 8,
        maxItems: 8,
        description:
          "Dice thrown by hand, upper string first: 1 shows point over point, 2 point over pair, 3 pair over point, 4 pair over pair",
      }),
    ),
    question: Question,
  }),
  output,
  run: (input, { random }): RamalAnswer => {
    const dice = input.dice ?? throwDice(random);
    const report = reportTableau(mothersOfDice(dice), input.dairah, undefined);
    return {
      question: input.question ?? null,
      source: input.dice ? "caller" : "chance",
      dice: [...dice],
      hiddenQuestion: findHidden(report, input.zamir),
      ...report,
    };
  },
  brief: writeBrief,
  picture: drawTableau,
  examples: [
    {
      title: "all dice show point over point",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
      expect: { houses: { 0: { id: "tariq" }, 7: { id: "tariq" }, 8: { id: "jamaa" } } },
      source:
        "Worked by hand: four roads, whose sums are gatherings (Kashf al-asrar al-masuna, pp. 28-33)",
    },
    {
      title: "88 points fall on house 4, whose road has its home in house 15",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
      expect: { hiddenQuestion: { fell: 4, sign: { en: "Tariq (road)" }, house: 15 } },
      source: "Worked by hand after Kashf al-asrar al-masuna, p. 153, the fourth way",
    },
    {
      title: "the circle of dwellings ends with the road",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1], dairah: "sakan" },
      expect: { houses: { 0: { home: 16 } } },
      source: "Ramal Prashna Shastra (poddu, 2011), part 6: Lahyan first, Tariq last",
    },
  ],
  references: [
    {
      title: "Kashf al-asrar al-masuna fi ikhraj al-dama'ir al-makhzuna",
      author: "Omani print, introduced by Muhammad b. Ahmad Al Busaidi",
      part: "pages 28-35 and 153",
    },
    {
      title: "Geomantic instrument, O138836",
      author: "Victoria and Albert Museum",
      part: "eight dice on two spindles",
    },
    {
      title: "Islamic Geomancy and a Thirteenth-Century Divinatory Device",
      author: "Emilie Savage-Smith and Marion B. Smith",
      year: "1980",
    },
  ],
});

function writeBrief(answer: Frozen<RamalAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const key = english ? "en" : "zhHant";
  const { house, figure } = answer.hiddenQuestion;
  return {
    facts: {
      question: answer.question,
      hiddenQuestion: {
        house,
        stands: tellHouse(answer.hiddenQuestion)[key],
        figure: figure[key],
      },
      ...factsOf(answer, lang),
    },
    outline: english
      ? ["The hidden question", "The first house", "Witnesses and judge", "Balance"]
      : ["心中所問", "第一宮", "二證與判官", "權衡"],
    plain: [tellHidden(answer.hiddenQuestion, lang), ...tellTableau(answer, lang)].join("\n\n"),
  };
}
