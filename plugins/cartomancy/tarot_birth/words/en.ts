import { english, type Translation, type Words } from "#sdk";
import { cards } from "../../tarot/words/en/cards.ts";
import { namesOf, type CardId } from "../../tarot/card.ts";
import type { answer, BirthCardsAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const card = namesOf(cards);
const name = (id: CardId) => card[id].replace(/^The /, "the ");
const said = (id: CardId) => cards[id].upright;

export const en = {
  title: "Tarot birth cards",
  summary:
    "Trumps of a birth date by its digits, the card of a year, and the decan and court card of the Sun's degree",
  inputs: { year: { label: "Year", about: "Whose card is wanted; this year when left out" } },
  fields: {
    sum: "Date added",
    chain: "Cards of the birth",
    hidden: "Other cards of the same number",
    number: "Number",
    card: "Card",
    year: "Card of the year",
    "year/year": "Year",
    sun: "Degree of the Sun",
    sign: "Sign",
    degree: "Degree of the sign",
    trump: "Trump of the sign",
    decan: "Card of the ten degrees",
    court: "Court card",
  },
  terms: { card },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. Only the cards of the Sun's degree can depend on it.",
  },
  refusals: {
    "outside-years": {
      when: "The year lies outside those for which the Sun's degree is certain",
      says: ({ from, to }: { from: number; to: number }) => `Choose a year from ${from} to ${to}`,
    },
  },
  reading({ chain, year, sun, sum, hidden }: BirthCardsAnswer) {
    const [first, ...rest] = chain;
    const soul = rest.at(-1);
    const same = soul === undefined;
    return [
      `The date adds to ${sum} and so to ${first!.number}: ${english.capital(name(first!.card))} is the card of the personality${same ? ", and of the soul as well, which makes for lives of one piece" : ""}. ${said(first!.card).meaning}`,
      ...(soul
        ? [
            `Its digits lead to ${soul.number}, ${name(soul.card)}, the card of the soul, of what is wanted underneath. ${said(soul.card).aspects.advice}`,
          ]
        : []),
      ...(hidden.length > 0
        ? [
            `Of the same number ${hidden.length === 1 ? "is" : "are"} ${english.list(hidden.map((one) => name(one.card)))}: what such a birth tends to overlook in itself until somebody names it.`,
          ]
        : []),
      `The Sun stood at ${Math.floor(sun.degree)} degrees of its sign: the ten degrees belong to the ${card[sun.decan]} (${said(sun.decan).keywords.slice(0, 2).join(", ")}), the bearing to the ${card[sun.court]} (${said(sun.court).keywords.slice(0, 2).join(", ")}).`,
      `From the birthday of ${year.year} ${name(year.card)} is the card of the year. ${said(year.card).aspects.situation} ${said(year.card).aspects.advice}`,
    ];
  },
  picture: {
    title: "Tarot birth cards",
    place: (index: number, of: number) =>
      of === 1
        ? "personality and soul"
        : index === 0
          ? "personality"
          : index === of - 1
            ? "soul"
            : "between",
    year: (year: number) => `year ${year}`,
    decan: "ten degrees",
    court: "court",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  omissions: { birthTime: {} };
  refusals: { "outside-years": { from: number; to: number } };
}>;

export type BirthCardsWords = Translation<typeof en>;
