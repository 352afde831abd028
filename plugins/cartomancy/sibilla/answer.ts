import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../core/answer.ts";
import { leaningField } from "../core/leaning.ts";
import { RANKS, SUITS } from "../playing/core/card.ts";
import { PLACE, SPREAD } from "./spreads.ts";
import { SIBILLA, type SibillaId } from "./terms.ts";

/** A card as it lies. */
export interface Face {
  readonly card: SibillaId;
  readonly reversed: boolean;
}
export type Phrases = {
  card: Face;
  keywords: Face;
  says: Face;
  pair: { a: SibillaId; b: SibillaId };
  pressed: { a: SibillaId; b: SibillaId };
};

const literals = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { description },
    ),
  );

const cardFields = {
  card: term(SIBILLA, "The card"),
  reversed: Type.Boolean({ description: "Whether it stands on its head" }),
  suit: literals(SUITS, "Suit of the playing card in its corner"),
  rank: literals(RANKS, "Rank of that playing card"),
  polarity: Type.Integer({ minimum: -2, maximum: 2, description: "2 good to -2 ill, as it lies" }),
  keywords: phrase<Pick<Phrases, "keywords">>("Its keywords as it lies"),
};

export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      position: term(PLACE, "The place, or the pack it lies in"),
      ...cardFields,
      says: phrase<Pick<Phrases, "says">>("What it says"),
    }),
    { description: "In the order of dealing" },
  ),
  pairs: Type.Array(
    Type.Object({
      places: Type.Array(Type.Integer(), { description: "Two cards side by side, from 1" }),
      says: phrase<Pick<Phrases, "pair" | "pressed">>(
        "What they say together; a black card presses upon a red one before it",
      ),
    }),
    { description: "Neighbours of a line or of a pack" },
  ),
  people: Type.Array(term(SIBILLA, "Somebody"), { description: "Court cards: who comes into it" }),
  leadingSuit: Type.Union([literals(SUITS, "The suit"), Type.Null()], {
    description: "The suit with most cards; null where none leads",
  }),
  optionCards: Type.Array(Type.Object(cardFields), {
    description: "A card for each option, drawn after the spread",
  }),
  leaning: leaningField<Face>(
    "50 + 25 × the mean of the polarities, those of the middle twice. No probability",
  ),
});
export type SibillaAnswer = Frozen<Static<typeof answer>>;
