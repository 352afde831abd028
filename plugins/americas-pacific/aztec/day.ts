/**
 * A day in the Aztec counts and the fortune that the soothsayers read in it.
 *
 * Correlation of Alfonso Caso: 13 August 1521 (Julian), the fall of Tenochtitlan, was 1 Coatl in the
 * year 3 Calli.
 */
import { aztecTonalpohualli, aztecXihuitl, modulo, type TzolkinDay } from "#time";
import { TRECENA_TABLE, type Fortune } from "./tables.ts";

/** How the nine lords of the night run over the end of a round of 260. */
export type NightRule = "restart" | "continuous";

/** Rata Die of 1 Cipactli in the round of the fall of Tenochtitlan. */
const ANCHOR = 555403 - 104;

/** Days of which the book speaks by name, by week (0 is that of 1 Cipactli) and number. */
const NAMED_DAYS: Readonly<Record<string, Fortune>> = {
  "2,2": "adverse", // 2 Tochtli, ch. 4
  "4,3": "adverse", // 3 Cuauhtli in the week of 1 Acatl, ch. 8
  "4,8": "favourable", // 8 Xochitl, ch. 8
  "6,4": "indifferent", // 4 Ehecatl, ch. 12
  "7,2": "favourable", // 2 Acatl, ch. 15
};

/** Everything the counts say of a civil day. */
export function readAztecDay(fixed: number, nightRule: NightRule) {
  const day = aztecTonalpohualli.fromFixed(fixed);
  const place = modulo(fixed - ANCHOR, 260);
  const week = Math.floor(place / 13);
  const xihuitl = aztecXihuitl.fromFixed(fixed);
  const dayOfYear = (xihuitl.month - 1) * 20 + xihuitl.day - 1;
  return {
    day,
    place: place + 1,
    week,
    trecena: aztecTonalpohualli.fromFixed(fixed - (day.number - 1)),
    nightLord: modulo(nightRule === "restart" ? place : fixed - ANCHOR, 9),
    xihuitl,
    year: yearBearer(fixed - dayOfYear),
    fortune: fortuneOf(day.number, week),
  };
}

/** A year is named by the day on which its eighteenth month ends. */
export function yearBearer(firstDay: number): TzolkinDay {
  return aztecTonalpohualli.fromFixed(firstDay + 359);
}

/**
 * The fortune of a day: the first week is good throughout; elsewhere 3, 7 and the four last numbers are
 * good, 5, 6, 8 and 9 adverse, and 1, 2 and 4 follow their week. What the book says of a single day
 * goes before the rule of its number.
 *
 * @source Sahagún, Historia general IV: week 1 ch. 1; third days ch. 15, seventh chs. 13, 15 and 20, sixth,
 *   eighth and ninth chs. 20 and 31, the last four chs. 14 and 15; fourth: T. A. Joyce, Mexican Archaeology
 *   (1914), p. 63, has them good, Sahagún in adverse weeks bad (chs. 8, 15)
 */
export function fortuneOf(number: number, week: number): Fortune {
  const ofBook = NAMED_DAYS[`${week},${number}`];
  if (ofBook) return ofBook;
  if (week === 0 || number === 3 || number === 7 || number >= 10) return "favourable";
  if ([5, 6, 8, 9].includes(number)) return "adverse";
  return TRECENA_TABLE[week]!.fortune;
}
