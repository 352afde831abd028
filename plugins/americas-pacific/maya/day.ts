/**
 * Where a civil day stands in the counts of the Maya.
 *
 * @source S. G. Morley, An Introduction to the Study of the Maya Hieroglyphs (1915), p. 43, the run of the
 *   260 days; the cross of five days: after K. Johnson, Jaguar Wisdom (1997), as day-keepers of
 *   Guatemala have it
 */
import {
  HAAB_MONTHS,
  lordOfTheNight,
  mayanCorrelationShift,
  mayanHaab,
  mayanLongCount,
  mayanTzolkin,
  modulo,
  moduloFromOne,
  type MayanCorrelation,
  type TzolkinDay,
} from "#time";

/** Days from the birth to the other arms of the cross. */
export const CROSS = { conception: -8, destiny: 8, action: -6, feeling: 6 } as const;

/** The day of a civil date under a correlation, as Rata Die of the correlation 584283. */
export function mayaFixed(fixed: number, correlation: string): number {
  return fixed - mayanCorrelationShift(Number(correlation) as MayanCorrelation);
}

/** Steps within the round of 260 days. */
export function stepTzolkin({ number, name }: TzolkinDay, days: number): TzolkinDay {
  return { number: modulo(number - 1 + days, 13) + 1, name: modulo(name - 1 + days, 20) + 1 };
}

/** Place of a day in the round: 1 is 1 Imix, 260 is 13 Ajaw. */
export function kinOf({ number, name }: TzolkinDay): number {
  return moduloFromOne(40 * (number - name) + name, 260);
}

/** Everything the counts say of a day. */
export function readMayaDay(fixed: number) {
  const day = mayanTzolkin.fromFixed(fixed);
  const haab = mayanHaab.fromFixed(fixed);
  const dayOfYear = (haab.month - 1) * 20 + haab.day;
  return {
    day,
    kin: kinOf(day),
    trecena: stepTzolkin(day, 1 - day.number),
    lordOfNight: lordOfTheNight(fixed),
    haab: { ...haab, name: HAAB_MONTHS[haab.month - 1]! },
    yearBearer: mayanTzolkin.fromFixed(fixed - dayOfYear),
    longCount: mayanLongCount.fromFixed(fixed).text,
  };
}
