import { CAST_BY, ReplyShape, term, Type, UnderstoodShape, type Frozen, type Static } from "#sdk";
import { FIGURE } from "../geomancy/figures.ts";
import { HOUSES, SHIELD, WAY } from "../geomancy/shapes.ts";
import { House, nullable } from "../core/shapes.ts";
import { COMPANY, PERFECTION, TESTIMONY } from "./rules.ts";

export const answer = Type.Object({
  question: nullable(Type.String(), "As it was asked; null without one"),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who made the mothers"),
  quesitedHouse: House("House of the matter"),
  querent: term(FIGURE, "Figure of the first house"),
  quesited: term(FIGURE, "Figure of the house of the matter"),
  perfections: Type.Array(term(PERFECTION, "A way in which the two meet"), {
    description: "Ways in which the two figures meet; empty where they do not",
  }),
  company: nullable(term(COMPANY, "Company of the matter's figure"), "Null where it keeps none"),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "50 and all points, 0 to 100" }),
  testimonies: Type.Array(
    Type.Object({
      testimony: term(TESTIMONY, "What speaks"),
      points: Type.Integer({ description: "For or against" }),
    }),
    { description: "What the score is made of" },
  ),
  shield: SHIELD,
  houses: HOUSES,
  way: WAY,
});
export type GeomancyJudgeAnswer = Frozen<Static<typeof answer>>;
