import { type Candidates, candidateTimes, type Given, type InputOf } from "#sdk";
import type { CivilMoment } from "#time";
import { dateOf } from "../../core/day.ts";
import { clockSeconds, type SunsByMidnight, sunSeconds } from "../../core/sun_day.ts";
import { weeksOf } from "../core/weeks.ts";
import type { StarAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { ROUND, STAR, starOf } from "./stars.ts";

export { drawStars as picture } from "./picture.ts";

/** The Balinese day that holds a moment: it begins at sunrise. */
function dayOf(moment: CivilMoment, suns?: SunsByMidnight) {
  const { rise, known } = sunSeconds(moment, suns);
  const beforeSunrise = clockSeconds(moment) < rise;
  return { fixed: moment.fixed - (beforeSunrise ? 1 : 0), beforeSunrise, sunriseKnown: known };
}

export function run(_input: InputOf<typeof input>, give: Given): StarAnswer {
  const { fixed, beforeSunrise, sunriseKnown } = dayOf(give.civil());
  const { saptawara, pancawara, urip, wuku } = weeksOf(fixed);
  const star = starOf(fixed);
  return {
    star,
    number: STAR.ids.indexOf(star) + 1,
    saptawara,
    pancawara,
    urip,
    wuku,
    beforeSunrise,
    sunriseKnown,
    returns: Array.from({ length: 5 }, (_, index) => dateOf(fixed + ROUND * (index + 1))),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => {
      const suns: SunsByMidnight = new Map();
      return [(_at, moment) => dayOf(moment(), suns).fixed];
    },
  }),
};
