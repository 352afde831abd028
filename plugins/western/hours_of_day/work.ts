import { InputError, issuesOfCivil, Refusal } from "#sdk";
import { horizonEvents, type HorizonOptions, type Place, planetaryDayAt } from "#sky";
import { civilDaySpan, julianDayOfEpochMs, resolveCivil } from "#time";
import { clockOf } from "../core/span.ts";
import { round } from "../core/zodiac.ts";
import type { HoursAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawHours as picture } from "./picture.ts";

const MINUTES = 1440;

/** Past sunrise, so that the day is the one that begins with it. */
const PAST_SUNRISE = 1e-4;

export function run(chosen: Input): HoursAnswer {
  const { date, latitude, longitude } = chosen;
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const { startUt, offsetDays, timezone } = dayOf(chosen);
  const horizon = chosen.sunrise === "centre" ? { limb: "centre" as const, refractionDeg: 0 } : {};
  const sunrise = firstSunrise(startUt, place, horizon);
  const day =
    sunrise === undefined
      ? null
      : planetaryDayAt(sunrise + PAST_SUNRISE, place, horizon, offsetDays);
  if (day?.state !== "normal") throw new Refusal("sun-keeps-up-or-down", { date });
  const when = clockOf(timezone);
  const { sunriseJulianDayUt: rise, sunsetJulianDayUt: set, nextSunriseJulianDayUt: next } = day;
  return {
    dayRuler: day.ruler,
    nightRuler: day.hours[12]!.ruler,
    sunrise: when(rise),
    sunset: when(set),
    nextSunrise: when(next),
    dayHourMinutes: round(((set - rise) / 12) * MINUTES, 2),
    nightHourMinutes: round(((next - set) / 12) * MINUTES, 2),
    hours: day.hours.map(({ number, part, ruler, startJulianDayUt, endJulianDayUt }) => ({
      number,
      byDay: part === "day",
      ruler,
      ...when(startJulianDayUt),
      ends: when(endJulianDayUt),
    })),
  };
}

/** Where the civil day begins, and the clock that names its weekday. */
function dayOf({ date, timezone, latitude, longitude }: Input) {
  const result = resolveCivil({ date, timezone, latitude, longitude });
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "date", time: "date" }));
  }
  const { moment } = result;
  return {
    startUt: julianDayOfEpochMs(civilDaySpan(moment).startMs),
    offsetDays: moment.offsetSeconds / 86400,
    timezone,
  };
}

function firstSunrise(fromUt: number, place: Place, horizon: HorizonOptions): number | undefined {
  const { events } = horizonEvents("sun", place, fromUt, fromUt + 1.1, horizon);
  return events.find(({ kind }) => kind === "rise")?.julianDayUt;
}
