import type { Speaker, Translation, Words } from "#sdk";
import type { answer, CardPhrases, TarotAnswer } from "../answer.ts";
import { namesOf, sideOf } from "../card.ts";
import type { LayingFaults } from "../draw.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { aspectOf, placeIn } from "../layouts.ts";
import { cards } from "./en/cards.ts";
import { bodies, elements, inProse, nameOf, ranks, ranksOf, signs, suits } from "./en/names.ts";
import { places } from "./en/places.ts";
import { readAsked } from "./en/asked.ts";
import { readSpread } from "./en/reading.ts";

const card = namesOf(cards);
const spread = { single: "Single card", three: "Three cards", celticCross: "Celtic Cross" };
const layout = {
  single: "Single card",
  pastPresentFuture: "Past, present, future",
  situationActionOutcome: "Situation, action, outcome",
  mindBodySpirit: "Mind, body, spirit",
  celticCross: "Celtic Cross",
};
const { pastPresentFuture, situationActionOutcome, mindBodySpirit } = layout;
const place = {
  focus: "Focus",
  past: "Past",
  present: "Present",
  future: "Future",
  situation: "Situation",
  action: "Action",
  outcome: "Outcome",
  mind: "Mind",
  body: "Body",
  spirit: "Spirit",
  crossing: "Crossing",
  crown: "Crown",
  root: "Root",
  nearFuture: "Near future",
  self: "Self",
  surroundings: "Surroundings",
  hopesAndFears: "Hopes and fears",
};
const lean = {
  no: "towards no",
  ratherNo: "rather towards no",
  open: "neither way",
  ratherYes: "rather towards yes",
  yes: "towards yes",
};
/** What a suit speaks about. */
const fieldsOfLife = {
  wands: "drive, work begun and the will to carry it",
  cups: "feeling, attachment and what people mean to each other",
  swords: "judgement, words and the clear cut that is wanted or feared",
  pentacles: "work, money, the body and what lasts",
};

export const en = {
  title: "Tarot",
  summary: "Draws from 78 cards: single card, three cards or Celtic Cross, upright or reversed",
  weighs: "The leaning of three cards, 50 with the share of each card added",
  inputs: {
    spread: { label: "Spread", about: "1, 3 or 10 cards", values: spread },
    layout: {
      label: "Places of three cards",
      about: "What the places of the three-card spread ask; default pastPresentFuture",
      values: { pastPresentFuture, situationActionOutcome, mindBodySpirit },
    },
    reversals: {
      label: "Reversed cards",
      about: "Whether drawn cards may be upside down; default true",
    },
    cards: {
      label: "Cards drawn by hand",
      about:
        "Cards drawn by hand or to be read again, in the order of the places, with :reversed when upside down; chance then has no part",
      values: Object.fromEntries(
        Object.entries(card).flatMap(([id, name]) => [
          [id, name],
          [`${id}:reversed`, `${name} reversed`],
        ]),
      ),
    },
  },
  fields: {
    spread: "Spread",
    layout: "Layout",
    castBy: "Drawn by",
    cards: "Cards",
    position: "Place",
    asks: "What the place asks",
    card: "Card",
    index: "Number in the deck, from 0",
    arcana: "Arcana",
    suit: "Suit",
    rank: "Rank",
    number: "Number",
    numeral: "On the card",
    reversed: "Upside down",
    readReversed: "Read as reversed",
    keywords: "Keywords",
    meaning: "Meaning",
    says: "In this place",
    element: "Element",
    astro: "In the heavens",
    tallies: "Counts",
    majors: "Trumps",
    suits: "By suit",
    ...{ wands: "Wands", cups: "Cups", swords: "Swords", pentacles: "Pentacles" },
    elements: "Elements",
    ...{ fire: "Fire", earth: "Earth", air: "Air", water: "Water" },
    ranksRepeated: "Ranks that repeat",
    count: "How many",
    optionCards: "Cards of the options",
    elementalDignities: "Neighbours",
    positions: "Places",
    relation: "What they do to each other",
    theme: "Theme",
    fateHeavy: "Many trumps",
    dominantSuit: "Leading suit",
    dominantElement: "Leading element",
    "theme/says": "What stands out",
    "tallies/reversed": "Cards upside down",
    "tallies/elements": "By element",
    leaning: "Leaning",
    band: "Leans",
    base: "Begins at",
    polarity: "Polarity",
  },
  terms: {
    castBy: { chance: "chance", caller: "your own hand" },
    spread,
    layout,
    place,
    card,
    arcana: { major: "trump", minor: "suit card" },
    suit: suits,
    rank: ranks,
    relation: { strengthens: "strengthens", friendly: "is friendly to", weakens: "weakens" },
    lean,
  },
  phrases: {
    asks: (at) => placeIn(places, at).meaning,
    keywords: (face) => sideOf(cards, face).keywords.join(", "),
    meaning: (face) => sideOf(cards, face).meaning,
    inPlace: ({ card: id, reversed, readReversed, ...at }) => {
      const side = sideOf(cards, { card: id, reversed: readReversed });
      const lead = placeIn(places, at).lead(inProse({ card: id, reversed }));
      return `${lead} ${side.aspects[aspectOf(at)]}`;
    },
    aspect: ({ card: id, readReversed, ...at }) =>
      sideOf(cards, { card: id, reversed: readReversed }).aspects[aspectOf(at)],
    card: nameOf,
    ofElement: ({ element }) => elements[element],
    ofBody: ({ body }) => bodies[body],
    ofSign: ({ sign }) => signs[sign],
    rootOf: ({ element }) => `Root of ${elements[element]}`,
    decan: ({ body, sign, fromDeg }) =>
      `${bodies[body]} in ${signs[sign]} (${fromDeg}°–${fromDeg + 10}°)`,
    partOf: ({ part, element }) => `${elements[part]} of ${elements[element]}`,
    loneTrump:
      "It is a trump, so the answer concerns the frame of the matter more than its details.",
    loneSuit: ({ suit }) => `It is a card of ${suits[suit]}, whose field is ${fieldsOfLife[suit]}.`,
    manyTrumps:
      "So many trumps say that the matter is larger than one decision; much of it moves by its own time.",
    suitLeads: ({ suit }) => `${suits[suit]} lead, so the question turns on ${fieldsOfLife[suit]}.`,
    elementLeads: ({ element }) =>
      `More cards are of ${elements[element].toLowerCase()} than of any other element, and they set the tone.`,
    nothingLeads: "No suit leads, so several sides of life have a hand in the matter.",
    rankRepeats: ({ rank, count }) =>
      `${count === 3 ? "Three" : "Four"} ${ranksOf(rank)} insist on the same lesson from different sides.`,
    "wrong-count": ({ places: count, given }) =>
      `The spread has ${count} ${count === 1 ? "place" : "places"}, but ${given} ${given === 1 ? "card was" : "cards were"} given`,
    "card-twice": ({ card: id }) => `A deck holds each card once: ${card[id]} came before`,
  },
  conventions: {
    order: {
      title: "Order of the trumps",
      options: { rider: "Strength 8, Justice 11", marseille: "Justice 8, Strength 11" },
    },
  },
  reading: (given: TarotAnswer, say: Speaker) =>
    given.question === null ? readSpread(given, { place, lean }, say) : readAsked(given, lean, say),
  picture: {
    /** One line of the list beneath the cards. */
    entry: (number: number, at: string, name: string, reversed: boolean) =>
      `${number}. ${at}: ${name}${reversed ? ", reversed" : ""}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: LayingFaults & Pick<CardPhrases, "aspect">;
}>;

export type TarotWords = Translation<typeof en>;
