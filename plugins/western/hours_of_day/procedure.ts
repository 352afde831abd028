import { defineProcedure, InputError, issuesOfCivil, Refusal, wordsIn } from "#sdk";
import { horizonEvents, planetaryDayAt, type HorizonOptions, type Place } from "#sky";
import { civilDaySpan, julianDayOfEpochMs, resolveCivil } from "#time";
import { clockOf } from "../core/span.ts";
import { round } from "../core/zodiac.ts";
import { answer, type HoursAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawHours } from "./picture.ts";
import type { HoursWords } from "./words/en.ts";

const MINUTES = 1440;
/** Past sunrise, so that the day is the one that begins with it. */
const PAST_SUNRISE = 1e-4;

/** The twenty-four planetary hours of a day and night. */
export const planetaryHoursDay = defineProcedure({
  name: "planetaryHours.day",
  tradition: "medieval",
  words: wordsIn<HoursWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/hours_of_day.svg",
  conventions: CONVENTIONS,
  refusals: ["sun-keeps-up-or-down"],
  input,
  output: answer,
  run(chosen): HoursAnswer {
    const { date, latitude, longitude } = chosen;
    const place = { latitudeDeg: latitude, longitudeDeg: longitude };
    const { startUt, offsetDays, timezone } = dayOf(chosen);
    const horizon =
      chosen.sunrise === "centre" ? { limb: "centre" as const, refractionDeg: 0 } : {};
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
  },
  picture: drawHours,
  examples: [
    {
      title: "Quito, 21 May 1973",
      input: {
        date: "1973-05-21",
        timezone: "America/Guayaquil",
        latitude: -0.1807,
        longitude: -78.4678,
      },
      expect: {
        dayRuler: { id: "moon" },
        nightRuler: { id: "venus" },
        dayHourMinutes: 59.96,
      },
      tolerance: 0.05,
      source: "Swiss Ephemeris 2.10.03 for the sunrises; the order of Vettius Valens I.10",
    },
  ],
  references: [
    { title: "Anthologies", author: "Vettius Valens", year: "2nd century", part: "I.10" },
    { title: "The Book of Instruction", author: "al-Biruni", year: "1029", part: "§§390-391" },
    {
      title: "Three Books of Occult Philosophy",
      author: "H. C. Agrippa",
      year: "1533",
      part: "II.34",
    },
  ],
});

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
