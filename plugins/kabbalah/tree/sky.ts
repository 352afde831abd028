/** Where the planets and the rising sign of a birth stand. */
import { SIGN } from "#lore";
import { apparentPositions, housesAt } from "#sky";
import type { CivilMoment } from "#time";
import type { Longitudes } from "./chart.ts";
import { SIGN_PATHS, TREE_PLANETS } from "./sefirot.ts";

/** Apparent tropical longitudes of the seven. */
export function longitudesAt(julianDayTt: number): Longitudes {
  const { positions } = apparentPositions(TREE_PLANETS, julianDayTt);
  const pairs = TREE_PLANETS.map((id) => [id, positions[id]!.longitudeDeg] as const);
  return Object.fromEntries(pairs) as unknown as Longitudes;
}

/** The rising sign with its letter; null without a time or a place. */
export function risingOf({ timeKnown, latitude, longitude, julianDayUt }: CivilMoment) {
  if (!timeKnown || latitude === null || longitude === null) return null;
  const { ascendantDeg } = housesAt(julianDayUt, latitude, longitude, "wholeSign");
  const index = Math.floor(ascendantDeg / 30);
  return {
    longitudeDeg: Math.round(ascendantDeg * 1e4) / 1e4,
    sign: SIGN.ids[index]!,
    letter: SIGN_PATHS[index]!.letter,
  };
}
