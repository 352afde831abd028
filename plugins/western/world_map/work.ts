import { type Given, Refusal } from "#sdk";
import { siderealTimeDeg } from "#sky";
import { readNativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { toEquatorial } from "../core/sphere.ts";
import { round } from "../core/zodiac.ts";
import type { MapAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { allCrossings, type Bodies, linesOf, rankPlace } from "./lines.ts";

export { drawMap as picture } from "./picture.ts";

const DEFAULT_ORB_KM = 700;

export function run(chosen: Input, give: Given): MapAnswer {
  const civil = give.civil();
  if (!civil.timeKnown) throw new Refusal("birth-time-needed");
  const ids = chosen.bodies ?? MODERN.ids;
  const chart = readNativity(civil, ids, "wholeSign");
  const siderealDeg = siderealTimeDeg(chart.julianDayUt, chart.sky.frame);
  const bodies: Bodies = ids.flatMap((id) => {
    const position = chart.positions[id];
    if (!position) return [];
    const at =
      chosen.plane === "mundane"
        ? position
        : toEquatorial(position.longitudeDeg, 0, chart.obliquityDeg);
    return [[id, at] as const];
  });
  const { stepDeg = 1, orbKm = DEFAULT_ORB_KM, places = [] } = chosen;
  return {
    greenwichSiderealDeg: round(siderealDeg),
    lines: Object.fromEntries(bodies.map(([id, at]) => [id, linesOf(at, siderealDeg, stepDeg)])),
    crossings: allCrossings(bodies, siderealDeg),
    placeRanking: places
      .map((place) => rankPlace(place, bodies, siderealDeg, orbKm))
      .sort((a, b) => b.strength - a.strength),
    orbKm,
    unavailable: chart.unavailable,
  };
}
