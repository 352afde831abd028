import type { Give, InputOf } from "#sdk";
import { chineseDateOf, chineseNewYear, FIRST_CHINESE_YEAR, toFixed } from "#time";
import { dateOf, weekdayOf } from "../core/month.ts";
import type { TurkicAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { ANIMAL, animalOf, bulgarOf, isDisputed, isForetold, MONTH } from "./years.ts";

export { drawYears as picture } from "./picture.ts";

type Turn = "lunar" | "nawruz";

/** The first day of the animal year that begins in a Western year, Rata Die. */
function beginningOf(year: number, turn: Turn): number {
  if (turn === "nawruz") return toFixed({ year, month: 3, day: 21 });
  return chineseNewYear(year);
}

/** The Uyghur month of a day; null before the months of China are reckoned here. */
function monthOf(fixed: number) {
  if (fixed < chineseNewYear(FIRST_CHINESE_YEAR)) return null;
  const { month, isLeapMonth, day } = chineseDateOf(fixed);
  return { name: MONTH.ids[month - 1]!, number: month, leapMonth: isLeapMonth, day };
}

export function run(
  { newYear }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): TurkicAnswer {
  const { fixed, year: civilYear } = give.civil();
  const year = fixed < beginningOf(civilYear, newYear) ? civilYear - 1 : civilYear;
  const animal = animalOf(year);
  const bulgar = bulgarOf(year);
  return {
    civil: { date: dateOf(fixed), weekday: weekdayOf(fixed) },
    year: {
      westernYear: year,
      animal,
      place: ANIMAL.ids.indexOf(animal) + 1,
      begins: dateOf(beginningOf(year, newYear)),
      next: dateOf(beginningOf(year + 1, newYear)),
    },
    forecast: isForetold(animal) ? { code: "foretold", with: { animal } } : null,
    bulgar: bulgar && { name: bulgar, disputed: isDisputed(bulgar) },
    month: monthOf(fixed),
    returns: [year - 12, year + 12, year + 24],
  };
}
