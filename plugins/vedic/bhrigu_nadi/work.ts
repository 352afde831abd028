import type { Candidates, Give } from "#sdk";
import { julianDayOfEpochMs, type CivilMoment } from "#time";
import { birthTimes } from "../core/birth_times.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { siderealSkyAt, type Longitudes } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import type { BhriguNadiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { exchangesOf, groupsOf, linksOf, metAt, progressedJupiter, quarterOf } from "./rules.ts";

export { drawNadi as picture } from "./picture.ts";

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => signIndexOf(longitudes.moon)]),
};

const LAST_AGE = 120;
const YEAR_DAYS = 365.2425;

export function run(chosen: Input, give: Give<"now">): BhriguNadiAnswer {
  const civil = give.civil();
  const { ayanamsa, node, positions } = chosen;
  const { longitudes, speeds } = siderealSkyAt(civil.julianDayTt, ayanamsa, node, positions);
  const age = chosen.age ?? ageAt(civil, give.now);
  const years = Array.from({ length: 12 }, (_, i) => yearOf(longitudes, age + i));
  return {
    grahas: GRAHA_IDS.map((graha) => ({
      graha,
      ...placeOfLongitude(longitudes[graha]),
      quarter: quarterOf(signIndexOf(longitudes[graha])),
      retrograde: speeds[graha] < 0,
      ...linksOf(graha, longitudes, speeds),
    })),
    groups: groupsOf(longitudes),
    exchanges: exchangesOf(longitudes),
    now: years[0]!,
    years,
  };
}

/** Completed years at the moment of the call, none before the birth. */
function ageAt(civil: CivilMoment, now: number): number {
  const years = (julianDayOfEpochMs(now) - civil.julianDayUt) / YEAR_DAYS;
  return Math.min(LAST_AGE, Math.max(0, Math.floor(years)));
}

function yearOf(longitudes: Longitudes, age: number) {
  const sign = progressedJupiter(longitudes, age);
  return { age, sign: signIdAt(sign), ...metAt(sign, longitudes) };
}
