import type { Give, InputOf } from "#sdk";
import { dayOfWeek, modulo, type TibetanCalendar } from "#time";
import { dateOf, monthAbout, newYearOf, readOwnDate, weekdayOf } from "../../core/month.ts";
import { requireYear } from "../../core/year.ts";
import { elementOfYear } from "../../tibetan/forces.ts";
import { mansionAt } from "../../tibetan/moon.ts";
import { ANIMAL, DAY_PLANET, MANSION } from "../../tibetan/names.ts";
import { conjunctionAt, observancesOf, type Observance } from "../features.ts";
import { animalOfMonth, SCHOOLS } from "../schools.ts";
import type { DayAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawDay as picture } from "./picture.ts";

/** Royal years are ahead of Western ones by so much. */
const ROYAL = 127;

/** What is kept on a civil day, with what falls to it from a day that is passed over. */
function keptOn(calendar: TibetanCalendar, fixed: number): readonly Observance[] {
  const date = calendar.fromFixed(fixed);
  const isNewYear = calendar.fromFixed(fixed - 1).year !== date.year;
  const skipped = calendar.skippedAfter(fixed);
  const days = skipped === null || skipped < date.day ? [date.day] : [date.day, skipped];
  return days.flatMap((day, i) => observancesOf(date, day, isNewYear && i === 0));
}

export function run(
  { tibetan, school }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): DayAnswer {
  const calendar = SCHOOLS[school];
  const fixed = tibetan ? readOwnDate("tibetan", tibetan, calendar) : give.civil().fixed;
  if (!tibetan) requireYear(give.civil().year);
  const { year, month, leapMonth, day, dayRepeat, rabjung, yearInRabjung } =
    calendar.fromFixed(fixed);
  const westernYear = year - ROYAL;
  const cycle = modulo(westernYear - 4, 60);
  const newYear = newYearOf(calendar, year, fixed);
  return {
    civil: { date: dateOf(fixed), weekday: weekdayOf(fixed) },
    tibetan: { year, westernYear, month, leapMonth, day, dayRepeat },
    rabjung,
    yearInRabjung,
    element: elementOfYear(cycle),
    animal: ANIMAL.ids[cycle % 12]!,
    polarity: cycle % 2 === 0 ? "male" : "female",
    monthAnimal: animalOfMonth(month, school),
    skipped: calendar.skippedAfter(fixed),
    dayPlanet: DAY_PLANET.ids[dayOfWeek(fixed)]!,
    mansion: MANSION.ids[mansionAt(fixed, calendar)]!,
    ...conjunctionAt(calendar, fixed),
    observances: keptOn(calendar, fixed),
    newYear: {
      date: dateOf(newYear),
      dayOfYear: fixed - newYear + 1,
      next: dateOf(newYearOf(calendar, year + 1, fixed)),
    },
    sheet: monthAbout(calendar, fixed, (one) => keptOn(calendar, one).length > 0),
  };
}
