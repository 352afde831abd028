import {
  type Candidates,
  candidateTimes,
  type Given,
  type InputOf,
  sumOf,
  type Weighing,
} from "#sdk";
import { refuseOutside } from "../../core/solar_years.ts";
import { inclinationOf, plateOf, starsOf } from "../rules.ts";
import { describe, palaceId } from "../stars.ts";
import type { KiAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { friendsOf, judge } from "./reasons.ts";

export { drawPlates as picture } from "./picture.ts";

export function run({ longRun }: InputOf<typeof input, typeof CONVENTIONS>, give: Given): KiAnswer {
  const moment = give.civil();
  refuseOutside(moment.year);
  const stars = starsOf(moment, longRun);
  const testimonies = judge(stars);
  return {
    year: describe(stars.year),
    month: describe(stars.month),
    day: describe(stars.day),
    dayDisputed: stars.dayDisputed,
    solarYear: stars.solarYear,
    solarMonth: stars.solarMonth,
    inclination: inclinationOf(stars.year, stars.month).map(palaceId),
    plates: { year: layOut(stars.year), month: layOut(stars.month), day: layOut(stars.day) },
    friendlyStars: friendsOf(stars.year),
    score: sumOf(testimonies),
    testimonies,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [
      (_at, moment) => {
        const { solarYear, solarMonth } = starsOf(moment());
        return `${solarYear} ${solarMonth}`;
      },
    ],
  }),
};

export function weigh({ score, testimonies }: KiAnswer): Weighing {
  return { score, testimonies };
}

function layOut(centre: number): KiAnswer["plates"]["year"] {
  return plateOf(centre).map((star, i) => ({ palace: palaceId(i + 1), star }));
}
