/** What an almanac of Bali tells of a day by the Moon; the calendar itself stands in `#time`. */
import { balineseAddedMonth, balineseSakaDay, toFixed, type BalineseSakaDay } from "#time";
import { civilDayOf, dateOf } from "../../core/day.ts";
import { sakaFeasts } from "../core/feasts.ts";
import { romanOf } from "../core/weeks.ts";
import { SASIH, type SakaAnswer } from "./answer.ts";

/** Years before this one call an added month mala, later ones nampih. */
const FIRST_NAMPIH = 1914;

/** The first day of a Saka year. */
function nyepiOf(year: number): string {
  let fixed = toFixed({ year: year + 78, month: 2, day: 1 });
  while (balineseSakaDay(fixed).year < year) fixed++;
  return dateOf(fixed);
}

/** The first day after one that holds. */
function nextDay(fixed: number, holds: (day: BalineseSakaDay) => boolean): string {
  let next = fixed + 1;
  while (!holds(balineseSakaDay(next))) next++;
  return dateOf(next);
}

export const moonOf = ({ moon, waxing }: BalineseSakaDay) =>
  moon ?? (waxing ? ("penanggal" as const) : ("pangelong" as const));

/** Describes a day. */
export function describe(fixed: number): SakaAnswer {
  const found = balineseSakaDay(fixed);
  const { year, month, added, day, waxing, ngunaratri } = found;
  const sasih = SASIH.ids[month - 1]!;
  const doubled = balineseAddedMonth(year);
  const prefix = added ? (year < FIRST_NAMPIH ? "Mala " : "Nampih ") : "";
  return {
    civil: civilDayOf(fixed),
    saka: { year, month, added, day, waxing },
    sasih,
    monthName: `${prefix}${romanOf(SASIH, sasih)}`,
    moon: moonOf(found),
    lunarDays: ngunaratri ? [day, (day % 15) + 1] : [day],
    ngunaratri,
    feasts: sakaFeasts(fixed),
    year: {
      months: doubled === null ? 12 : 13,
      addedMonth: doubled === null ? null : SASIH.ids[doubled - 1]!,
      nyepi: nyepiOf(year),
    },
    coming: {
      purnama: nextDay(fixed, ({ moon }) => moon === "purnama"),
      tilem: nextDay(fixed, ({ moon }) => moon === "tilem"),
      ngunaratri: nextDay(fixed, (one) => one.ngunaratri),
      nyepi: nyepiOf(year + 1),
    },
  };
}
