import {
  type Candidates,
  candidateTimes,
  type Given,
  type InputOf,
  sumOf,
  type Weighing,
  anyValue,
} from "#sdk";
import { apparentMoon, apparentSun, housesAt } from "#sky";
import { type CivilMoment, toTt } from "#time";
import { isServed, requireServed } from "../core/served.ts";
import type { DecanAnswer, Found } from "./answer.ts";
import { decanOf, placeOf } from "./decans.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { weighDecans } from "./judgement.ts";

export { drawRing as picture } from "./picture.ts";

export function run({ list }: InputOf<typeof input, typeof CONVENTIONS>, give: Given): DecanAnswer {
  return findDecans(give.civil(), list);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: ({ julianDayTt }) =>
      isServed(julianDayTt)
        ? [
            (julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg / 10),
            (julianDayUt) => Math.floor(apparentMoon(toTt(julianDayUt)).longitudeDeg / 10),
          ]
        : null,
  }),
  place: anyValue,
};

export function weigh({ score, testimonies }: DecanAnswer): Weighing {
  return { score, testimonies };
}

/** Under which key a decan bears the name of a list. */
const NAME_KEYS = { hephaestio: "greek", firmicus: "latin", egyptian: "egyptian" } as const;

type List = keyof typeof NAME_KEYS;

function findDecans(civil: CivilMoment, list: List): DecanAnswer {
  requireServed(civil.julianDayTt);
  const { julianDayTt, julianDayUt, timeKnown, latitude, longitude } = civil;
  const sun = describe(apparentSun(julianDayTt).longitudeDeg, list);
  const moon = describe(apparentMoon(julianDayTt).longitudeDeg, list);
  const rising =
    timeKnown && latitude !== null && longitude !== null
      ? describe(housesAt(julianDayUt, latitude, longitude, "wholeSign").ascendantDeg, list)
      : null;
  const testimonies = weighDecans(sun, moon, rising);
  return { sun, moon, rising, score: sumOf(testimonies), testimonies };
}

function describe(longitudeDeg: number, list: List): Found {
  const one = decanOf(longitudeDeg);
  return {
    ...one,
    ...placeOf(one),
    longitudeDeg: Math.round(longitudeDeg * 1e4) / 1e4,
    fromDeg: (one.number - 1) * 10,
    name: one[NAME_KEYS[list]],
  };
}
