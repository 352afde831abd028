import { CAST_BY, ReplyShape, term, Type, UnderstoodShape, type Frozen, type Static } from "#sdk";
import { TABLEAU } from "../core/report.ts";

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who made the mothers"),
  lines: Type.Union([Type.Array(Type.Integer({ minimum: 13, maximum: 20 })), Type.Null()], {
    description:
      "Points in each of the 16 lines of the sand, four for each mother from the top row; odd is a single point. Null where the mothers were given",
  }),
  houseAsked: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
    description:
      "House of the thing asked about, named or read from the question; null where there is neither",
  }),
  ...TABLEAU,
});
export type RamlAnswer = Frozen<Static<typeof answer>>;
