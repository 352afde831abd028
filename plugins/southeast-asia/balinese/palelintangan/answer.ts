import { term, Type, type Frozen, type Static } from "#sdk";
import { PANCAWARA, SAPTAWARA, WUKU } from "../core/weeks.ts";
import { STAR } from "./stars.ts";

export const answer = Type.Object({
  star: term(STAR, "The star of birth", ["meaning"]),
  number: Type.Integer({ minimum: 1, maximum: 35, description: "In the round, from Sunday Paing" }),
  saptawara: term(SAPTAWARA, "Day of the week"),
  pancawara: term(PANCAWARA, "Market day"),
  urip: Type.Integer({ minimum: 7, maximum: 18, description: "Their weights together" }),
  wuku: term(WUKU, "The named week"),
  beforeSunrise: Type.Boolean({
    description:
      "Whether the birth counts to the day before, since the Balinese day begins at sunrise",
  }),
  sunriseKnown: Type.Boolean({ description: "False where 6:00 stands for the Sun" }),
  returns: Type.Array(Type.String(), {
    description: "The next five civil dates under the star, 35 days apart",
  }),
});
export type StarAnswer = Frozen<Static<typeof answer>>;
