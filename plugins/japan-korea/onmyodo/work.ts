import { Refusal, type InputOf } from "#sdk";
import { formatDate, fromFixed } from "#time";
import { japanDay } from "../calendar/japan_day.ts";
import { OLD_YEARS } from "../calendar/old_calendar.ts";
import { viewOldDay } from "../calendar/view.ts";
import type { OnmyodoAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { directionsOf, seatsOf, wayTowards } from "./seats.ts";

export { drawSeats as picture } from "./picture.ts";

/** Terms are held from 1602 on, and sixty days ahead are looked at. */
const FIRST_YEAR = 1603;

export function run({
  date,
  towards,
  ...schools
}: InputOf<typeof input, typeof CONVENTIONS>): OnmyodoAnswer {
  const { fixed, year } = japanDay(date);
  const last = OLD_YEARS.last - 1;
  if (year < FIRST_YEAR || year > last) {
    const nearest = year < FIRST_YEAR ? FIRST_YEAR : last;
    throw new Refusal("oldYearOutOfRange", { year, first: FIRST_YEAR, last }, { nearest });
  }
  const { old, yearPair, dayPair, gods, lucky } = seatsOf(fixed, schools);
  return {
    date: formatDate(fromFixed(fixed)),
    old: viewOldDay(old),
    yearPair: yearPair.id,
    dayPair: dayPair.id,
    lucky,
    gods,
    directions: directionsOf(gods),
    way: towards ? wayTowards(towards, fixed, schools) : null,
  };
}
