import type { Modern } from "../core/points.ts";
import { readSpan } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { RetrogradesAnswer } from "./answer.ts";
import { type Input, TURNING } from "./input.ts";
import { loopsOf, stationsOf } from "./rules.ts";

export { drawRetrogrades as picture } from "./picture.ts";

/** A little over ten years. */
const MOST_DAYS = 3660;

export function run(chosen: Input): RetrogradesAnswer {
  const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
  const planets: readonly Modern[] = chosen.planets ?? TURNING;
  const shadow = (at: number) => (chosen.shadow === "longitudes" ? when(at) : null);
  const stations = planets.flatMap((planet) =>
    stationsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })),
  );
  const loops = planets.flatMap((planet) =>
    loopsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })),
  );
  return {
    stations: stations
      .sort((a, b) => a.julianDayUt - b.julianDayUt)
      .map(({ planet, turns, julianDayUt, longitudeDeg }) => ({
        planet,
        turns,
        ...when(julianDayUt),
        ...placeOf(longitudeDeg),
      })),
    loops: loops
      .sort((a, b) => a.retrograde.julianDayUt - b.retrograde.julianDayUt)
      .map(({ planet, retrograde, direct, shadowBegins, shadowEnds }) => ({
        planet,
        shadowBegins: shadow(shadowBegins),
        turnsRetrograde: when(retrograde.julianDayUt),
        turnsDirect: when(direct.julianDayUt),
        shadowEnds: shadow(shadowEnds),
        from: placeOf(retrograde.longitudeDeg),
        to: placeOf(direct.longitudeDeg),
        days: round(direct.julianDayUt - retrograde.julianDayUt, 2),
      })),
  };
}
