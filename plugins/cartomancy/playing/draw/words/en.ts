import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { NamingFaults } from "../../../core/named.ts";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  personIn,
  stepFor,
  joined,
} from "../../../core/words/en.ts";
import { playingCard } from "../../core/names_en.ts";
import { elementOf } from "../../core/sense.ts";
import type { answer, Face, Phrases, PlayingAnswer } from "../answer.ts";
import type { PlayingId } from "../deck.ts";
import type { input, Issues } from "../input.ts";
import type { Place } from "../spreads.ts";
import { cards } from "./cards_en.ts";
import { companies, couples } from "./said_en.ts";
import { sideOf } from "./texts.ts";

const { capital, list, numberWord } = english;
const playingSpread = {
  three: "Three in a row",
  house: "Yourself and your house",
  pastPresentFuture: "Past, present, future in three tens",
};
const playingPlace = {
  surprise: "Surprise",
  past: "Past",
  present: "Present",
  future: "Future",
  yourself: "Yourself",
  home: "Your house",
  expected: "What you expect",
  unexpected: "What you do not expect",
  certain: "What is sure to come",
  wish: "Your wish",
};
const playingRank = {
  A: "aces",
  "2": "twos",
  "3": "threes",
  "4": "fours",
  "5": "fives",
  "6": "sixes",
  "7": "sevens",
  "8": "eights",
  "9": "nines",
  "10": "tens",
  J: "jacks",
  Q: "queens",
  K: "kings",
};
const playingSuit = { hearts: "hearts", clubs: "clubs", diamonds: "diamonds", spades: "spades" };
const FIELDS = {
  hearts: "affection and the house",
  clubs: "work, friends and what they bring in",
  diamonds: "letters, money and talk",
  spades: "care, and what has to be gone through",
};
const LEADS: Readonly<Record<Place, (card: string) => string>> = {
  surprise: (card) => `As a surprise, ${card}.`,
  past: (card) => `Behind it, ${card}.`,
  present: (card) => `As it stands, ${card}.`,
  future: (card) => `Coming towards you, ${card}.`,
  yourself: (card) => `For yourself, ${card}.`,
  home: (card) => `For your house, ${card}.`,
  expected: (card) => `What you expect: ${card}.`,
  unexpected: (card) => `What you do not expect: ${card}.`,
  certain: (card) => `What is sure to come: ${card}.`,
  wish: (card) => `For your wish, ${card}.`,
};
const called = ({ card, reversed }: Face) =>
  `the ${playingCard[card]}${reversed ? ", on its head" : ""}`;
const couple = ({ couple: which }: Phrases["couple"]) => couples[which];

type Laid = PlayingAnswer["cards"][number];

/** One card in its place, with its part of the matter where something was asked. */
function told(one: Laid, part: (card: Laid) => string): string {
  const { card, reversed, position } = one;
  const { keywords, says } = sideOf(cards, { card, reversed });
  const on = part(one);
  const named = `${called({ card, reversed })}: ${keywords}`;
  return on === ""
    ? `${LEADS[position](named)} ${says}`
    : LEADS[position](`${named}; on ${on}: ${joined(says)}`);
}

/** The part of the matter that a card has; empty where nothing was asked. */
function partsOf({ question, asked }: PlayingAnswer): (card: Laid) => string {
  return ({ suit, rank }) => {
    const part = "JQK".includes(rank)
      ? personIn(asked.matter)
      : partOf(asked.matter, elementOf(suit));
    return question === null ? "" : part;
  };
}

/** A pack of ten: its first and last card, and who comes in it. */
function packTold(pack: readonly Laid[], place: Place, companiesIn: readonly string[]): string {
  const [first, last] = [pack[0]!, pack.at(-1)!];
  const people = pack.filter(({ rank }) => "JQK".includes(rank));
  const who =
    people.length === 0
      ? "Nobody else comes into it."
      : `In it ${people.length === 1 ? "comes" : "come"} ${people
          .slice(0, 3)
          .map((one) => sideOf(cards, one).keywords)
          .join("; ")}.`;
  const closes = sideOf(cards, last);
  return [
    `${playingPlace[place]}: it opens with ${called(first)}, ${sideOf(cards, first).keywords}. ${sideOf(cards, first).says}`,
    who,
    ...companiesIn,
    `It closes with ${called(last)}: ${closes.says}`,
  ].join(" ");
}

