/** For which dates positions exist. */
import { Refusal } from "#sdk";
import { rangeOfBody } from "#sky";

/** Days kept free at both ends, for what is looked up before and after a birth. */
const MARGIN_DAYS = 400;

/** Whether an instant and the year about it are served. */
export function isServed(julianDayTt: number): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  return julianDayTt > fromJulianDay + MARGIN_DAYS && julianDayTt < toJulianDay - MARGIN_DAYS;
}

/** @throws {Refusal} `date-out-of-range` */
export function requireServed(julianDayTt: number): void {
  if (!isServed(julianDayTt)) throw new Refusal("date-out-of-range");
}
