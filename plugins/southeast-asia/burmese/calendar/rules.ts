/**
 * What a Burmese calendar prints of a day; the calendar itself stands in `#time`.
 *
 * @source Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar (2013): feasts, Thingyan, names of the years
 */
import type { IdOf } from "#sdk";
import { burmeseYear, formatDate, fromFixed, modulo, thingyan } from "#time";
import { civilDayOf, dateOf } from "../../core/day.ts";
import { almanacDay, thingyanDays, thingyanOf, writtenDay, type AlmanacDay } from "../core/day.ts";
import { YEAR_NAME, type FEAST, type MyanmarAnswer } from "./answer.ts";

type Feast = IdOf<typeof FEAST>;

/** Feasts by month and day; the Moon's in every year, the National Day since 1282. */
function feastsOf({ year, month, day }: AlmanacDay): readonly Feast[] {
  const FULL: Readonly<Record<number, Feast>> = {
    2: "kasonFull",
    4: "wasoFull",
    7: "thadingyutFull",
    8: "tazaungdaing",
    12: "tabaungPwe",
  };
  if (day === 15 && FULL[month] !== undefined) return [FULL[month]];
  return year >= 1282 && month === 8 && day === 25 ? ["nationalDay"] : [];
}

/** A Julian day of Burma's own clock as date and time. */
function localText(julianDay: number): string {
  const seconds = Math.round((julianDay + 0.5) * 86_400);
  const day = Math.floor(seconds / 86_400);
  const [rest, two] = [seconds % 86_400, (value: number) => String(value).padStart(2, "0")];
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(":");
  return `${formatDate(fromFixed(day - 1721425))}T${clock}`;
}

/** Describes a day. */
export function describe(fixed: number): MyanmarAnswer {
  const day = almanacDay(fixed);
  const { year, month, monthName, phase, dayOfHalf, monthDays, sabbath, sasanaYear } = day;
  const { kind, days } = burmeseYear(year);
  const { akya, atat } = thingyan(year);
  return {
    civil: civilDayOf(fixed),
    myanmar: { year, month, day: day.day },
    monthName,
    native: writtenDay(fixed),
    phase,
    dayOfHalf,
    monthDays,
    sabbath,
    feasts: feastsOf(day),
    thingyan: thingyanOf(fixed),
    sasanaYear,
    year: { kind, days, name: YEAR_NAME.ids[modulo(year, 12)]! },
    newYear: {
      akya: localText(akya),
      atat: localText(atat),
      date: dateOf(thingyanDays(year).atat + 1),
    },
  };
}
