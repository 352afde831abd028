/** The declared answer of `numerology.chaldean`. */
import { oneOf, TextShape, Type, type Static } from "#old";

const compoundMeaning = Type.Union([
  Type.Object({
    text: TextShape,
    fortune: oneOf(["fortunate", "cautionary", "mixed"], "How Cheiro counts it"),
    sameAs: Type.Union([Type.Integer(), Type.Null()], {
      description: "The number whose meaning it repeats",
    }),
  }),
  Type.Null(),
]);

const nameSum = {
  letters: Type.Array(
    Type.Object({
      part: Type.String(),
      letters: Type.Array(Type.Object({ char: Type.String(), value: Type.Integer() })),
      total: Type.Integer(),
      root: Type.Integer({ minimum: 1, maximum: 9 }),
    }),
    { description: "Each part of the name, letter by letter" },
  ),
  nameTotals: Type.Array(Type.Integer(), { description: "Total of each part" }),
  total: Type.Integer(),
  compound: Type.Union([Type.Integer({ minimum: 10, maximum: 52 }), Type.Null()], {
    description:
      "10-52, from the total or from the parts as the convention says; above 52 the digits are added; null where none is left",
  }),
  compoundMeaning,
  single: Type.Integer({ minimum: 1, maximum: 9 }),
  planet: TextShape,
  portrait: TextShape,
};

/** A name added up, as it is answered. */
export const output = Type.Object({
  name: Type.String(),
  ...nameSum,
  ignored: Type.Array(Type.String(), { description: "Characters that are no Latin letters" }),
  birthNumber: Type.Union(
    [
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 31 }),
        number: Type.Integer({ minimum: 1, maximum: 9 }),
        planet: TextShape,
        portrait: TextShape,
      }),
      Type.Null(),
    ],
    { description: "Root of the day of birth; null without a birth date" },
  ),
  harmony: Type.Union(
    [
      Type.Object({
        value: oneOf(["same", "family", "different"], "Name and birth number"),
        text: TextShape,
      }),
      Type.Null(),
    ],
    { description: "Families: 1-4-8, 2-7, 3-6-9, 5" },
  ),
  aliases: Type.Array(Type.Object({ name: Type.String(), ...nameSum })),
});

/** What `run` returns and the brief reads. */
export type ChaldeanAnswer = Static<typeof output>;
