import { ELEMENT } from "#lore";
import {
  CAST_BY,
  phrase,
  ReplyShape,
  ScoreShape,
  term,
  Type,
  UnderstoodShape,
  type Frozen,
  type Static,
} from "#sdk";
import { ARCANA, CARD, RANK, SUIT, type Attributions, type Face } from "./card.ts";
import { RELATION } from "./dignities.ts";
import { LAYOUT, PLACE, SPREAD, type PlaceRef } from "./layouts.ts";
import { LEAN } from "./leaning.ts";
import type { ThemePhrases } from "./tallies.ts";

/** What is said of a card beside its names. */
export type CardPhrases = {
  /** What a place asks. */
  asks: PlaceRef;
  keywords: Face;
  meaning: Face;
  /** What a card says in its place; a card that lies reversed may be read upright there. */
  inPlace: PlaceRef & Face & { readReversed: boolean };
  /** The same without what leads up to it. */
  aspect: PlaceRef & Face & { readReversed: boolean };
  /** A card that weighs in the leaning. */
  card: Face;
};

/** Kept in a compact answer. */
const COMPACT = { detail: "compact" } as const;

const card = Type.Object({
  position: { ...term(PLACE, "The place"), ...COMPACT },
  asks: phrase<Pick<CardPhrases, "asks">>("What the place asks"),
  card: { ...term(CARD, "The card; its id is the name for the input `cards`"), ...COMPACT },
  index: Type.Integer({
    minimum: 0,
    maximum: 77,
    description: "In the deck: trumps 0-21, then wands, cups, swords, pentacles from ace to king",
  }),
  arcana: term(ARCANA, "Trump or suit card"),
  suit: Type.Union([term(SUIT, "The suit"), Type.Null()], { description: "Suit; null on trumps" }),
  rank: Type.Union([term(RANK, "The rank"), Type.Null()], { description: "Rank; null on trumps" }),
  number: Type.Integer({ description: "Trumps 0-21 by `order`; suit cards 1-14" }),
  numeral: Type.String({ description: "As it stands on the card: XIII, A, 7, Q" }),
  reversed: Type.Boolean({ description: "Whether the card lies upside down", ...COMPACT }),
  readReversed: Type.Boolean({
    description: "Whether the reversed texts apply; the crossing card is read upright",
  }),
  keywords: phrase<Pick<CardPhrases, "keywords">>("Three to five words"),
  meaning: phrase<Pick<CardPhrases, "meaning">>("What the card means, whatever its place"),
  says: phrase<Pick<CardPhrases, "inPlace">>("What the card says in its place"),
  element: term(ELEMENT, "Element of the card"),
  astro: phrase<Attributions>("How the card stands to the heavens"),
});

const tally = (description: string) => Type.Integer({ minimum: 0, maximum: 10, description });

const tallies = Type.Object(
  {
    majors: tally("Trumps"),
    reversed: tally("Cards upside down"),
    suits: Type.Object(
      {
        wands: tally("Wands"),
        cups: tally("Cups"),
        swords: tally("Swords"),
        pentacles: tally("Pentacles"),
      },
      { description: "Cards of each suit" },
    ),
    elements: Type.Object(
      {
        fire: tally("Cards of fire"),
        earth: tally("Cards of earth"),
        air: tally("Cards of air"),
        water: tally("Cards of water"),
      },
      { description: "Cards of each element, trumps counted" },
    ),
    ranksRepeated: Type.Array(
      Type.Object({
        rank: term(RANK, "The rank"),
        count: Type.Integer({ minimum: 2, maximum: 4, description: "How many cards" }),
      }),
      { description: "Ranks that came more than once, most first" },
    ),
  },
  { description: "What the spread holds by number" },
);

const share = {
  weight: Type.Number({ description: "Points added to the base, three places" }),
  polarity: Type.Number({ description: "Polarity counted, -2 to 2" }),
};

/** A spread as it is answered. */
export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  layout: term(LAYOUT, "What its places ask"),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionCards: Type.Array(
    Type.Object({
      card: term(CARD, "The card"),
      reversed: Type.Boolean({ description: "Whether the card lies upside down" }),
    }),
    {
      description:
        "A card for each option of the reply, drawn after the spread; by hand, its cards",
    },
  ),
  castBy: term(CAST_BY, "Who drew the cards"),
  cards: Type.Array(card, { description: "In the order of the places", ...COMPACT }),
  tallies,
  elementalDignities: Type.Array(
    Type.Object({
      positions: Type.Array(term(PLACE, "A place"), { description: "The two places" }),
      elements: Type.Array(term(ELEMENT, "An element"), {
        description: "Elements of the two cards",
      }),
      relation: term(RELATION, "What the two do to each other"),
    }),
    { description: "Neighbouring cards" },
  ),
  theme: Type.Object(
    {
      fateHeavy: Type.Boolean({ description: "Three trumps of three cards, five or more of ten" }),
      dominantSuit: Type.Union([term(SUIT, "The suit"), Type.Null()], {
        description: "The suit with most cards, two at least; null where none has",
      }),
      dominantElement: Type.Union([term(ELEMENT, "The element"), Type.Null()], {
        description: "The element with most cards, two at least; null where none has",
      }),
      says: Type.Array(phrase<ThemePhrases>("One sentence"), {
        description: "What stands out in the spread",
      }),
    },
    { description: "What the spread as a whole turns on" },
  ),
  leaning: Type.Object(
    {
      score: ScoreShape,
      band: term(LEAN, "From 0, 26, 43, 58 and 75 upwards"),
      base: Type.Integer({ description: "50, from which the score is reckoned" }),
      testimonies: Type.Array(phrase<Pick<CardPhrases, "card">, typeof share>("One card", share), {
        description: "What each card adds, in the order of the places",
      }),
    },
    {
      description:
        "50 + sum of 25 × polarity ÷ number of cards, rounded; reversed cards count half with the other sign. No probability",
    },
  ),
});

/** What `run` returns, and the words and the picture read. */
export type TarotAnswer = Frozen<Static<typeof answer>>;
