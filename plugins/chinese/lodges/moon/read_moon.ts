/** The lodge in which the Moon stands, and when it came and goes. */
import { apparentMoon, instantOfTt, signedDeg } from "#sky";
import { julianDayNumber, type CivilMoment } from "#time";
import { mansionOf } from "#east/almanac/rules.ts";
import { epochMsOfJulianDay, formatLocal, fromLocalMs } from "#time";
import { lodgeOf, lodgesAt, type LodgeFrame } from "../stars.ts";
import type { MoonLodgeAnswer } from "./answer.ts";

/** Reads the Moon at a moment, seen from the Earth's centre. */
export function readMoon(civil: CivilMoment, frame: LodgeFrame): MoonLodgeAnswer {
  const tt = civil.julianDayTt;
  const lodges = lodgesAt(tt, frame);
  const moonDeg = placeOf(tt, frame).at;
  const { lodge, next, withinDeg } = lodgeOf(lodges, moonDeg);
  const show = (at: number) => {
    const ms = Math.round(epochMsOfJulianDay(instantOfTt(at).julianDayUt) / 1000) * 1000;
    return {
      utc: `${formatLocal(fromLocalMs(ms))}Z`,
      local: formatLocal(fromLocalMs(ms + civil.offsetSeconds * 1000)),
    };
  };
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    lodge: lodge.mansion,
    star: lodge.star,
    withinDeg: round(withinDeg),
    widthDeg: round(lodge.widthDeg),
    moonDeg: round(moonDeg),
    entered: show(passing(tt, lodge.fromDeg, -withinDeg, frame)),
    leaves: show(passing(tt, next.fromDeg, lodge.widthDeg - withinDeg, frame)),
    next: next.mansion,
    onDuty: mansionOf(julianDayNumber(civil.fixed)).mansion,
  };
}

function placeOf(tt: number, frame: LodgeFrame) {
  const moon = apparentMoon(tt);
  return frame === "equator"
    ? { at: moon.rightAscensionDeg, speed: moon.rightAscensionSpeed }
    : { at: moon.longitudeDeg, speed: moon.longitudeSpeed };
}

/** Degrees that the Moon runs in a day, about. */
const DAILY = 13.2;

/** When the Moon passes a place some degrees ahead (or behind), by Newton's steps. */
function passing(tt: number, target: number, ahead: number, frame: LodgeFrame): number {
  let at = tt + ahead / DAILY;
  for (let i = 0; i < 8; i++) {
    const { at: place, speed } = placeOf(at, frame);
    at += signedDeg(target - place) / speed;
  }
  return at;
}
