/** The omission of the time of birth: what hangs on the Sun's degree. */
import { omittableTime } from "#old";
import { apparentSun, rangeOfBody } from "#sky";
import { toTt } from "#time";

/** The omission of the time of birth. */
export const TIME_OMITTABLE = omittableTime({
  says: {
    en: "No time of birth was given: the Sun is taken at local noon, and the name of the hour is left out",
    zhHant: "未提供出生時刻：太陽取當地正午之位，時辰之名從缺",
  },
  verdicts: ["/arc/number", "/day/number"],
  markers: ({ julianDayTt }) =>
    isServed(julianDayTt)
      ? [(julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg)]
      : null,
});

/** Whether the Sun is served at an instant. */
export function isServed(julianDayTt: number): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  return julianDayTt > fromJulianDay + 2 && julianDayTt < toJulianDay - 2;
}
