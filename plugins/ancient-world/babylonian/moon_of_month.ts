/**
 * The two mornings of the Moon that a horoscope names: the one after full moon on which it first sets
 * after sunrise (NA), and the one on which it is last seen before the conjunction (KUR).
 *
 * @source after F. Rochberg, Babylonian Horoscopes (1998), § 3.3. The last crescent is taken as the mirror of
 * the first: a day or more before the conjunction and up 48 minutes before the Sun.
 */
import { horizonEvents, isAboveHorizon, nextMoonPhase } from "#sky";
import { BABYLON, midnightOf, sunAtBabylon } from "./babylon.ts";
import type { BabylonianMonth } from "./calendar.ts";

/** A morning of the Moon. */
export interface MoonMorning {
  readonly day: number;
  /** Minutes between Moon and sunrise. */
  readonly minutes: number;
  /** The same in time degrees (UŠ) of four minutes. */
  readonly us: number;
}

const LAG_DAYS = 48 / 1440;

/** The first morning on which the Moon sets after sunrise. */
export function firstMoonsetAfterSunrise({ firstFixed }: BabylonianMonth): MoonMorning {
  for (let day = 12; ; day++) {
    const sunrise = sunAtBabylon(firstFixed + day - 1, "rise");
    if (!isAboveHorizon("moon", BABYLON, sunrise)) continue;
    const { events } = horizonEvents("moon", BABYLON, sunrise, sunrise + 0.3);
    const moonset = events.find(({ kind }) => kind === "set");
    if (moonset) return morning(day, moonset.julianDayUt - sunrise);
  }
}

/** The last morning on which the Moon is seen. */
export function lastCrescent({ firstFixed }: BabylonianMonth): MoonMorning {
  const conjunction = nextMoonPhase(midnightOf(firstFixed + 20)).julianDayUt;
  for (let fixed = Math.floor(conjunction - midnightOf(0)); ; fixed--) {
    const sunrise = sunAtBabylon(fixed, "rise");
    const isOldEnough = conjunction - sunrise >= 1;
    if (!isOldEnough || !isAboveHorizon("moon", BABYLON, sunrise - LAG_DAYS)) continue;
    const { events } = horizonEvents("moon", BABYLON, sunrise - 0.3, sunrise);
    const moonrise = events.findLast(({ kind }) => kind === "rise");
    if (moonrise) return morning(fixed - firstFixed + 1, sunrise - moonrise.julianDayUt);
  }
}

function morning(day: number, lagDays: number): MoonMorning {
  const minutes = Math.round(lagDays * 1440);
  return { day, minutes, us: Math.round(minutes / 4) };
}
