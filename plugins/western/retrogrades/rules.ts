/**
 * Stations, the loops between them, and their shadows.
 *
 * @source stations and loops: Ptolemy, Almagest XII; shadows: Robert Hand, Planets in Transit (1976)
 */
import { findStations, searchBetween, type Station } from "#sky";
import type { Modern } from "../core/points.ts";

/** No loop and its shadows last longer. */
const REACH_DAYS = 420;

/** A loop with its shadows, Julian days UT. */
export interface Loop {
  readonly retrograde: Station;
  readonly direct: Station;
  readonly shadowBegins: number;
  readonly shadowEnds: number;
}

/** The loops of a planet of which a station lies in a span. */
export function loopsOf(planet: Modern, fromUt: number, toUt: number): readonly Loop[] {
  const stations = findStations(planet, fromUt - REACH_DAYS, toUt + REACH_DAYS);
  const inside = ({ julianDayUt }: Station) => julianDayUt >= fromUt && julianDayUt < toUt;
  return stations.flatMap((retrograde, i) => {
    const direct = stations[i + 1];
    if (retrograde.turns !== "retrograde" || !direct) return [];
    return inside(retrograde) || inside(direct) ? [withShadows(planet, retrograde, direct)] : [];
  });
}

function withShadows(planet: Modern, retrograde: Station, direct: Station): Loop {
  const [back, forth] = [retrograde.julianDayUt, direct.julianDayUt];
  const before = searchBetween(back - REACH_DAYS, back).longitudes(planet, [direct.longitudeDeg]);
  const after = searchBetween(forth, forth + REACH_DAYS).longitudes(planet, [
    retrograde.longitudeDeg,
  ]);
  const forward = ({ motion }: { readonly motion: string }) => motion === "direct";
  return {
    retrograde,
    direct,
    shadowBegins: before.findLast(forward)?.julianDayUt ?? back,
    shadowEnds: after.find(forward)?.julianDayUt ?? forth,
  };
}

/** The stations of a planet in a span. */
export function stationsOf(planet: Modern, fromUt: number, toUt: number): readonly Station[] {
  return findStations(planet, fromUt, toUt);
}
