import {
  type Candidates,
  candidateTimes,
  type Give,
  InputError,
  type InputOf,
  issuesOfCivil,
} from "#sdk";
import { moonElongation, previousMoonPhase } from "#sky";
import { julianDayOfEpochMs, resolveCivil } from "#time";
import { lunationAt, moonAt, requireSky, returnsOf, roundTo, utcOf } from "../core/sky.ts";
import type { MoonBirthAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { typeOf } from "./rules.ts";

export { drawBirthMoon as picture } from "./picture.ts";

const RETURNS = 13;

export function run({ to }: InputOf<typeof input>, give: Give<"now">): MoonBirthAnswer {
  const { julianDayTt, julianDayUt, year } = give.civil();
  requireSky(year);
  const moon = moonAt(julianDayTt);
  const newMoon = previousMoonPhase(julianDayUt, "new");
  const fullMoon = previousMoonPhase(julianDayUt, "full");
  const prenatal = newMoon.julianDayUt > fullMoon.julianDayUt ? newMoon : fullMoon;
  const then = moonAt(prenatal.julianDayTt);
  const { ageDays } = lunationAt(julianDayUt);
  return {
    type: typeOf(moon.elongationDeg),
    elongationDeg: moon.elongationDeg,
    degreeInType: roundTo(moon.elongationDeg % 45, 4),
    illuminated: moon.illuminated,
    waxing: moon.waxing,
    ageDays,
    sign: moon.sign,
    degree: moon.degree,
    prenatal: {
      phase: prenatal.phase as "new" | "full",
      ...utcOf(prenatal.julianDayUt),
      sign: then.sign,
      degree: then.degree,
    },
    returns: returnsOf(moon.elongationDeg, startOf(to, give.now), RETURNS).map(utcOf),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [
      (_at, moment) => typeOf(moonElongation(moment().julianDayTt)),
      (_at, moment) => moonAt(moment().julianDayTt).sign,
    ],
  }),
};

/** Julian day, UT, from which returns are sought. */
function startOf(to: string | undefined, now: number): number {
  if (to === undefined) return julianDayOfEpochMs(now);
  const read = resolveCivil({ date: to, time: "00:00", timezone: "UTC" });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: "to", time: "to" }));
  requireSky(read.moment.year);
  return read.moment.julianDayUt;
}
