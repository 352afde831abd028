import { BRANCH } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { PHENOLOGY } from "../../almanac/phenologies.ts";
import { phenology } from "../../almanac/words/en/phenologies.ts";
import * as core from "../../core/words/en.ts";
import { hexagram as hexagrams } from "../../core/words/en/hexagrams.ts";
import type { answer, QiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { RANK, type Rank } from "../terms.ts";

const { uncapital } = english;

const rank: Readonly<Record<Rank, { readonly text: string; readonly sense: string }>> = {
  duke: { text: "duke", sense: "it opens a half month and sets the tone" },
  sovereign: { text: "sovereign", sense: "it carries the breath of the month itself" },
  marquis: {
    text: "marquis",
    sense: "it stands across a term, at the end of one and the start of the next",
  },
  officer: { text: "officer", sense: "it sees that things are done" },
  minister: { text: "minister", sense: "it closes the half month and weighs what came of it" },
};

const named = ({ fullName, hexagram }: QiAnswer["figure"]) =>
  `${fullName} (${hexagrams[hexagram].text})`;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export const en = {
  title: "The hexagram of a day",
  summary:
    "The hexagram that rules a day in the scheme of six days and seven parts (gua qi), with its rank, the sovereign of the month, the line of the season and the pentad",
  fields: {
    ...core.hexagramFields,
    date: "Date",
    figure: "What rules",
    rank: "Rank",
    place: "Place in the sixty",
    day: "Which of its days",
    from: "From",
    to: "To",
    previous: "Before it",
    next: "After it",
    sovereign: "Sovereign of the month",
    month: "Month",
    season: "What holds the season",
    line: "Line",
    term: "Solar term",
    pentad: "Pentad",
    sense: "What it says",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    rank,
    solarTerm: calendar.solarTerm,
    phenology,
  },
  phrases: {},
  conventions: {
    measure: {
      title: "How the days are given out",
      options: {
        mengXi: "Six days and 7/80 each, from the winter solstice",
        jingFang: "The same, but 73/80 of a day for each of the four",
        sun: "Six degrees of the Sun each",
      },
    },
  },
  reading({ date, figure, rank: of, day, previous, next, sovereign, season, pentad }: QiAnswer) {
    const sense = uncapital(hexagrams[figure.hexagram].sense);
    const which = day > 6 ? "its remainder of seven parts" : `the ${ORDINALS[day - 1]} of its days`;
    const rule = of
      ? `${named(figure)}, ${of === "officer" ? "an" : "a"} ${rank[of].text} (${nativeOf(RANK, of)}): ${rank[of].sense}. It is ${which}.`
      : `${named(figure)}, one of the four that hold the seasons, for the opening hours of its own.`;
    const self =
      sovereign.figure.number === figure.number
        ? "It is itself the sovereign of the month"
        : `The sovereign of the month ${nativeOf(BRANCH, sovereign.month)} is ${named(sovereign.figure)}`;
    return [
      `${date} belongs to ${rule} What it says of the day: ${sense}`,
      `${self}; the season is held by line ${season.line} of ${named(season.figure)}, that of ${nativeOf(SOLAR_TERM, season.term)} (${calendar.solarTerm[season.term]}), and in the fields ${phenology[pentad]} (${nativeOf(PHENOLOGY, pentad)}). ${named(previous)} went before; ${named(next)} comes after.`,
    ];
  },
  picture: {
    title: (name: string) => `Hexagram of the day: ${name}`,
    desc: ({ date, figure }: QiAnswer) => `${date}: ${named(figure)}`,
    meaning: ({ figure }: QiAnswer) => hexagrams[figure.hexagram].text,
    rank: (native: string, day: number) => `${native} · day ${day}`,
    gate: "holds the season",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type QiWords = Translation<typeof en>;
