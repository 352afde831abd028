import { CLASSICAL, ELEMENT } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { STAR } from "./stars.ts";

const summed = (description: string) =>
  Type.Object(
    {
      jawi: Type.String({ description: "As it was read, in Jawi letters" }),
      spelled: Type.Boolean({
        description: "Whether it was spelled here from Latin letters, which is a guess",
      }),
      letters: Type.Array(
        Type.Object({
          letter: Type.String({ description: "The letter" }),
          value: Type.Integer({ minimum: 0, description: "Its value; 0 where it is passed over" }),
        }),
        { description: "Its letters" },
      ),
      total: Type.Integer({ minimum: 1, description: "Their sum" }),
    },
    { description },
  );

export const answer = Type.Object({
  own: summed("The name"),
  mother: summed("The name of the mother"),
  sum: Type.Integer({ minimum: 2, description: "Both sums together" }),
  number: Type.Integer({ minimum: 1, maximum: 12, description: "What is left by twelves" }),
  star: term(STAR, "The star", ["about"]),
  planet: term(CLASSICAL, "Its planet"),
  element: term(ELEMENT, "Its element"),
});
export type BintangAnswer = Frozen<Static<typeof answer>>;
