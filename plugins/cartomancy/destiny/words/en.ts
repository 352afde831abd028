import { english, type Translation, type Words } from "#sdk";
import { rankOf, suitOf, type CardId, type Rank, type Suit } from "../../playing/core/card.ts";
import { playingCard } from "../../playing/core/names_en.ts";
import type { answer, DestinyAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const FIELDS: Readonly<Record<Suit, string>> = {
  hearts: "love, home and childhood",
  clubs: "learning, talk and opinion",
  diamonds: "worth, trade and what is paid",
  spades: "work, health and the long view",
};
const THEMES: Readonly<Record<Rank, string>> = {
  A: "wanting, and beginning alone",
  "2": "meeting, and the fear of being without",
  "3": "choosing between two and making something third",
  "4": "safety and its walls",
  "5": "restlessness and travel",
  "6": "responsibility that comes due",
  "7": "faith under test",
  "8": "power, gathered and used",
  "9": "letting go of what is complete",
  "10": "success, and too much of it",
  J: "play, wit and a promise not yet kept",
  Q: "care and receiving, with a sharp eye",
  K: "mastery that is expected to serve",
};
const PLANETS = {
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
};
const BRINGS: Readonly<Record<keyof typeof PLANETS, string>> = {
  mercury: "quick news",
  venus: "ease and company",
  mars: "pressure",
  jupiter: "gain",
  saturn: "a test",
  uranus: "a surprise",
  neptune: "a hope, or a fog",
};

function themeOf(card: CardId): string {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  if (suit === null || rank === null) return "all cards and none: no fixed theme, and room for any";
  return `${THEMES[rank]}, in the field of ${FIELDS[suit]}`;
}

export const en = {
  title: "Destiny cards: the birth card",
  summary:
    "Playing card of a birthday by the Mystic Test Book, its planetary ruling card, and the seven cards of a year",
  inputs: { year: { label: "Year", about: "Whose row is wanted; this year when left out" } },
  fields: {
    solarValue: "Value of the day",
    birthCard: "Birth card",
    card: "Card",
    short: "As written",
    sign: "Sign of the Sun",
    rulingCard: "Ruling card",
    year: "Cards of the year",
    "year/year": "Year",
    age: "Age",
    row: "Row",
    planet: "Planet",
    from: "From",
  },
  terms: { playingCard, rowPlanet: PLANETS },
  phrases: { beforeBirth: "The year lies before the birth" },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. Only the ruling card can depend on it, where the Sun changes sign that day.",
  },
  reading({ birthCard, rulingCard, year, solarValue }: DestinyAnswer) {
    const row = year.row.map(
      ({ planet, card }) =>
        `${PLANETS[planet]} brings ${BRINGS[planet]} by way of the ${playingCard[card]}`,
    );
    return [
      `The day has the value ${solarValue}, and its card is the ${playingCard[birthCard.card]}: ${themeOf(birthCard.card)}.`,
      ...(rulingCard
        ? [
            rulingCard.card === birthCard.card
              ? "The Sun rules the sign of this birth, so that the birth card rules itself: what it says, it says twice."
              : `By the ruler of the Sun's sign the ${playingCard[rulingCard.card]} directs it: ${themeOf(rulingCard.card)}. The first card is what a person is, the second how it is gone about.`,
          ]
        : ["The Joker stands in no spread, and has neither ruler nor row."]),
      ...(row.length > 0
        ? [
            `In the year from the birthday of ${year.year}, at the age of ${year.age}, each card holds 52 days: ${english.list(row)}.`,
          ]
        : []),
    ];
  },
  picture: { title: "Destiny cards", birth: "birth card", ruling: "ruling card" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Issues;
  omissions: { birthTime: {} };
}>;

export type DestinyWords = Translation<typeof en>;
