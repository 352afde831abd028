import { byBirthDay, defineProcedure, sumOf, wordsIn } from "#sdk";
import { TONALPOHUALLI_NAMES, XIHUITL_MONTHS, type TzolkinDay } from "#time";
import { answer, type AztecAnswer } from "./answer.ts";
import { readAztecDay } from "./day.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawDay } from "./picture.ts";
import {
  BIRD,
  DAY_LORDS,
  DAY_PATRONS,
  DAY_SIGN,
  NIGHT_LORDS,
  TRECENA_TABLE,
  type Fortune,
} from "./tables.ts";
import type { AztecWords } from "./words/en.ts";

const WEIGHTS: Readonly<Record<Fortune, number>> = { favourable: 1, indifferent: 0, adverse: -1 };

/** A day of the Aztec count with its gods and its fortune. */
export const aztecTonalpohualliDay = defineProcedure({
  name: "aztec.tonalpohualli",
  tradition: "aztec",
  words: wordsIn<AztecWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/aztec.svg",
  needs: ["now"],
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  run({ nightLords }, give): AztecAnswer {
    const { day, place, week, trecena, nightLord, xihuitl, year, fortune } = readAztecDay(
      give.civil().fixed,
      nightLords,
    );
    const thirteen = TRECENA_TABLE[week]!;
    const named = nameDay(day);
    const testimonies = [
      { code: "base", weight: 55 },
      { code: "day", with: { fortune }, weight: 20 * WEIGHTS[fortune] },
      {
        code: "trecena",
        with: { fortune: thirteen.fortune },
        weight: 10 * WEIGHTS[thirteen.fortune],
      },
    ] as const;
    return {
      day: { ...named, patron: DAY_PATRONS[named.day] },
      place,
      trecena: { ...nameDay(trecena), ...thirteen },
      lordOfDay: DAY_LORDS[day.number - 1]!,
      bird: BIRD.ids[day.number - 1]!,
      lordOfNight: { number: nightLord + 1, name: NIGHT_LORDS[nightLord]! },
      xihuitl: { ...xihuitl, name: XIHUITL_MONTHS[xihuitl.month - 1]! },
      year: nameDay(year),
      fortune,
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirthDay,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawDay,
  examples: [
    {
      title: "the fall of Tenochtitlan",
      input: { date: "1521-08-13", calendar: "julian" },
      expect: {
        day: { number: 1, day: { id: "coatl", roman: "Coatl" } },
        xihuitl: { month: 11, name: "Xocotlhuetzi", day: 2 },
        year: { text: "3 Calli" },
      },
      source: "Correlation of A. Caso (1967), as the code of Calendrical Calculations has it",
    },
    {
      title: "a day of our time",
      input: { date: "2012-12-21" },
      expect: { day: { text: "4 Xochitl" }, trecena: { text: "1 Ollin" } },
      source: "Code of Calendrical Calculations (4th ed.) and an independent count from 1521",
    },
  ],
  references: [
    {
      title: "Historia general de las cosas de Nueva España",
      author: "Bernardino de Sahagún",
      year: "1577",
      part: "book IV",
    },
    {
      title: "Mexican Archaeology",
      author: "Thomas Athol Joyce",
      year: "1914",
      part: "pp. 60-63",
    },
    { title: "Codex Borbonicus", part: "plates 3-20" },
    { title: "Los calendarios prehispánicos", author: "Alfonso Caso", year: "1967" },
    {
      title: "The Gods of Mexico",
      author: "Lewis Spence",
      year: "1923",
      part: "tables of the tonalamatl after Seler",
    },
  ],
});

function nameDay({ number, name }: TzolkinDay) {
  const text = `${number} ${TONALPOHUALLI_NAMES[name - 1]!.roman}`;
  return { text, number, day: DAY_SIGN.ids[name - 1]! };
}
