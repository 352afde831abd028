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
} from "#sdk";
import { CIRCLE_OPTIONS } from "../core/figures.ts";
import { drawTableau } from "../core/picture.ts";
import { factsOf, tellTableau } from "../core/prose.ts";
import { reportTableau, TABLEAU_OUTPUT } from "../core/report.ts";
import { HOUSES } from "../core/tableau.ts";
import { mothersOfDice, throwDice } from "./dice.ts";

const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who threw the dice"),
  dice: Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
    description: "8 dice, the upper string first; pass as `dice` to read the throw again",
  }),
  hiddenQuestion: Type.Object(
    {
      house: Type.Integer({ minimum: 1, maximum: 12 }),
      stands: TextShape,
      figure: TextShape,
      rule: Type.String(),
    },
    { description: "What the asker has in mind, and the figure that answers there" },
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
    const house = report.totalPoints % 12 === 0 ? 12 : report.totalPoints % 12;
    return {
      question: input.question ?? null,
      source: input.dice ? "caller" : "chance",
      dice: [...dice],
      hiddenQuestion: {
        house,
        stands: HOUSES[house - 1]!,
        figure: report.houses[house - 1]!.name,
        rule: `points of houses 1 to 15, ${report.totalPoints}, cast out by twelve`,
      },
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
        "Manuals of ramal: eight faces of two single points make four roads, whose sums are gatherings",
    },
    {
      title: "the circle of dwellings ends with the road",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1], dairah: "sakan" },
      expect: { houses: { 0: { home: 16 } } },
      source: "Order of the circle sakan in Persian and Indian manuals: Lahyan first, Tariq last",
    },
  ],
  references: [
    { title: "Ramal Navaratna", author: "Paramasukha" },
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
  const { stands, figure, house } = answer.hiddenQuestion;
  const hidden = english
    ? `The points, cast out by twelve, fall on house ${house}: what is really on the mind is ${stands.en}, and the figure that answers there is ${figure.en}.`
    : `諸點以十二除之，落在第 ${house} 宮：心中真正掛念的是「${stands.zhHant}」，在那裡作答的是${figure.zhHant}。`;
  return {
    facts: {
      question: answer.question,
      hiddenQuestion: { house, stands: stands[key], figure: figure[key] },
      ...factsOf(answer, lang),
    },
    outline: english
      ? ["The hidden question", "The first house", "Witnesses and judge", "Balance"]
      : ["心中所問", "第一宮", "二證與判官", "權衡"],
    plain: [hidden, ...tellTableau(answer, lang)].join("\n\n"),
  };
}
