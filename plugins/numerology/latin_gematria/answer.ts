import { term, Type, type Frozen, type Static } from "#sdk";
import { KEY } from "./rules.ts";

export const answer = Type.Object({
  text: Type.String({ description: "As given" }),
  read: Type.String({ description: "The letters that were counted" }),
  keys: Type.Array(
    Type.Object({
      key: term(KEY, "The key", ["about"]),
      total: Type.Integer({ description: "Sum of all letters" }),
      root: Type.Integer({ minimum: 0, maximum: 9, description: "Digits added until one is left" }),
      triangle: Type.Union([Type.Integer(), Type.Null()], {
        description: "Side, where the total is a triangular number; else null",
      }),
      letters: Type.Array(
        Type.Object({
          letter: Type.String({ description: "The letter" }),
          value: Type.Integer({ description: "Its value" }),
        }),
        { description: "Letter by letter" },
      ),
    }),
    { description: "Each key" },
  ),
});
export type GematriaAnswer = Frozen<Static<typeof answer>>;
