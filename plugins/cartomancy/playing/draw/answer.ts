import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../../core/answer.ts";
import { leaningField } from "../../core/leaning.ts";
import { CARDS } from "../core/card.ts";
import { RANK, SUIT, type PiquetRank, type PlayingId } from "./deck.ts";
import { COUPLE, type Count, type Couple } from "./rules.ts";
import { PLACE, SPREAD, type Place } from "./spreads.ts";

export const CARD = vocabulary("playingCard", CARDS as readonly PlayingId[]);

/** A card as it lies. */
export interface Face {
  readonly card: PlayingId;
  readonly reversed: boolean;
}
export type Phrases = {
  card: Face;
  keywords: Face;
  says: Face;
  inPlace: Face & { place: Place };
  company: { rank: PiquetRank; count: Count };
  couple: { couple: Couple };
};

const cardFields = {
  card: term(CARD, "The card"),
  reversed: Type.Boolean({ description: "Whether it stands on its head; among 32 alone" }),
  keywords: phrase<Pick<Phrases, "keywords">>("Its keywords as it lies"),
};

export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  deck: Type.Integer({ description: "Cards of the pack: 32 or 52" }),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      position: term(PLACE, "The place, or the pack it lies in"),
      ...cardFields,
      rank: term(RANK, "Its rank"),
      suit: term(SUIT, "Its suit"),
      polarity: Type.Integer({
        minimum: -2,
        maximum: 2,
        description: "2 good to -2 ill, as it lies",
      }),
      says: phrase<Pick<Phrases, "says">>("What it says"),
    }),
    { description: "In the order of dealing" },
  ),
  companies: Type.Array(
    Type.Object({
      position: Type.Union([term(PLACE, "The pack"), Type.Null()], {
        description: "The pack in which they lie; null where they lie among all the cards",
      }),
      rank: term(RANK, "The rank"),
      count: Type.Integer({ minimum: 2, maximum: 4, description: "How many" }),
      reversed: Type.Integer({ minimum: 0, maximum: 4, description: "How many on their heads" }),
      says: phrase<Pick<Phrases, "company">>("What they say together"),
    }),
    { description: "Two, three or four of one rank, of ace and seven to king" },
  ),
  couples: Type.Array(
    Type.Object({
      couple: term(COUPLE, "The two"),
      says: phrase<Pick<Phrases, "couple">>("What they say side by side"),
    }),
    { description: "Neighbours with a sense of their own" },
  ),
  leadingSuit: Type.Union([term(SUIT, "The suit"), Type.Null()], {
    description: "The suit with most cards; null where none leads",
  }),
  optionCards: Type.Array(Type.Object(cardFields), {
    description: "A card for each option, drawn after the spread where enough are left",
  }),
  leaning: leaningField<Face>(
    "50 + 25 × the mean of the polarities; of the three packs the future counts twice. No probability",
  ),
});
export type PlayingAnswer = Frozen<Static<typeof answer>>;
