import { term, Type, type Frozen, type Static } from "#sdk";
import { innate, pairReading, pairVerdict } from "../answer.ts";
import { PART } from "./input.ts";

export const answer = Type.Object({
  order: Type.Array(term(PART, "A part of the address"), {
    description: "Parts in the order in which they were read",
  }),
  ...pairReading,
  residents: Type.Array(innate, { description: "In the order of the birth dates" }),
  verdict: pairVerdict,
});
export type HouseAnswer = Frozen<Static<typeof answer>>;
