import {
  type Candidates,
  candidateTimes,
  type Given,
  type InputOf,
  Refusal,
  sumOf,
  type Weighing,
} from "#sdk";
import { modulo, tibetanPhugpa } from "#time";
import type { NatalAnswer } from "./answer.ts";
import { elementOfYear, forcesOf, mewaOf } from "./forces.ts";
import type { input } from "./input.ts";
import { weighForces } from "./judgement.ts";
import { mansionAt } from "./moon.ts";
import { ANIMAL, DAY_ELEMENTS, DAY_PLANET, MANSION, MEWA, MEWAS } from "./names.ts";

export { drawBirth as picture } from "./picture.ts";

/** The Tibetan day begins at daybreak, reckoned at five. */
const DAWN_HOUR = 5;

const FIRST_YEAR = 1028;

const LAST_YEAR = 2500;

export function run(_input: InputOf<typeof input>, give: Given): NatalAnswer {
  const moment = give.civil();
  if (moment.year < FIRST_YEAR || moment.year > LAST_YEAR) {
    throw new Refusal("yearOutOfRange", {
      year: moment.year,
      first: FIRST_YEAR,
      last: LAST_YEAR,
    });
  }
  const beforeDawn = moment.hour < DAWN_HOUR;
  const fixed = moment.fixed - (beforeDawn ? 1 : 0);
  const date = tibetanPhugpa.fromFixed(fixed);
  const westernYear = date.year - 127;
  const cycle = modulo(westernYear - 4, 60);
  const forces = forcesOf(cycle);
  const mewa = mewaOf(westernYear);
  const weekday = modulo(fixed, 7);
  const mansion = mansionAt(fixed);
  const testimonies = weighForces(forces, DAY_ELEMENTS[weekday]!);
  const force = (id: keyof typeof forces) => ({ force: id, element: forces[id] });
  return {
    date: {
      year: date.year,
      westernYear,
      month: date.month,
      leapMonth: date.leapMonth,
      day: date.day,
      dayRepeat: date.dayRepeat,
    },
    rabjung: date.rabjung,
    yearInRabjung: date.yearInRabjung,
    element: elementOfYear(cycle),
    animal: ANIMAL.ids[cycle % 12]!,
    polarity: cycle % 2 === 0 ? "male" : "female",
    forces: {
      life: force("life"),
      body: force("body"),
      power: force("power"),
      luck: force("luck"),
      spirit: force("spirit"),
    },
    mewa: { number: mewa, mewa: MEWA.ids[mewa - 1]!, ...MEWAS[mewa - 1]! },
    dayPlanet: { planet: DAY_PLANET.ids[weekday]!, element: DAY_ELEMENTS[weekday]! },
    mansion: { number: mansion + 1, mansion: MANSION.ids[mansion]! },
    beforeDawn,
    score: sumOf(testimonies),
    testimonies,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({ clock: () => [DAWN_HOUR * 3600] }),
};

export function weigh({ score, testimonies }: NatalAnswer): Weighing {
  return { score, testimonies };
}
