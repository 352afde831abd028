import type { Give, InputOf } from "#sdk";
import { dayOfWeek, julianDayNumber, modulo, mongolian as calendar } from "#time";
import { hairOf, isGoodForHair } from "../core/hair.ts";
import { dateOf, monthAbout, newYearOf, readOwnDate, weekdayOf } from "../core/month.ts";
import { requireYear } from "../core/year.ts";
import { elementOfYear } from "../tibetan/forces.ts";
import type { MongolianAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { ANIMAL, COLOUR, FEAST, LEANINGS, MONTH, PLANET, ROADS } from "./names.ts";

export { drawMongolian as picture } from "./picture.ts";

/** Royal years of Tibet, by which the calendar counts within, are ahead of Western ones by so much. */
const ROYAL = 127;

type Feast = (typeof FEAST.ids)[number];
const FEASTS: Readonly<Record<string, Feast>> = { "4/15": "buddhasDay", "10/25": "zulyn25" };

/** The feast of a civil day: the first three days of the year, its last, and two by their dates. */
function feastsOf(fixed: number): readonly Feast[] {
  const { year, month, leapMonth, day } = calendar.fromFixed(fixed);
  if (month === 1 && calendar.fromFixed(fixed - 3).year < year) return ["tsagaanSar"];
  if (month === 12 && calendar.fromFixed(fixed + 1).year > year) return ["bituun"];
  const feast = leapMonth ? undefined : FEASTS[`${month}/${day}`];
  return feast ? [feast] : [];
}

export function run(
  { mongolian: given }: InputOf<typeof input>,
  give: Give<"now">,
): MongolianAnswer {
  if (!given) requireYear(give.civil().year);
  const fixed = given
    ? readOwnDate("mongolian", { ...given, year: given.year + ROYAL }, calendar)
    : give.civil().fixed;
  const date = calendar.fromFixed(fixed);
  const { month, leapMonth, day, dayRepeat, rabjung, yearInRabjung } = date;
  const year = date.year - ROYAL;
  const cycle = modulo(year - 4, 60);
  const dayNumber = julianDayNumber(fixed);
  const weekday = dayOfWeek(fixed);
  const planet = PLANET.ids[weekday]!;
  const road = ROADS[weekday]!;
  const hair = hairOf(day);
  const newYear = newYearOf(calendar, date.year, fixed);
  return {
    civil: { date: dateOf(fixed), weekday: weekdayOf(fixed) },
    mongolian: { year, month, leapMonth, day, dayRepeat },
    cycle: rabjung,
    yearInCycle: yearInRabjung,
    yearColour: COLOUR.ids[cycle % 10]!,
    yearElement: elementOfYear(cycle),
    yearAnimal: ANIMAL.ids[cycle % 12]!,
    monthName: MONTH.ids[month - 1]!,
    dayColour: COLOUR.ids[modulo(dayNumber - 1, 10)]!,
    dayAnimal: ANIMAL.ids[modulo(dayNumber + 1, 12)]!,
    planet,
    skipped: calendar.skippedAfter(fixed),
    feasts: feastsOf(fixed),
    hair: {
      value: isGoodForHair(day) ? "favourable" : "adverse",
      because: [{ code: "byHair", with: { hair, day } }],
    },
    hairOmen: hair,
    travel: road && {
      value: LEANINGS[road],
      because: [{ code: "byRoad", with: { road, planet } }],
    },
    road,
    newYear: {
      date: dateOf(newYear),
      dayOfYear: fixed - newYear + 1,
      next: dateOf(newYearOf(calendar, date.year + 1, fixed)),
    },
    sheet: monthAbout(calendar, fixed, (one) => isGoodForHair(calendar.fromFixed(one).day)),
  };
}
