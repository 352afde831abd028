/** All directions of a birth up to an age. */
import { normalizeDeg } from "#sky";
import { dateOf, type AngledNativity } from "../core/nativity.ts";
import type { Modern } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import type { DirectionsAnswer, Motion } from "./answer.ts";
import { arcToAngle, arcToPoint, type Horizon, type Method } from "./arcs.ts";
import { SIGNIFICATORS, type Input } from "./input.ts";
import { YEAR_DAYS, yearsByKey } from "./keys.ts";
import { promissorsOf, significatorAt, type Promissor, type Target } from "./promissors.ts";

const DEFAULT_MAX_YEARS = 90;
/** The key's rates all lie near a degree a year: what is far beyond the limit need not be timed. */
const SLOWEST_KEY = 1.2;

type Direction = DirectionsAnswer["directions"][number];

/** The directions in order of time, and the planets that never come to the horizon. */
export function findDirections(chosen: Input, chart: AngledNativity) {
  const horizon = { armcDeg: chart.houses.armcDeg, latitudeDeg: chart.place.latitudeDeg };
  const toYears = yearsByKey(chosen.key, chart.julianDayTt);
  const maxYears = chosen.maxYears ?? DEFAULT_MAX_YEARS;
  const motions: readonly Motion[] =
    chosen.motion === "both" ? ["direct", "converse"] : [chosen.motion];
  const directions: Direction[] = [];
  const notRising = new Set<Modern>();
  const promissors = promissorsOf(chosen, chart);
  for (const to of chosen.significators ?? SIGNIFICATORS) {
    const target = significatorAt(to, chart);
    for (const promissor of promissors) {
      if (promissor.planet === to && promissor.kind === "body") continue;
      const arc = arcOf(promissor, target, horizon, chosen.method);
      if (arc === undefined) {
        notRising.add(promissor.planet);
        continue;
      }
      for (const motion of motions) {
        const arcDeg = motion === "direct" ? arc : normalizeDeg(360 - arc);
        if (arcDeg > maxYears * SLOWEST_KEY) continue;
        const years = toYears(arcDeg);
        if (years > maxYears) continue;
        directions.push({
          promissor: promissor.planet,
          kind: promissor.kind,
          ray: promissor.ray,
          sign: promissor.sign,
          significator: to,
          motion,
          arcDeg: round(arcDeg, 4),
          years: round(years, 4),
          date: dateOf(chart.julianDayUt + years * YEAR_DAYS),
        });
      }
    }
  }
  return {
    directions: directions.sort((a, b) => a.years - b.years),
    notRising: [...notRising],
  };
}

function arcOf(
  { at }: Promissor,
  target: Target,
  horizon: Horizon,
  method: Method,
): number | undefined {
  return "angle" in target
    ? arcToAngle(at, target.angle, horizon)
    : arcToPoint(at, target.point, horizon, method);
}
