import { type InputOf, Refusal } from "#sdk";
import { hourPillar } from "#time";
import type { DayBoundary } from "#east/calendar/conventions.ts";
import type { FourPillars } from "#east/calendar/pillars.ts";
import { CHINA } from "#east/calendar/zone_clock.ts";
import { describeGiven, parsePillars } from "../chart/given_pillars.ts";
import type { MomentsAnswer } from "./answer.ts";
import { findMoments, yearsOfPillar } from "./find_moments.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawMoments as picture } from "./picture.ts";

/** Years that are searched where none are given. */
const FROM = 1900;

const TO = 2100;

export function run({
  pillars: given,
  fromYear = FROM,
  toYear = TO,
  timezone,
  dayBoundary,
}: InputOf<typeof input, typeof CONVENTIONS>): MomentsAnswer {
  if (fromYear > toYear) throw new Refusal("yearsReversed", { fromYear, toYear });
  const pillars = parsePillars(given);
  const search = { pillars, fromYear, toYear, timezone, dayBoundary };
  const { year, month, day, hour } = pillars;
  return {
    native: [year, month, day, ...(hour ? [hour] : [])].map(({ native }) => native).join(" "),
    pillars: { year: year.id, month: month.id, day: day.id, hour: hour?.id ?? null },
    fromYear,
    toYear,
    zone: timezone ?? CHINA,
    years: yearsOfPillar(search),
    moments: findMoments(search),
    doubts: describeGiven(pillars).doubts.filter(
      ({ code }) => code !== "hourDoubted" || !isLateZi(pillars, dayBoundary),
    ),
  };
}

/** Whether the hour is late zi, whose stem is the next day's. */
function isLateZi({ day, hour }: FourPillars, dayBoundary: DayBoundary): boolean {
  return dayBoundary === "splitZi" && hour?.index === hourPillar(day.stem.index + 1, 0).index;
}