export const en = {
  title: "Playing cards",
  summary:
    "Draws from 32 or 52 playing cards: three, the six of the house, or the whole pack of 32 as past, present and future with its surprise",
  weighs: "The leaning of three cards of 32, 50 with the share of each card added",
  inputs: {
    deck: {
      label: "Pack",
      about: "32 from the seven up, which may stand on their heads; or all 52, upright",
      values: { "32": "32 cards", "52": "52 cards" },
    },
    spread: {
      label: "Spread",
      about: "The three tens want the pack of 32",
      values: playingSpread,
    },
    cards: {
      label: "Cards drawn by hand",
      about: "In the order of dealing, with :reversed on their heads; chance then has no part",
      values: Object.fromEntries(
        Object.entries(playingCard)
          .filter(([id]) => id !== "joker")
          .flatMap(([id, name]) => [
            [id, name],
            [`${id}:reversed`, `${name} reversed`],
          ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "Spread",
    deck: "Cards of the pack",
    cards: "Cards",
    position: "Place",
    card: "Card",
    reversed: "On its head",
    keywords: "Keywords",
    rank: "Rank",
    suit: "Suit",
    polarity: "Good or ill",
    says: "What it says",
    companies: "Several of one rank",
    count: "How many",
    "companies/reversed": "On their heads",
    couples: "Neighbours",
    couple: "The two",
    leadingSuit: "Leading suit",
    optionCards: "Cards of the options",
  },
  terms: {
    castBy,
    lean,
    playingSpread,
    playingPlace,
    playingCard: playingCard as Readonly<Record<PlayingId, string>>,
    playingRank,
    playingSuit,
    couple: {
      delay: "delay",
      loveJourney: "journey for love",
      sureJourney: "sure journey",
      undertaking: "large undertakings",
      deepLove: "deep love",
      quarrel: "quarrel",
      uncertainty: "uncertainty",
      goodNews: "good news",
      fortune: "fortune",
      wishGranted: "wish granted",
    },
  },
  phrases: {
    ...faults,
    card: called,
    keywords: (face: Face) => sideOf(cards, face).keywords,
    says: (face: Face) => sideOf(cards, face).says,
    company: ({ rank, count }: Phrases["company"]) =>
      `${capital(numberWord(count))} ${playingRank[rank]}: ${companies[rank][count - 2]!}.`,
    couple,
    "card-twice": ({ card }: { card: PlayingId }) =>
      `A pack holds each card once: the ${playingCard[card]} came before`,
    "not-of-deck": ({ card }: { card: PlayingId }) => `The pack of 32 has no ${playingCard[card]}`,
    "needs-32": "Three tens and a surprise are dealt from the pack of 32",
    "lies-upright": "The pack of 52 is read upright",
  },
  reading(given: PlayingAnswer, say: Speaker) {
    const { spread, cards: laid, companies: together, couples: beside, question } = given;
    const last = laid.at(-1)!;
    const part = partsOf(given);
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "Together the cards",
              where: `The last card is ${called(last)}, and ${last.suit} stand in that quarter.`,
              when: `The last card is ${called(last)}: ${last.suit} name the unit${"JQK".includes(last.rank) ? "" : " and the pips the number"}.`,
              options: given.optionCards.map(
                (one) => `${called(one)} (${sideOf(cards, one).keywords})`,
              ),
            }),
          ];
    const body =
      spread === "pastPresentFuture"
        ? [
            `The surprise: ${laid
              .slice(0, 2)
              .map((one) => `${called(one)}, ${sideOf(cards, one).keywords}`)
              .join("; ")}.`,
            ...(["past", "present", "future"] as const).map((place) =>
              packTold(
                laid.filter(({ position }) => position === place),
                place,
                together
                  .filter(({ position }) => position === place)
                  .slice(0, 2)
                  .map(({ says }) => say.phrase(says)),
              ),
            ),
          ]
        : spread === "three"
          ? laid.map((one) => told(one, part))
          : [0, 2, 4].map((from) =>
              laid
                .slice(from, from + 2)
                .map((one) => told(one, part))
                .join(" "),
            );
    const stands = [
      ...(spread === "pastPresentFuture" ? [] : together.map(({ says }) => say.phrase(says))),
      ...beside.map(({ says }) => say.phrase(says)),
      ...(given.leadingSuit === null
        ? []
        : [`${capital(given.leadingSuit)} lead, and with them ${FIELDS[given.leadingSuit]}.`]),
    ].join(" ");
    return [
      ...opening,
      ...body,
      ...(stands === "" ? [] : [stands]),
      question === null
        ? `Together the cards lean ${lean[given.leaning.band]}: ${given.leaning.score} on a scale from 0 to 100.`
        : stepFor(given),
    ];
  },
  picture: {
    entry: (number: number, place: string, name: string, reversed: boolean) =>
      `${number}. ${place}: ${name}${reversed ? ", reversed" : ""}`,
    rows: (places: readonly string[]) => `From above: ${list(places)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: NamingFaults<PlayingId> & Issues;
}>;

export type PlayingWords = Translation<typeof en>;
