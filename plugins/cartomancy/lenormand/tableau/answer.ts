import { phrase, term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { ASKED_FIELDS } from "../../core/answer.ts";
import { leaningField } from "../../core/leaning.ts";
import { LENORMAND, type LenormandId } from "../core/deck.ts";
import { cardFields } from "../draw/answer.ts";
import { LAYOUT } from "./layout.ts";

/** How a card stands to the one that is asked from. */
export const REACH = vocabulary("reach", ["self", "near", "middle", "far"]);
export type Reach = IdOf<typeof REACH>;

export type Phrases = {
  card: { card: LenormandId };
  keywords: { card: LenormandId };
  means: { card: LenormandId };
  /** A card in a house. */
  housed: { card: LenormandId; house: LenormandId };
  near: { card: LenormandId };
  far: { card: LenormandId };
};

const place = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 36, description: `${description}, 1 to 36 row by row` });
const some = (description: string) => Type.Array(term(LENORMAND, "A card"), { description });
const aPhrase = <P extends keyof Phrases>(description: string) =>
  phrase<Pick<Phrases, P>>(description);

/** A card as the centre of a reading: its house and what lies about it. */
const centre = (description: string) =>
  Type.Object(
    {
      card: term(LENORMAND, "The card"),
      place: place("Where it lies"),
      house: term(LENORMAND, "The house it lies in"),
      says: aPhrase<"housed">("The card in its house"),
      guest: term(LENORMAND, "The card that lies in its own house"),
      around: some("Cards that touch it, row by row"),
      left: some("Cards of its row to the left, the nearest first: what is behind"),
      right: some("Cards of its row to the right, the nearest first: what lies ahead"),
      above: some("Cards of its column above, the nearest first: what is on the mind"),
      below: some("Cards of its column below, the nearest first: what is in hand"),
      knights: some("Cards a knight's move away: what comes about by a corner"),
      mirrors: some("Cards that mirror it across the middle of the table"),
    },
    { description },
  );

export const answer = Type.Object({
  layout: term(LAYOUT, "How the cards lie"),
  ...ASKED_FIELDS,
  cards: Type.Array(
    Type.Object({
      place: place("Where it lies"),
      ...cardFields,
      house: term(LENORMAND, "The house it lies in"),
      housed: aPhrase<"housed">("The card in its house"),
      distance: Type.Integer({ minimum: 0, maximum: 8, description: "Steps from the person" }),
      reach: term(REACH, "Near touches, far is four steps and more"),
      reads: Type.Union([aPhrase<"near" | "far">("The sense"), Type.Null()], {
        description: "What the card says near or far; null at the person and in between",
      }),
    }),
    { description: "Row by row from the left" },
  ),
  person: centre("The card of the person"),
  topic: Type.Union([centre("The card of the matter"), Type.Null()], {
    description: "The card of the matter that is asked about; null where it is the person's own",
  }),
  apart: Type.Union([Type.Integer({ minimum: 0, maximum: 8 }), Type.Null()], {
    description: "Steps from the person to the card of the matter",
  }),
  first: some("The first three cards of the table"),
  corners: some("The four corners, which frame it"),
  heart: some("The cards in the middle"),
  optionCards: Type.Array(Type.Object(cardFields), {
    description: "The card of each option: those about the Ways",
  }),
  leaning: leaningField<{ card: LenormandId }>(
    "50 + 25 × the mean of the cards that touch the person, and twice those that touch the card of the matter. No probability",
  ),
});
export type TableauAnswer = Frozen<Static<typeof answer>>;
