import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../../core/answer.ts";
import { leaningField } from "../../core/leaning.ts";
import { LENORMAND, type LenormandId } from "../core/deck.ts";
import { SPREAD, TIE, type Tie } from "./spreads.ts";

/** What is said of cards. */
export type Phrases = {
  card: { card: LenormandId };
  keywords: { card: LenormandId };
  means: { card: LenormandId };
  pair: { a: LenormandId; b: LenormandId; tie: Tie };
};

/** A card with its number and its playing card, as both Lenormand procedures give it. */
export const cardFields = {
  card: term(LENORMAND, "The card"),
  number: Type.Integer({ minimum: 1, maximum: 36, description: "Its number, as `cards` takes it" }),
  playingCard: Type.String({ description: "Playing card in its corner: `9-of-hearts`" }),
  polarity: Type.Integer({ minimum: -2, maximum: 2, description: "2 good, 0 neither, -2 ill" }),
  keywords: phrase<Pick<Phrases, "keywords">>("Its keywords"),
  means: phrase<Pick<Phrases, "means">>("What it says by itself"),
};

export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      place: Type.Integer({ minimum: 1, maximum: 9, description: "Row by row, from the left" }),
      ...cardFields,
    }),
    { description: "In the order of the places" },
  ),
  pairs: Type.Array(
    Type.Object({
      tie: term(TIE, "How the second stands to the first"),
      places: Type.Array(Type.Integer(), { description: "The two places, from 1" }),
      says: phrase<Pick<Phrases, "pair">>("What they say together"),
    }),
    { description: "Cards that are read together; the second colours the first" },
  ),
  optionCards: Type.Array(Type.Object(cardFields), {
    description: "A card for each option, drawn after the spread; empty by hand",
  }),
  leaning: leaningField<{ card: LenormandId }>(
    "50 + 25 × the mean of the polarities, the middle card counted twice. No probability",
  ),
});
export type DrawAnswer = Frozen<Static<typeof answer>>;
