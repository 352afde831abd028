import { type Candidates, type Given, anyValue } from "#sdk";
import { normalizeDeg } from "#sky";
import { readNativity } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { CosmobiologyAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import {
  bodiesOf,
  DEFAULT_ORB_DEG,
  directedTo,
  leadingOf,
  orbOf,
  pointsOf,
  reportAxis,
} from "./points.ts";
import { midpointContacts, picturesOf } from "./rules.ts";
import { birthTimes } from "../core/birth_times.ts";

export { drawDial as picture } from "./picture.ts";

const PICTURE_ORB_DEG = 0.5;

const MOST_SUMS = 120;

export function run(chosen: Input, give: Given): CosmobiologyAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, bodiesOf(chosen), "wholeSign");
  const points = pointsOf(chosen, (id) => chart.positions[id], chart.houses);
  const contacts = midpointContacts(points, points, orbOf(chosen));
  return {
    dial: points
      .map(([point, longitude]) => ({
        point,
        ...placeOf(longitude),
        dialDeg: round(normalizeDeg(longitude) % 90),
        sort45Deg: round(normalizeDeg(longitude) % 45),
      }))
      .sort((a, b) => a.dialDeg - b.dialDeg),
    trees: Object.fromEntries(
      points.map(([id]) => [id, contacts.filter(({ point }) => point === id).map(reportAxis)]),
    ),
    sums: picturesOf(points, PICTURE_ORB_DEG)
      .slice(0, MOST_SUMS)
      .map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
    directed:
      chosen.targetDate === undefined ? null : directedTo(chosen.targetDate, chosen, civil, points),
    leading: leadingOf(points, chosen),
    orbDeg: chosen.orbDeg ?? DEFAULT_ORB_DEG,
    unavailable: chart.unavailable,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: (given) => {
      const chosen = given as Input;
      return {
        "/leading": (at) =>
          leadingOf(
            pointsOf(chosen, (id) => at.placeOf(id), at.angles()),
            chosen,
          ),
      };
    },
    everyHours: 2,
  }),
  latitude: anyValue,
};
