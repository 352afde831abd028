import { defineProcedure, InputError, wordsIn } from "#sdk";
import { nanakshahi } from "#time";
import { civilDayOf, readOwnDate } from "../core/day.ts";
import { answer, type NanakshahiAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawNanakshahi } from "./picture.ts";
import { gurpurabsOf, monthIdOf } from "./rules.ts";
import type { NanakshahiWords } from "./words/en.ts";

const EPOCH = nanakshahi.toFixed({ year: 1, month: 1, day: 1 });

/** A date of the Sikh calendar of 2003, from a civil date or back to one. */
export const nanakshahiConvert = defineProcedure({
  name: "nanakshahi.convert",
  tradition: "sikh",
  words: wordsIn<NanakshahiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nanakshahi.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  run({ nanakshahi: given }, give): NanakshahiAnswer {
    const fixed = readOwnDate("nanakshahi", given, nanakshahi) ?? give.civil().fixed;
    if (fixed < EPOCH) throw new InputError([{ path: "date", code: "beforeEra" }]);
    const found = nanakshahi.fromFixed(fixed);
    const { year, month, day } = found;
    const next = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 };
    const newYear = (of: number) => nanakshahi.toFixed({ year: of, month: 1, day: 1 });
    return {
      civil: civilDayOf(fixed),
      nanakshahi: found,
      monthName: monthIdOf(month),
      monthDays: nanakshahi.toFixed(next) - nanakshahi.toFixed({ year, month, day: 1 }),
      sangrand: day === 1,
      gurpurabs: gurpurabsOf(month, day),
      leapYear: newYear(year + 1) - newYear(year) === 366,
    };
  },
  picture: drawNanakshahi,
  examples: [
    {
      title: "the new year of 535, the first of the calendar in force",
      input: { date: "2003-03-14" },
      expect: { nanakshahi: { year: 535, month: 1, day: 1 }, sangrand: true },
      source: "Nanakshahi calendar of the Shiromani Committee, 2003: 1 Chet 535 is 14 March",
    },
    {
      title: "the birth of Guru Gobind Singh, back to the civil date",
      input: { nanakshahi: { year: 535, month: 10, day: 23 } },
      expect: { civil: { date: "2004-01-05" }, gurpurabs: [{ id: "parkashGobindSingh" }] },
      source: "Nanakshahi calendar of 2003: 23 Poh is 5 January",
    },
  ],
  references: [
    { title: "Nanakshahi Calendar", author: "Pal Singh Purewal", year: "1999" },
    {
      title: "Nanakshahi calendar 535",
      author: "Shiromani Gurdwara Parbandhak Committee",
      year: "2003",
    },
  ],
});
