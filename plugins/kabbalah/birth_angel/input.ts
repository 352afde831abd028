import { Birth, omittableTime, Type } from "#sdk";
import { apparentSun } from "#sky";
import { toTt } from "#time";
import { isServed } from "../served.ts";

export const input = Type.Object({ ...Birth });

/** Without a time of birth: what hangs on the Sun's degree. */
export const TIME_OMITTABLE = omittableTime({
  verdicts: ["/arc/number", "/day/number"],
  markers: ({ julianDayTt }) =>
    isServed(julianDayTt)
      ? [(julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg)]
      : null,
});
