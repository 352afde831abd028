import { WEEKDAY } from "#lore";
import type { Given, InputOf } from "#sdk";
import type { DayAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import {
  colourOf,
  fiveDayPlace,
  holidayOf,
  sixDayPlace,
  systemOf,
  yearOfRevolution,
} from "./rules.ts";

export function run(
  { group, secondColour }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): DayAnswer {
  const { year, month, day, dayOfWeek } = give.civil();
  const date = { year, month, day };
  const system = systemOf(date);
  const holiday = holidayOf(date)?.holiday ?? null;
  const common = {
    system,
    weekday: WEEKDAY.ids[dayOfWeek]!,
    weekOfYear: null,
    color: null,
    colorName: null,
    extraDay: false,
    nationalHoliday: system === "seven-day" ? null : holiday !== null,
    holiday,
    yearOfRevolution: yearOfRevolution(date),
  };
  if (system === "seven-day") {
    const restDay = dayOfWeek === 0;
    return { ...common, dayOfWeek: restDay ? 7 : dayOfWeek, restDay };
  }
  if (system === "six-day") return { ...common, ...sixDayPlace(date) };
  const place = fiveDayPlace(date);
  if (!place) return { ...common, dayOfWeek: null, restDay: false };
  return {
    ...common,
    dayOfWeek: place.dayOfWeek,
    weekOfYear: place.weekOfYear,
    color: place.colour,
    colorName: colourOf(place.colour, secondColour),
    restDay: group === undefined ? null : group === place.colour,
  };
}
