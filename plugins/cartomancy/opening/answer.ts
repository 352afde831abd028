import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ASKED_FIELDS } from "../core/answer.ts";
import { leaningField } from "../core/leaning.ts";
import { CARD, type CardId } from "../tarot/card.ts";
import { RELATION } from "../tarot/dignities.ts";
import { DIVISION, OPERATION, WAY, type Operation } from "./terms.ts";

export type Phrases = {
  card: { card: CardId };
  keywords: { card: CardId };
  /** What a card says in an operation. */
  says: { card: CardId; operation: Operation };
};

const laid = {
  card: term(CARD, "The card"),
  reversed: Type.Boolean({ description: "Whether it lies upside down; the sense stays as it is" }),
};

export const answer = Type.Object({
  ...ASKED_FIELDS,
  significator: Type.Object(
    {
      card: term(CARD, "The court card of the one who asks"),
      chosen: Type.Boolean({ description: "Whether the caller chose it; otherwise chance did" }),
    },
    { description: "The significator" },
  ),
  operations: Type.Array(
    Type.Object({
      operation: term(OPERATION, "The operation"),
      division: term(DIVISION, "The heap in which the significator lies", ["about"]),
      cards: Type.Array(Type.Object(laid), { description: "The cards of that heap, as dealt" }),
      place: Type.Integer({
        minimum: 1,
        maximum: 78,
        description: "Where the significator lies in it",
      }),
      way: term(WAY, "Which way is counted"),
      counted: Type.Array(
        Type.Object({
          ...laid,
          value: Type.Integer({ minimum: 2, maximum: 12, description: "How far it counts" }),
          keywords: phrase<Pick<Phrases, "keywords">>("Its keywords"),
          says: phrase<Pick<Phrases, "says">>("What it says in this operation"),
        }),
        { description: "The cards that the counting comes to, the significator first" },
      ),
      pairs: Type.Array(
        Type.Object({
          cards: Type.Array(term(CARD, "A card"), { description: "One on either side" }),
          relation: term(RELATION, "What their elements do to each other"),
        }),
        { description: "Cards on either side of the significator, the nearest first" },
      ),
    }),
    { description: "The five operations" },
  ),
  leaning: leaningField<{ card: CardId }>(
    "50 + 25 × the mean of the polarities of the cards counted, the significator not among them; those of the last operation count twice. No probability",
  ),
});
export type KeyAnswer = Frozen<Static<typeof answer>>;
