import { defineProcedure, InputError, issuesOfCivil, Refusal, wordsIn } from "#sdk";
import { normalizeDeg } from "#sky";
import { resolveCivil, toTt } from "#time";
import { readAlmanacDay, SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { lastsOf } from "../../core/day/when.ts";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { pakshaOf, VARA, type Paksha } from "../../core/panchanga.ts";
import { siderealSkyAt } from "../../core/positions.ts";
import { partsOf } from "../eighths.ts";
import { answer, type PanchaPakshiAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawPanchaPakshi } from "./picture.ts";
import { activitiesOf, BIRD, birdOf, strengthOf } from "./rules.ts";
import type { PanchaPakshiWords } from "./words/en.ts";

/** What the five birds do through the ten parts of a day and its night. */
export const panchaPakshiDay = defineProcedure({
  name: "panchaPakshi.day",
  tradition: "tamil-siddha",
  words: wordsIn<PanchaPakshiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/pancha_pakshi.svg",
  conventions: CONVENTIONS,
  refusals: [...SUN_REFUSALS, "birth-needed"],
  input,
  output: answer,
  run(chosen): PanchaPakshiAnswer {
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
  },
  picture: drawPanchaPakshi,
  examples: [
    {
      title: "born under Swati in the dark half: the crow, on a Sunday of the dark half",
      input: {
        date: "2024-01-28",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
        birthStar: 15,
        birthHalf: "krishna",
      },
      expect: {
        bird: { id: "crow" },
        half: { id: "krishna" },
        yamas: [
          { activity: { id: "ruling" } },
          { activity: { id: "walking" } },
          { activity: { id: "eating" } },
          { activity: { id: "dying" } },
          { activity: { id: "sleeping" } },
          {},
          {},
          {},
          {},
          {},
        ],
      },
      source: "table of PyJHora for the crow on a Sunday of the dark half",
    },
  ],
  references: [
    { title: "Pancha Pakshi Shastra", author: "attributed to Bogar" },
    { title: "Biorhythms of Natal Moon", author: "U. S. Pulippani", year: "1993" },
  ],
});

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
