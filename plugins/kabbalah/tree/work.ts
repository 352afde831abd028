import {
  anyValue,
  candidateTimes,
  sumOf,
  type Candidates,
  type Given,
  type InputOf,
  type Weighing,
} from "#sdk";
import { toTt } from "#time";
import { isServed } from "../served.ts";
import type { TreeAnswer } from "./answer.ts";
import { balanceOf, setOnTree, testimoniesOf } from "./chart.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { longitudesAt, risingOf } from "./sky.ts";

export { drawTree as picture } from "./picture.ts";

export function run(
  { attribution }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): TreeAnswer {
  const civil = give.civil();
  const planets = setOnTree(longitudesAt(civil.julianDayTt), attribution);
  const balance = balanceOf(planets);
  const testimonies = testimoniesOf(planets, balance);
  return {
    planets,
    rising: risingOf(civil),
    ...balance,
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: TreeAnswer): Weighing {
  return { score, testimonies };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: ({ julianDayTt }) =>
      isServed(julianDayTt)
        ? [
            (julianDayUt) =>
              Object.values(longitudesAt(toTt(julianDayUt)))
                .map((deg) => Math.floor(deg / 30))
                .join(),
          ]
        : null,
  }),
  place: anyValue,
};
