import {
  candidateTimes,
  sumOf,
  type Candidates,
  type Given,
  type InputOf,
  type Weighing,
} from "#sdk";
import { apparentSun } from "#sky";
import { toTt } from "#time";
import { isServed } from "../served.ts";
import type { AngelAnswer, Part } from "./answer.ts";
import { concordOf } from "./concord.ts";
import type { input } from "./input.ts";
import { type DivineName, nameOfArc, nameOfClock, nameOfDegree } from "./names.ts";

export function run(_input: InputOf<typeof input>, give: Given): AngelAnswer {
  const { julianDayTt, hour: hours, minute, timeKnown } = give.civil();
  const { longitudeDeg } = apparentSun(julianDayTt);
  const [arc, day] = [nameOfArc(longitudeDeg), nameOfDegree(longitudeDeg)];
  const hour = timeKnown ? nameOfClock(hours * 60 + minute) : null;
  const testimonies = concordOf(hour ? [arc, day, hour] : [arc, day]);
  return {
    sunLongitudeDeg: longitudeDeg,
    arc: describe(arc, "body"),
    day: describe(day, "heart"),
    hour: hour && describe(hour, "mind"),
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: AngelAnswer): Weighing {
  return { score, testimonies };
}

function describe(name: DivineName, rules: Part): AngelAnswer["arc"] {
  return { ...name, rules };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: ({ julianDayTt }) =>
      isServed(julianDayTt)
        ? [(julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg)]
        : null,
  }),
};
