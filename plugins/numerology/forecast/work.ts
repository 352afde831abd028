import { type Given, InputError, type InputOf, issuesOfCivil } from "#sdk";
import { formatDate, fromFixed, resolveCivil } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import { pinnaclesOf } from "../pythagorean/dates.ts";
import type { ForecastAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  ageOn,
  essenceOf,
  periodsOf,
  personalDayOf,
  personalMonthOf,
  personalYearOf,
  transitOf,
} from "./rules.ts";

export { drawRidge as picture } from "./picture.ts";

const MOST_DAYS = 92;

const USUAL_DAYS = 30;

export function run({ name, from, to }: InputOf<typeof input>, give: Given): ForecastAnswer {
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
}

function readDay(date: string, path: string): number {
  const read = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: path, time: path }));
  return read.moment.fixed;
}
