import { civilOfBirth } from "#sdk";
import { toTt } from "#time";
import { readAlmanacDay } from "../../core/day/almanac_day.ts";
import { lastsOf } from "../../core/day/when.ts";
import { NAKSHATRA_ARC, nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { NAKSHATRA } from "../../core/nakshatras.ts";
import { dayBounds } from "../../core/birth_times.ts";
import { VARA } from "../../core/panchanga.ts";
import { siderealMoonAt } from "../../core/positions.ts";
import { signIdAt, signIndexOf } from "../../core/signs.ts";
import type { PersonalAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { standingOf } from "./rules.ts";

export { drawPersonal as picture } from "./picture.ts";

const SECOND = 1 / 86400;

export function run(chosen: Input): PersonalAnswer {
  const { ayanamsa, positions } = chosen;
  const civil = civilOfBirth(chosen.birth, "birth");
  const moonAt = (julianDayUt: number) => siderealMoonAt(toTt(julianDayUt), ayanamsa, positions);
  const birthDeg = siderealMoonAt(civil.julianDayTt, ayanamsa, positions);
  const ends = civil.timeKnown ? [] : dayBounds(civil).map(moonAt);
  const day = readAlmanacDay(chosen, chosen.sunrise);
  const edges = edgesOf(day.sunrise, day.nextSunrise, moonAt);
  return {
    vara: VARA.ids[day.weekday]!,
    sunrise: day.when(day.sunrise),
    birthStar: NAKSHATRA.ids[nakshatraIndexOf(birthDeg)]!,
    birthSign: signIdAt(signIndexOf(birthDeg)),
    certain: ends.every((deg) => placeIn(deg) === placeIn(birthDeg)),
    spans: edges.slice(1).map((end, i) => {
      const start = edges[i]!;
      const moonDeg = moonAt(start + SECOND);
      const { eighth: _eighth, ...standing } = standingOf(moonDeg, birthDeg);
      return {
        ...lastsOf(day.when, start, end),
        nakshatra: NAKSHATRA.ids[nakshatraIndexOf(moonDeg)]!,
        sign: signIdAt(signIndexOf(moonDeg)),
        ...standing,
      };
    }),
  };
}

/** Nakshatra and sign at once. */
const placeIn = (deg: number) => `${Math.floor(deg / NAKSHATRA_ARC)} ${signIndexOf(deg)}`;

/** Where star or sign of the Moon changes, with both ends; it moves on at no more than a sign in two days. */
function edgesOf(from: number, to: number, moonAt: (at: number) => number): readonly number[] {
  const edges = [from];
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    let [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps];
    const [first, last] = [placeIn(moonAt(a)), placeIn(moonAt(b))];
    if (first === last) continue;
    while (b - a > SECOND / 2) {
      const middle = (a + b) / 2;
      if (placeIn(moonAt(middle)) === first) a = middle;
      else b = middle;
    }
    edges.push(b);
  }
  return [...edges, to];
}
