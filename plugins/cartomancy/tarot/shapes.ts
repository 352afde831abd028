/** The declared answer of `tarot.draw`. */
import { oneOf, TextShape, Type, type Static } from "#old";

const suit = () => oneOf(["wands", "cups", "swords", "pentacles"], "Suit");
const element = () => oneOf(["fire", "water", "air", "earth"], "Element");
const rank = () =>
  oneOf(
    [
      "ace",
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "page",
      "knight",
      "queen",
      "king",
    ],
    "Rank of a suit card",
  );

const card = Type.Object({
  position: Type.String({ description: "Id of the place" }),
  id: Type.Integer({
    minimum: 0,
    maximum: 77,
    description: "Trumps 0-21, then wands, cups, swords, pentacles from ace to king",
  }),
  slug: Type.String({ description: "Name for the input `cards`" }),
  name: TextShape,
  nameInProse: TextShape,
  arcana: oneOf(["major", "minor"], "Trump or suit card"),
  suit: Type.Union([suit(), Type.Null()], { description: "Null on trumps" }),
  rank: Type.Union([rank(), Type.Null()], { description: "Null on trumps" }),
  number: Type.Integer({ description: "Trumps 0-21 by `order`; suit cards 1-14" }),
  numeral: Type.String({ description: "As it stands on the card: XIII, A, 7, Q" }),
  reversed: Type.Boolean({ description: "Whether the card lies upside down" }),
  readReversed: Type.Boolean({
    description: "Whether the reversed text applies; the crossing card is read upright",
  }),
  keywords: Type.Object({ en: Type.Array(Type.String()), zhHant: Type.Array(Type.String()) }),
  meaning: TextShape,
  text: TextShape,
  element: element(),
  astro: TextShape,
});

const counts = <K extends string>(keys: readonly K[]) =>
  Type.Object(
    Object.fromEntries(
      keys.map((key) => [key, Type.Integer({ minimum: 0, maximum: 10 })]),
    ) as Record<K, ReturnType<typeof Type.Integer>>,
  );

/** A spread as it is answered. */
export const output = Type.Object({
  spread: oneOf(["single", "three", "celticCross"], "Spread"),
  layout: Type.String({ description: "Id of the layout" }),
  layoutName: TextShape,
  question: Type.Union([Type.String(), Type.Null()], { description: "As asked" }),
  source: oneOf(["chance", "caller"], "Who drew the cards"),
  cards: Type.Array(card, { description: "In the order of the places" }),
  positions: Type.Array(Type.Object({ id: Type.String(), name: TextShape, meaning: TextShape })),
  tallies: Type.Object({
    majors: Type.Integer({ description: "Trumps" }),
    reversed: Type.Integer({ description: "Cards upside down" }),
    suits: counts(["wands", "cups", "swords", "pentacles"]),
    elements: counts(["fire", "water", "air", "earth"]),
    ranksRepeated: Type.Array(Type.Object({ rank: rank(), count: Type.Integer() })),
  }),
  elementalDignities: Type.Array(
    Type.Object({
      positions: Type.Array(Type.String(), { description: "The two places" }),
      elements: Type.Array(element()),
      relation: oneOf(["strengthens", "friendly", "weakens"], "What the two do to each other"),
    }),
    { description: "Neighbouring cards" },
  ),
  theme: Type.Object({
    fateHeavy: Type.Boolean({ description: "Three trumps or more" }),
    dominantSuit: Type.Union([suit(), Type.Null()]),
    dominantElement: Type.Union([element(), Type.Null()]),
    text: TextShape,
  }),
  leaning: Type.Object(
    {
      score: Type.Integer({ minimum: 0, maximum: 100 }),
      band: oneOf(["no", "ratherNo", "open", "ratherYes", "yes"], "0, 26, 43, 58 and 75 upwards"),
      name: TextShape,
      base: Type.Literal(50),
      testimonies: Type.Array(
        Type.Object({
          code: Type.String({ description: "Id of the place" }),
          weight: Type.Number({ description: "Points added to the base, three places" }),
          polarity: Type.Number({ description: "Polarity counted, -2 to 2" }),
          evidence: TextShape,
        }),
      ),
    },
    {
      description:
        "50 + sum of 25 × polarity ÷ number of cards, rounded; reversed cards count half with the other sign. No probability",
    },
  ),
});

/** What `run` returns and the brief and the picture read. */
export type TarotAnswer = Static<typeof output>;
