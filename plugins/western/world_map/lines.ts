/** Lines, their crossings, and how near they pass to places. */
import type { Modern } from "../core/points.ts";
import type { Equatorial } from "../core/sphere.ts";
import { round } from "../core/zodiac.ts";
import type { MapAnswer } from "./answer.ts";
import {
  azimuthOf,
  crossingsOf,
  horizonLine,
  kilometresTo,
  LINE,
  lineAt,
  MAX_LATITUDE,
  meridianLine,
  sampleLine,
  type LineId,
} from "./rules.ts";

export type Bodies = readonly (readonly [Modern, Equatorial])[];

/** Meridians and curves of one body. */
export function linesOf(body: Equatorial, siderealDeg: number, step: number) {
  const curve = (side: "asc" | "dsc") => {
    const points: [number, number][] = [];
    for (let latitude = -MAX_LATITUDE; latitude <= MAX_LATITUDE; latitude += step) {
      const longitude = horizonLine(body, siderealDeg, latitude, side);
      if (longitude !== undefined) points.push([latitude, round(longitude, 4)]);
    }
    return points;
  };
  return {
    mcLongitude: round(meridianLine(body, siderealDeg, false), 4),
    icLongitude: round(meridianLine(body, siderealDeg, true), 4),
    asc: curve("asc"),
    dsc: curve("dsc"),
  };
}

/** Where the lines of different bodies meet, from north to south. */
export function allCrossings(bodies: Bodies, siderealDeg: number): MapAnswer["crossings"] {
  const lines = bodies.map(([id, at]) => ({
    id,
    lines: LINE.ids.map((line) => [line, sampleLine(line, at, siderealDeg)] as const),
  }));
  const crossings: MapAnswer["crossings"][number][] = [];
  lines.forEach((one, i) => {
    for (const other of lines.slice(i + 1)) {
      for (const [aLine, first] of one.lines) {
        for (const [bLine, second] of other.lines) {
          if (isMeridian(aLine) && isMeridian(bLine)) continue;
          for (const latitude of crossingsOf(first, second)) {
            const longitude = round(first.at(latitude) ?? 0, 3);
            const where = { latitude: round(latitude, 3), longitude };
            crossings.push({ a: one.id, aLine, b: other.id, bLine, ...where });
          }
        }
      }
    }
  });
  return crossings.sort((x, y) => y.latitude - x.latitude);
}

function isMeridian(line: LineId): boolean {
  return line === "mc" || line === "ic";
}

/** How near the lines pass to a place. */
export function rankPlace(
  place: { readonly name: string; readonly latitude: number; readonly longitude: number },
  bodies: Bodies,
  siderealDeg: number,
  orbKm: number,
) {
  const all = bodies
    .flatMap(([body, at]) =>
      LINE.ids.map((line) => {
        const on = lineAt(line, at, siderealDeg, place.latitude);
        const apart = on === undefined ? 180 : ((place.longitude - on + 540) % 360) - 180;
        return {
          body,
          line,
          km: kilometresTo(line, at, siderealDeg, place),
          apart,
        };
      }),
    )
    .filter(({ km }) => Number.isFinite(km))
    .sort((a, b) => a.km - b.km);
  const influences = all
    .filter(({ km }) => km < orbKm)
    .map(({ body, line, km, apart }) => ({
      body,
      line,
      km: round(km, 1),
      degreesAlongParallel: round(apart, 3),
      influence: Math.round(100 * (1 - km / orbKm)),
    }));
  const nearest = all[0];
  return {
    ...place,
    strength: influences[0]?.influence ?? 0,
    influences,
    nearest: nearest ? { body: nearest.body, line: nearest.line, km: round(nearest.km, 1) } : null,
    localSpace: Object.fromEntries(
      bodies.map(([id, at]) => [
        id,
        round(azimuthOf(at, siderealDeg, place.latitude, place.longitude), 3),
      ]),
    ),
  };
}
