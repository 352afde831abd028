import type { Given } from "#sdk";
import type { Station } from "#sky";
import type { Modern } from "../core/points.ts";
import { readSpan } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { RetrogradesAnswer } from "./answer.ts";
import { type Input, TURNING } from "./input.ts";
import { loopsOf, stationsOf, type Loop } from "./rules.ts";

export { drawRetrogrades as picture } from "./picture.ts";

/** A little over ten years. */
const MOST_DAYS = 3660;

export async function run(chosen: Input, give: Given): Promise<RetrogradesAnswer> {
  const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
  const planets: readonly Modern[] = chosen.planets ?? TURNING;
  const shadow = (at: number) => (chosen.shadow === "longitudes" ? when(at) : null);
  const stations: ({ readonly planet: Modern } & Station)[] = [];
  const loops: ({ readonly planet: Modern } & Loop)[] = [];
  for (const [i, planet] of planets.entries()) {
    stations.push(...stationsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })));
    await give.breathe((i + 0.5) / planets.length);
    loops.push(...loopsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })));
    await give.breathe((i + 1) / planets.length);
  }
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
