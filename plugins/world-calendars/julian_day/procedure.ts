import { WEEKDAY } from "#lore";
import { defineProcedure, InputError, wordsIn } from "#sdk";
import { dayOfWeek, formatDate, formatUtc, fromFixed, isoWeek, toFixed } from "#time";
import { answer, type JulianDayAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawCounts } from "./picture.ts";
import { countsOf, epochMsOf } from "./rules.ts";
import type { JulianDayWords } from "./words/en.ts";

/** The furthest instant that is written as a date: some ten thousand years each way. */
const FURTHEST_MS = 3.2e14;

/** Day counts of an instant, or the instant of a count. */
export const julianDayConvert = defineProcedure({
  name: "julianDay.convert",
  tradition: "chronology",
  words: wordsIn<JulianDayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/julian_day.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  run({ number, kind = "jd" }, give): JulianDayAnswer {
    const epochMs = number === undefined ? give.civil().epochMs : epochMsOf(kind, number);
    if (Math.abs(epochMs) > FURTHEST_MS) {
      throw new InputError([{ path: "number", code: "tooFar" }]);
    }
    const counts = countsOf(epochMs);
    const gregorian = fromFixed(counts.rd);
    const { year, week, day } = isoWeek.fromFixed(counts.rd);
    return {
      utc: formatUtc(epochMs),
      gregorian: formatDate(gregorian),
      julian: formatDate(fromFixed(counts.rd, "julian")),
      weekday: WEEKDAY.ids[dayOfWeek(counts.rd)]!,
      ...counts,
      dayOfYear: counts.rd - toFixed({ year: gregorian.year, month: 1, day: 1 }) + 1,
      iso: { year, week, day, text: `${year}-W${String(week).padStart(2, "0")}-${day}` },
    };
  },
  picture: drawCounts,
  examples: [
    {
      title: "the launch of Sputnik in Meeus' example",
      input: { date: "1957-10-04", time: "19:26:24", timezone: "UTC" },
      expect: { jd: 2436116.31, weekday: { id: "friday" } },
      source: "J. Meeus, Astronomical Algorithms, example 7.a: 1957 October 4.81 is JD 2436116.31",
    },
    {
      title: "an instant from its Julian day",
      input: { number: 1842713, kind: "jd" },
      expect: { julian: "0333-01-27", utc: "0333-01-28T12:00:00Z" },
      source: "J. Meeus, Astronomical Algorithms, example 7.b: 333 January 27, 12h is JD 1842713.0",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "ch. 7" },
    {
      title: "Explanatory Supplement to the Astronomical Almanac",
      author: "P. K. Seidelmann",
      year: "1992",
      part: "ch. 12",
    },
  ],
});
