import { defineProcedure, InputError, issuesOfCivil, wordsIn } from "#sdk";
import { formatDate, fromFixed, resolveCivil } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import { pinnaclesOf } from "../pythagorean/dates.ts";
import { answer, type ForecastAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawRidge } from "./picture.ts";
import {
  ageOn,
  essenceOf,
  periodsOf,
  personalDayOf,
  personalMonthOf,
  personalYearOf,
  transitOf,
} from "./rules.ts";
import type { ForecastWords } from "./words/en.ts";

const MOST_DAYS = 92;
const USUAL_DAYS = 30;

/** Pinnacles, cycles, letters in force, and personal years, months and days of a span. */
export const numerologyForecast = defineProcedure({
  name: "numerology.forecast",
  tradition: "pythagorean",
  words: wordsIn<ForecastWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/forecast.svg",
  reads: "birth",
  omittable: {
    name: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  run({ name, from, to }, give): ForecastAnswer {
    const birth = give.civil().given;
    const first = readDay(from, "from");
    const last = to === undefined ? first + USUAL_DAYS : readDay(to, "to");
    if (last < first) throw new InputError([{ path: "to", code: "reversed" }]);
    if (last - first >= MOST_DAYS) {
      throw new InputError([{ path: "to", code: "tooLong", with: { most: MOST_DAYS } }]);
    }
    const age = ageOn(birth, fromFixed(first));
    if (age < 0) throw new InputError([{ path: "from", code: "beforeBirth" }]);
    const runs = ({ fromAge, toAge }: { fromAge: number; toAge: number | null }) =>
      age >= fromAge && (toAge === null || age < toAge);
    const parts = name === undefined ? [] : readLatinName(name).parts;
    const transits = parts.map((part) => ({ part, ...transitOf(part, age) }));
    const dates = Array.from({ length: last - first + 1 }, (_, index) => fromFixed(first + index));
    const months = new Map(
      dates.map(({ year, month }) => {
        const personalYear = personalYearOf(birth, year);
        const key = formatDate({ year, month, day: 1 }).slice(0, -3);
        return [
          key,
          { month: key, personalYear, personalMonth: personalMonthOf(personalYear, month) },
        ];
      }),
    );
    return {
      age,
      pinnacles: pinnaclesOf(birth).map((one) => ({ ...one, now: runs(one) })),
      periods: periodsOf(birth).map((one) => ({ ...one, now: runs(one) })),
      transits,
      essence: transits.length > 0 ? essenceOf(transits) : null,
      months: [...months.values()],
      days: dates.map((date) => ({
        date: formatDate(date),
        personalDay: personalDayOf(
          personalMonthOf(personalYearOf(birth, date.year), date.month),
          date.day,
        ),
      })),
    };
  },
  picture: drawRidge,
  examples: [
    {
      title: "the first day of 2024 for a birth of 15 June 1990",
      input: { birthDate: "1990-06-15", name: "Ann Lee", from: "2024-01-01", to: "2024-01-01" },
      expect: {
        age: 33,
        months: [{ personalYear: 2, personalMonth: 3 }],
        days: [{ personalDay: 4 }],
        transits: [
          { letter: "A", value: 1 },
          { letter: "E", value: 5 },
        ],
        essence: { total: 6, number: 6 },
      },
      source:
        "6 + 6 + 8 = 20, 2; 2 + 1 = 3; 3 + 1 = 4; A 1, N 5, N 5 and L 3, E 5, E 5 run through in 11 and 13 years",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    { title: "Numerology: The Romance in Your Name", author: "Juno Jordan", year: "1965" },
  ],
});

function readDay(date: string, path: string): number {
  const read = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: path, time: path }));
  return read.moment.fixed;
}
