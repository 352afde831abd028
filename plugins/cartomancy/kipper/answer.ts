import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../core/answer.ts";
import { leaningField } from "../core/leaning.ts";
import { GAZE, KIPPER, type KipperId } from "./deck.ts";
import { SPREAD } from "./spreads.ts";

export type Phrases = {
  card: { card: KipperId };
  keywords: { card: KipperId };
  means: { card: KipperId };
  pair: { a: KipperId; b: KipperId };
  looksAt: { card: KipperId; at: KipperId };
  looksOff: { card: KipperId };
};

const card = (description: string) => term(KIPPER, description);
const cardOrNull = (description: string) =>
  Type.Union([card("The card"), Type.Null()], { description });
const some = (description: string) => Type.Array(card("A card"), { description });
const place = (description: string) =>
  Type.Integer({
    minimum: 1,
    maximum: 36,
    description: `${description}, row by row from the left`,
  });

const cardFields = {
  card: card("The card"),
  number: Type.Integer({ minimum: 1, maximum: 36, description: "Its number, as `cards` takes it" }),
  polarity: Type.Integer({ minimum: -2, maximum: 2, description: "2 good, 0 neither, -2 ill" }),
  keywords: phrase<Pick<Phrases, "keywords">>("Its keywords"),
  means: phrase<Pick<Phrases, "means">>("What it says by itself"),
};

const seen = {
  ahead: some("What lies before the eyes, the nearest first: what is coming"),
  behind: some("What lies behind the back, the nearest first: what is past or not seen"),
};

export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      place: place("Where it lies"),
      ...cardFields,
      gaze: Type.Union([term(GAZE, "The side"), Type.Null()], {
        description: "The side to which somebody on it looks; null where nobody does",
      }),
    }),
    { description: "Row by row from the left" },
  ),
  person: Type.Union(
    [
      Type.Object({
        card: card("The main person"),
        place: place("Where the person lies"),
        ...seen,
        above: some("Cards of the column above: what is on the mind"),
        below: some("Cards of the column below: what is in hand"),
      }),
      Type.Null(),
    ],
    { description: "The main person; null where the card was not dealt" },
  ),
  topic: Type.Union(
    [
      Type.Object({
        card: card("The card of the matter"),
        place: place("Where it lies"),
        around: some("Cards that touch it"),
        seen: Type.Boolean({
          description: "Whether the main person looks along the row it lies in",
        }),
      }),
      Type.Null(),
    ],
    { description: "The card of the matter on the whole table; null otherwise" },
  ),
  looks: Type.Array(
    Type.Object({
      card: card("Somebody on a card"),
      at: cardOrNull("The card next before the eyes; null at the edge of the table"),
      back: cardOrNull("The card next behind the back; null at the edge"),
      says: phrase<Pick<Phrases, "looksAt" | "looksOff">>("What is looked at"),
    }),
    { description: "To whom and what people look" },
  ),
  pairs: Type.Array(
    Type.Object({
      places: Type.Array(Type.Integer(), { description: "Two places side by side, from 1" }),
      says: phrase<Pick<Phrases, "pair">>("What they say together"),
    }),
    { description: "Neighbours of a line or of the rows of nine; the second colours the first" },
  ),
  optionCards: Type.Array(Type.Object(cardFields), {
    description:
      "A card for each option: drawn after the spread, or those about the card of change",
  }),
  leaning: leaningField<{ card: KipperId }>(
    "50 + 25 × the mean of the polarities, the middle twice; on the whole table of the cards about the person and, twice, about the matter. No probability",
  ),
});
export type KipperAnswer = Frozen<Static<typeof answer>>;
