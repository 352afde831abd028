import { defineProcedure, oneOf, Question, Type } from "#old";
import { writeBrief } from "./brief.ts";
import { CARD_NAMES, dealCards, layCards, type DrawnCard } from "./draw.ts";
import { findDignities } from "./dignities.ts";
import { weighLeaning } from "./leaning.ts";
import { numberOf, numeralOf, ORDER_CONVENTION, type Order } from "./numbering.ts";
import { drawPicture } from "./picture/picture.ts";
import { CELTIC_CROSS, SINGLE, THREE_LAYOUTS, type Layout, type Position } from "./positions.ts";
import { nameInProse, readInPosition } from "./prose.ts";
import { output, type TarotAnswer } from "./shapes.ts";
import { findTheme, tally } from "./tallies.ts";

/** A spread of the 78 cards, each read in its place. */
export const tarotDraw = defineProcedure({
  name: "tarot.draw",
  tradition: "tarot",
  title: { en: "Tarot", zhHant: "塔羅" },
  summary: {
    en: "Draws from 78 cards: single card, three cards or Celtic Cross, upright or reversed",
    zhHant: "自七十八張牌中抽取：單張、三張或凱爾特十字，含正逆位",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/tarot.svg",
  needs: ["random"],
  conventions: ORDER_CONVENTION,
  input: Type.Object({
    spread: oneOf(["single", "three", "celticCross"], "1, 3 or 10 cards"),
    layout: Type.Optional(
      oneOf(
        ["pastPresentFuture", "situationActionOutcome", "mindBodySpirit"],
        "What the places of the three-card spread ask; default pastPresentFuture",
      ),
    ),
    question: Question,
    reversals: Type.Optional(
      Type.Boolean({ description: "Whether drawn cards may be upside down; default true" }),
    ),
    cards: Type.Optional(
      Type.Array(oneOf(CARD_NAMES, "Slug of a card, with :reversed when upside down"), {
        minItems: 1,
        maxItems: 10,
        description:
          "Cards drawn by hand or to be read again, in the order of the places; chance then has no part",
      }),
    ),
  }),
  output,
  options: {
    spreads: [SINGLE, ...THREE_LAYOUTS, CELTIC_CROSS].map(({ id, name, positions }) => ({
      id,
      name: name.en,
      cards: positions.length,
    })),
  },
  run: ({ spread, layout, question, reversals = true, cards, order }, { random }): TarotAnswer => {
    const table = layoutOf(spread, layout);
    const { positions } = table;
    const drawn = cards
      ? layCards(cards, positions.length)
      : dealCards(random, positions.length, reversals);
    const tallies = tally(drawn);
    return {
      spread,
      layout: table.id,
      layoutName: table.name,
      question: question ?? null,
      source: cards ? "caller" : "chance",
      cards: drawn.map((one, index) => describeCard(one, positions[index]!, order)),
      positions: positions.map(({ id, name, meaning }) => ({ id, name, meaning })),
      tallies: { ...tallies, ranksRepeated: [...tallies.ranksRepeated] },
      elementalDignities: findDignities(
        drawn,
        positions.map(({ id }) => id),
      ).map((one) => ({
        ...one,
        positions: [...one.positions],
        elements: [...one.elements],
      })),
      theme: findTheme(tallies),
      leaning: { ...weighed(drawn, positions) },
    };
  },
  brief: writeBrief,
  picture: drawPicture,
  examples: [
    {
      title: "three cards laid by the caller",
      input: { spread: "three", cards: ["the-fool", "two-of-cups:reversed", "the-sun"] },
      expect: {
        source: "caller",
        cards: [
          { id: 0, slug: "the-fool", reversed: false },
          { id: 37, slug: "two-of-cups", reversed: true, element: "water" },
          { id: 19, slug: "the-sun", reversed: false },
        ],
        tallies: { majors: 2, reversed: 1 },
      },
      source:
        "A. E. Waite, The Pictorial Key to the Tarot (1910): 22 trumps, four suits of fourteen",
    },
    {
      title: "ten different cards in the places of the Celtic Cross",
      input: { spread: "celticCross", seed: "example" },
      expect: { layout: "celticCross", source: "chance" },
      source: "A. E. Waite, The Pictorial Key to the Tarot (1910), III § 7",
    },
  ],
  references: [
    {
      title: "The Pictorial Key to the Tarot",
      author: "Arthur Edward Waite",
      year: "1910",
      part: "III, The Outer Method of the Oracles, § 7",
    },
    {
      title: "A Description of the Cards of the Tarot (Book T)",
      author: "Golden Dawn",
      year: "1912",
      part: "The Equinox I.8: decans and elemental dignities",
    },
  ],
});

function layoutOf(spread: string, layout: string | undefined): Layout {
  if (spread === "single") return SINGLE;
  if (spread === "celticCross") return CELTIC_CROSS;
  return THREE_LAYOUTS.find(({ id }) => id === layout) ?? THREE_LAYOUTS[0]!;
}

function weighed(drawn: readonly DrawnCard[], positions: readonly Position[]) {
  const leaning = weighLeaning(drawn, positions);
  return { ...leaning, testimonies: [...leaning.testimonies] };
}

function describeCard({ card, reversed }: DrawnCard, position: Position, order: Order) {
  const readReversed = reversed && position.readUpright !== true;
  const side = readReversed ? card.reversed : card.upright;
  return {
    position: position.id,
    id: card.id,
    slug: card.slug,
    name: card.name,
    nameInProse: nameInProse(card, reversed),
    arcana: card.arcana,
    suit: card.suit ?? null,
    rank: card.rank ?? null,
    number: numberOf(card, order),
    numeral: numeralOf(card, order),
    reversed,
    readReversed,
    keywords: { en: [...side.keywords.en], zhHant: [...side.keywords.zhHant] },
    meaning: side.meaning,
    text: readInPosition(position, card, reversed),
    element: card.element,
    astro: card.astro,
  };
}
