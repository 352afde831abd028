import { defineProcedure, InputError, wordsIn } from "#sdk";
import { isLeapYear, toHistoricalYear } from "#time";
import { answer, type ErasAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawEras } from "./picture.ts";
import { civilOf, eraOf, erasOf, type EraYear } from "./rules.ts";
import type { ErasWords } from "./words/en.ts";

/** One year in all eras. */
export const erasConvert = defineProcedure({
  name: "eras.convert",
  tradition: "chronology",
  words: wordsIn<ErasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/eras.svg",
  input,
  output: answer,
  run({ year, from, era }): ErasAnswer {
    // Without an era the year is astronomical, so that 0 is 1 BCE.
    const astronomical = from === undefined ? year : civilOf(from, year);
    if (Number.isNaN(astronomical)) throw new InputError([{ path: "year", code: "noYear" }]);
    if (Math.abs(astronomical) > 99_999) {
      throw new InputError([{ path: "year", code: "outOfRange" }]);
    }
    const eras = era === undefined ? erasOf(astronomical) : [eraOf(era, astronomical)];
    return {
      given: { era: from ?? "common", year },
      astronomical,
      historical: toHistoricalYear(astronomical),
      leapYear: isLeapYear(astronomical),
      eras: eras.map(reported),
    };
  },
  picture: drawEras,
  examples: [
    {
      title: "2026 from the founding of Rome",
      input: { year: 2026, era: "auc" },
      expect: { historical: 2026, eras: [{ era: { id: "auc" }, year: 2779 }] },
      source: "Ginzel, Handbuch der Chronologie II: the city was founded in 753 BCE",
    },
    {
      title: "the year 115 of the Republic of China",
      input: { year: 115, from: "minguo", era: "buddhistThai" },
      expect: { astronomical: 2026, eras: [{ year: 2569 }] },
      source: "ICU, calendars roc and buddhist",
    },
  ],
  references: [
    {
      title: "Handbuch der mathematischen und technischen Chronologie",
      author: "F. K. Ginzel",
      year: "1906-14",
    },
    { title: "La chronologie", author: "V. Grumel", year: "1958" },
  ],
});

function reported({ cycle, ...one }: EraYear): ErasAnswer["eras"][number] {
  return { ...one, cycle: cycle && { cycle: cycle.olympiad, year: cycle.year } };
}
