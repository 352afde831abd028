/** Civil dates of the input as instants on the clock of the birth. */
import { Refusal } from "#sdk";
import { isValidDate, toJulianDay, type CivilMoment } from "#time";

/** Codes of the refusals that a date beside that of the birth can end in. */
export const DATE_REFUSALS = ["date-invalid"] as const;
export type DateRefusals = { "date-invalid": { date: string; time: string } };

/**
 * Julian day UT of a Gregorian date and time by the clock in force at birth.
 *
 * @param time HH:MM[:SS]; midnight when left out
 * @throws {Refusal} `date-invalid`
 */
export function instantOfDate(date: string, civil: CivilMoment, time = "00:00"): number {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!.map(Number);
  const given = { year: year!, month: month!, day: day! };
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  if (!isValidDate(given) || hour > 23 || minute > 59 || second > 59) {
    throw new Refusal("date-invalid", { date, time });
  }
  const fraction = ((hour * 60 + minute) * 60 + second) / 86400;
  return toJulianDay(given, fraction) - civil.offsetSeconds / 86400;
}
