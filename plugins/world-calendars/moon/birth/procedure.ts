import { defineProcedure, issuesOfCivil, InputError, omittableTime, wordsIn } from "#sdk";
import { moonElongation, previousMoonPhase } from "#sky";
import { julianDayOfEpochMs, resolveCivil } from "#time";
import { lunationAt, moonAt, requireSky, returnsOf, roundTo, utcOf } from "../core/sky.ts";
import { answer, type MoonBirthAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawBirthMoon } from "./picture.ts";
import { typeOf } from "./rules.ts";
import type { MoonBirthWords } from "./words/en.ts";

const RETURNS = 13;

/** The Moon's phase at a birth, by Rudhyar's eight types. */
export const moonPhaseBirth = defineProcedure({
  name: "moonPhase.birth",
  tradition: "moon",
  words: wordsIn<MoonBirthWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/birth_moon.svg",
  reads: "birth",
  needs: ["now"],
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      markers: () => [
        (_at, moment) => typeOf(moonElongation(moment().julianDayTt)),
        (_at, moment) => moonAt(moment().julianDayTt).sign,
      ],
      verdicts: ["/type", "/sign"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  run({ to }, give): MoonBirthAnswer {
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
  },
  picture: drawBirthMoon,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: {
        birthDate: "1990-06-15",
        birthTime: "14:30",
        timezone: "Asia/Taipei",
        to: "2026-01-01",
      },
      expect: { type: { id: "disseminating" }, waxing: false, sign: { id: "pisces" } },
      source: "Swiss Ephemeris 2.10.03: Sun 84.1°, Moon 345.0° on 1990-06-15 06:30 UT",
    },
  ],
  references: [{ title: "The Lunation Birthday", author: "Dane Rudhyar", year: "1944" }],
});

/** Julian day, UT, from which returns are sought. */
function startOf(to: string | undefined, now: number): number {
  if (to === undefined) return julianDayOfEpochMs(now);
  const read = resolveCivil({ date: to, time: "00:00", timezone: "UTC" });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: "to", time: "to" }));
  requireSky(read.moment.year);
  return read.moment.julianDayUt;
}
