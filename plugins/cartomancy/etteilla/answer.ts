import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../core/answer.ts";
import { leaningField } from "../core/leaning.ts";
import { RANK, type Rank } from "../tarot/card.ts";
import { ETTEILLA, type EtteillaId } from "./deck.ts";
import { SPREAD } from "./terms.ts";

/** A card as it lies. */
export interface Face {
  readonly card: EtteillaId;
  readonly reversed: boolean;
}
export type Phrases = {
  card: Face;
  keywords: Face;
  says: Face;
  company: { rank: Rank; count: number; reversed: boolean };
};

const cardFields = {
  card: term(ETTEILLA, "The card"),
  number: Type.Integer({ minimum: 1, maximum: 78, description: "His number" }),
  reversed: Type.Boolean({ description: "Whether it lies upside down" }),
  keyword: Type.String({ description: "As it stands on the card, in French" }),
  keywords: phrase<Pick<Phrases, "keywords">>("The same in the language asked"),
};

export const answer = Type.Object({
  spread: term(SPREAD, "The stroke"),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      ...cardFields,
      polarity: Type.Integer({
        minimum: -2,
        maximum: 2,
        description: "2 good to -2 ill, as it lies",
      }),
      says: phrase<Pick<Phrases, "says">>("What it says"),
    }),
    { description: "In the order of dealing, from the right" },
  ),
  companies: Type.Array(
    Type.Object({
      rank: term(RANK, "The rank"),
      count: Type.Integer({ minimum: 2, maximum: 4, description: "How many" }),
      reversed: Type.Boolean({ description: "Whether more than half lie upside down" }),
      says: phrase<Pick<Phrases, "company">>("What they say together"),
    }),
    { description: "Two, three or four of one rank" },
  ),
  questioner: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
    description:
      "Place of the first questioner (1 or 8) that was dealt, from the right; null where neither was",
  }),
  optionCards: Type.Array(Type.Object(cardFields), {
    description: "A card for each option, drawn after the stroke; empty by hand",
  }),
  leaning: leaningField<Face>(
    "50 + 25 × the mean of the polarities as the cards lie. No probability",
  ),
});
export type EtteillaAnswer = Frozen<Static<typeof answer>>;
