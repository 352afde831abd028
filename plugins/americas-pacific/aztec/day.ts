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
 * The fortune of a day: 7 and the four last numbers are good in every week, the first week is good
 * throughout; 4, 5, 6, 8 and 9 are adverse; the others follow their week.
 *
 * @source Sahagún, Florentine Codex IV, chs. 1, 8, 13, 15; 10 to 13: ch. 15 (Dibble and Anderson, p. 57)
 */
export function fortuneOf(number: number, week: number): Fortune {
  if (week === 0 || number === 7 || number >= 10) return "favourable";
  if ([4, 5, 6, 8, 9].includes(number)) return "adverse";
  return TRECENA_TABLE[week]!.fortune;
}
