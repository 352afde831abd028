import { CAST_BY, term, Type, type Frozen, type Static } from "#sdk";
import { HOUSES, SHIELD, WAY } from "./shapes.ts";

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], { description: "As it was asked" }),
  castBy: term(CAST_BY, "Who made the mothers"),
  shield: SHIELD,
  houses: HOUSES,
  way: WAY,
  points: Type.Integer({ description: "Points of the twelve houses; 96 is the middle" }),
});
export type GeomancyAnswer = Frozen<Static<typeof answer>>;
