import type { Given } from "#sdk";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import type { DirectionsAnswer } from "./answer.ts";
import { findDirections } from "./directions.ts";
import type { Input } from "./input.ts";

export { drawDirections as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): DirectionsAnswer {
  const chart = requireAngles(readNativity(give.civil(), MODERN.ids, "placidus"));
  const { directions, notRising } = findDirections(chosen, chart);
  return {
    directions,
    count: directions.length,
    horizon: {
      armcDeg: round(chart.houses.armcDeg),
      latitudeDeg: chart.place.latitudeDeg,
      obliquityDeg: round(chart.obliquityDeg),
    },
    notRising,
  };
}
