import { InputError, issuesOfCivil, Refusal } from "#sdk";
import { normalizeDeg } from "#sky";
import { resolveCivil, toTt } from "#time";
import { readAlmanacDay } from "../../core/day/almanac_day.ts";
import { lastsOf } from "../../core/day/when.ts";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { type Paksha, pakshaOf, VARA } from "../../core/panchanga.ts";
import { siderealSkyAt } from "../../core/positions.ts";
import { partsOf } from "../eighths.ts";
import type { PanchaPakshiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { activitiesOf, BIRD, birdOf, strengthOf } from "./rules.ts";

export { drawPanchaPakshi as picture } from "./picture.ts";

export function run(chosen: Input): PanchaPakshiAnswer {
  const day = readAlmanacDay(chosen, chosen.sunrise);
  const { when } = day;
  const born = bornOf(chosen);
  const bird = birdOf(born.star, born.half === "shukla");
  const { sun, moon } = siderealSkyAt(
    toTt(day.sunrise),
    chosen.ayanamsa,
    "mean",
    "apparent",
  ).longitudes;
  const half = pakshaOf(Math.floor(normalizeDeg(moon - sun) / 12) + 1);
  const does = (one: (typeof BIRD.ids)[number], part: "day" | "night") =>
    activitiesOf(one, day.weekday, half === "shukla", part);
  return {
    bird,
    birthStar: born.star,
    birthHalf: born.half,
    vara: VARA.ids[day.weekday]!,
    half,
    sunrise: when(day.sunrise),
    sunset: when(day.sunset),
    nextSunrise: when(day.nextSunrise),
    yamas: partsOf(day, does(bird, "day"), does(bird, "night")).map(
      ({ part, byDay, start, end }, i) => ({
        byDay,
        activity: part,
        strength: strengthOf(part),
        ...lastsOf(when, start, end),
        birds: BIRD.ids.map((one) => ({
          bird: one,
          activity: does(one, byDay ? "day" : "night")[i % 5]!,
        })),
      }),
    ),
  };
}

/** Nakshatra and half of the month, as given or from the birth. */
function bornOf(chosen: Input): { star: number; half: Paksha } {
  const { birthStar, birthHalf, birthDate, birthTime, birthTimezone, timezone } = chosen;
  if (birthStar !== undefined && birthHalf !== undefined)
    return { star: birthStar, half: birthHalf };
  if (birthDate === undefined) throw new Refusal("birth-needed");
  const zone = birthTimezone ?? timezone;
  const result = resolveCivil({
    date: birthDate,
    ...(birthTime === undefined ? {} : { time: birthTime }),
    ...(zone === undefined ? { longitude: chosen.longitude } : { timezone: zone }),
  });
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "birthDate", time: "birthTime" }));
  }
  const at = siderealSkyAt(result.moment.julianDayTt, chosen.ayanamsa, "mean", "apparent");
  const { sun, moon } = at.longitudes;
  return {
    star: nakshatraIndexOf(moon) + 1,
    half: pakshaOf(Math.floor(normalizeDeg(moon - sun) / 12) + 1),
  };
}
