import { SIGN } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { CARD } from "../tarot/card.ts";

const numbered = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 22, description: "1 to 22; 22 is the Fool" }),
      card: term(CARD, "The card"),
    },
    { description },
  );

export const answer = Type.Object({
  sum: Type.Integer({ description: "Year, month and day added" }),
  chain: Type.Array(numbered("A card"), {
    description: "Personality, then what its digits add to; the last is the soul card",
  }),
  hidden: Type.Array(numbered("A card"), {
    description:
      "Other trumps whose digits come to the same number, and which are not in the chain",
  }),
  year: Type.Object(
    {
      year: Type.Integer({ description: "The year asked" }),
      sum: Type.Integer({ description: "Year, month and day of the birthday added" }),
      number: Type.Integer({ minimum: 1, maximum: 22, description: "1 to 22" }),
      card: term(CARD, "The card of the year, from birthday to birthday"),
    },
    { description: "The card of a year" },
  ),
  sun: Type.Object(
    {
      sign: term(SIGN, "Sign of the Sun"),
      degree: Type.Number({ description: "Within the sign" }),
      trump: term(CARD, "Trump of the sign"),
      decan: term(CARD, "Card of the ten degrees"),
      court: term(CARD, "Court card of the degree"),
    },
    { description: "Cards of the degree of the Sun" },
  ),
});
export type BirthCardsAnswer = Frozen<Static<typeof answer>>;
