import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { NamingFaults } from "../../core/named.ts";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
} from "../../core/words/en.ts";
import { ranks, ranksOf } from "../../tarot/words/en/names.ts";
import type { answer, EtteillaAnswer, Face, Phrases } from "../answer.ts";
import { cardOf, DECK, ETTEILLA, type EtteillaId } from "../deck.ts";
import type { input } from "../input.ts";
import { cards } from "./cards_en.ts";
import { companies } from "./companies_en.ts";
import { sideOf } from "./texts.ts";

const { capital, numberWord } = english;
const etteillaSpread = {
  three: "Stroke of three",
  seven: "Stroke of seven",
  twelve: "Stroke of twelve",
};
const MAJORS =
  "Etteilla|Light|The plants|The sky|Man and beasts|The stars|Birds and fish|Rest|Justice|Temperance|Strength|Prudence|The high priest|The devil|The magician|The last judgement|Mortality|The capuchin|The temple|The wheel of fortune|The despot".split(
    "|",
  );
const SUITS = { wands: "Wands", cups: "Cups", swords: "Swords", pentacles: "Coins" };
const etteilla = Object.fromEntries(
  DECK.map(({ id, rank, suit, number }) => [
    id,
    rank && suit ? `${ranks[rank]} of ${SUITS[suit]}` : (MAJORS[number - 1] ?? "Folly"),
  ]),
) as Readonly<Record<EtteillaId, string>>;
const called = ({ card, reversed }: Face) => `${etteilla[card]}${reversed ? ", reversed" : ""}`;
/** A card inside a sentence; his qualities take no article. */
const BARE = [
  "etteilla",
  "light",
  "rest",
  "justice",
  "temperance",
  "strength",
  "prudence",
  "mortality",
  "folly",
  "birds-and-fish",
  "man-and-beasts",
];
const inProse = ({ card, reversed }: Face) =>
  `${BARE.includes(card) ? etteilla[card] : `the ${etteilla[card].replace(/^The /, "")}`}${reversed ? ", reversed" : ""}`;
/** How the next card of a stroke is joined on, in turn. */
const JOINS = ["Then comes", "Beside it lies", "Further on is"];

export const en = {
  title: "Etteilla’s cards",
  summary:
    "Draws three, seven or twelve of Etteilla’s 78 cards with his own keywords, upright and reversed, read from the right, with his counts of equal ranks",
  weighs: "The leaning of three cards, 50 with the share of each card added",
  inputs: {
    spread: { label: "Stroke", about: "Three, seven or twelve cards", values: etteillaSpread },
    cards: {
      label: "Cards drawn by hand",
      about: "In the order of dealing, with :reversed when upside down; chance then has no part",
      values: Object.fromEntries(
        ETTEILLA.ids.flatMap((id) => [
          [id, etteilla[id]],
          [`${id}:reversed`, `${etteilla[id]} reversed`],
        ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "Stroke",
    cards: "Cards",
    card: "Card",
    number: "His number",
    reversed: "Upside down",
    keyword: "On the card",
    keywords: "That is",
    polarity: "Good or ill",
    says: "What it says",
    companies: "Several of one rank",
    rank: "Rank",
    count: "How many",
    "companies/reversed": "Mostly reversed",
    questioner: "Place of the questioner",
    optionCards: "Cards of the options",
  },
  terms: { castBy, lean, etteillaSpread, etteilla, rank: ranks },
  phrases: {
    ...faults,
    card: called,
    keywords: (face: Face) => sideOf(cards, face).keywords,
    says: (face: Face) => sideOf(cards, face).says,
    company: ({ rank, count, reversed }: Phrases["company"]) =>
      `${capital(numberWord(count))} ${ranksOf(rank)}${reversed ? ", mostly reversed" : ""}: ${companies[rank]![reversed ? 1 : 0][4 - count]!}.`,
    "card-twice": ({ card }: { card: EtteillaId }) =>
      `A deck holds each card once: ${etteilla[card]} came before`,
    "not-of-deck": ({ card }: { card: EtteillaId }) => `The deck has no ${card}`,
  },
  reading(given: EtteillaAnswer, say: Speaker) {
    const { cards: laid, companies: together, questioner, question, asked } = given;
    const last = laid.at(-1)!;
    const told = laid.map((one, index) => {
      const { keywords, says } = sideOf(cards, one);
      const part = partOf(asked.matter, cardOf(one.card).element);
      const join =
        index === 0
          ? "On the right lies"
          : index === laid.length - 1
            ? "It ends with"
            : JOINS[(index - 1) % JOINS.length]!;
      return `${join} ${inProse(one)} (${one.keyword}, ${keywords})${question === null ? `. ${says}` : `; on ${part}: ${joined(says)}.`}`;
    });
    const size = laid.length === 3 ? 3 : 4;
    const rows = Array.from({ length: Math.ceil(told.length / size) }, (_, row) =>
      told.slice(row * size, (row + 1) * size).join(" "),
    );
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "Together the cards",
              where: `The last card is ${inProse(last)}, of ${cardOf(last.card).element}, which stands in that quarter.`,
              when: `The last card is ${inProse(last)}, and its suit names the unit.`,
              options: given.optionCards.map(
                (one) => `${inProse(one)} (${sideOf(cards, one).keywords})`,
              ),
            }),
          ];
    const stands = [
      ...together.map(({ says }) => say.phrase(says)),
      ...(questioner === null
        ? []
        : [
            `The questioner lies in place ${questioner} from the right: the cards beside it concern you most.`,
          ]),
    ].join(" ");
    return [
      ...opening,
      ...rows,
      ...(stands === "" ? [] : [stands]),
      question === null
        ? `Together the cards lean ${lean[given.leaning.band]}: ${given.leaning.score} on a scale from 0 to 100.`
        : stepFor(given),
    ];
  },
  picture: {
    entry: (place: number, number: number, name: string, keyword: string, reversed: boolean) =>
      `${place}. ${number} ${name}${reversed ? ", reversed" : ""}: ${keyword}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: NamingFaults<EtteillaId>;
}>;

export type EtteillaWords = Translation<typeof en>;
