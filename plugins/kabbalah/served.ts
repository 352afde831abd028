import { rangeOfBody } from "#sky";

/** Whether the sky is served on the whole day around an instant. */
export function isServed(julianDayTt: number): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  return julianDayTt > fromJulianDay + 2 && julianDayTt < toJulianDay - 2;
}
