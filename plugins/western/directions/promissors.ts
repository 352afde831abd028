/** What is directed, and what it is directed to, as places on the sphere. */
import { normalizeDeg } from "#sky";
import { CLASSICAL, SIGN, type Classical, type Sign } from "#lore";
import { BOUNDS, type BoundSchool } from "../core/dignity_tables.ts";
import { lotsOf } from "../core/lots.ts";
import type { AngledNativity } from "../core/nativity.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { toEquatorial, type Equatorial } from "../core/sphere.ts";
import { RAY, type PromissorKind, type Ray } from "./answer.ts";
import type { Angle } from "./arcs.ts";
import type { Input, Significator } from "./input.ts";

/** Something that is directed. */
export interface Promissor {
  readonly planet: Modern;
  readonly kind: PromissorKind;
  /** Null but for aspects. */
  readonly ray: Ray | null;
  /** Null but for bounds. */
  readonly sign: Sign | null;
  readonly at: Equatorial;
}

/** How far ahead of the planet each ray falls, degrees. */
const AHEAD: Readonly<Record<Ray, number>> = {
  leftSextile: 60,
  leftSquare: 90,
  leftTrine: 120,
  opposition: 180,
  rightTrine: 240,
  rightSquare: 270,
  rightSextile: 300,
};

/** Everything that a caller asks to be directed. */
export function promissorsOf(chosen: Input, chart: AngledNativity): readonly Promissor[] {
  const kinds = chosen.promissors ?? ["planets"];
  const planets: readonly Modern[] = chosen.includeOuter ? MODERN.ids : CLASSICAL.ids;
  const flat = (longitude: number) => toEquatorial(normalizeDeg(longitude), 0, chart.obliquityDeg);
  const bodies = planets.flatMap((planet) => {
    const position = chart.positions[planet];
    if (!position) return [];
    const { longitudeDeg } = position;
    const make = (kind: PromissorKind, at: Equatorial, ray: Ray | null = null): Promissor => ({
      planet,
      kind,
      ray,
      sign: null,
      at,
    });
    return [
      ...(kinds.includes("planets")
        ? [make("body", chosen.plane === "mundane" ? position : flat(longitudeDeg))]
        : []),
      ...(kinds.includes("aspects")
        ? RAY.ids.map((ray) => make("aspect", flat(longitudeDeg + AHEAD[ray]), ray))
        : []),
      ...(kinds.includes("antiscia")
        ? [
            make("antiscion", flat(180 - longitudeDeg)),
            make("contraAntiscion", flat(-longitudeDeg)),
          ]
        : []),
    ];
  });
  return kinds.includes("bounds") ? [...bodies, ...boundsOf(chosen.bounds, flat)] : bodies;
}

function boundsOf(
  school: BoundSchool,
  flat: (longitude: number) => Equatorial,
): readonly Promissor[] {
  return SIGN.ids.flatMap((sign, index) =>
    BOUNDS[school][sign].map(({ lord }, i, bounds): Promissor => {
      const start = i === 0 ? 0 : bounds[i - 1]!.endDeg;
      return { planet: lord, kind: "bound", ray: null, sign, at: flat(index * 30 + start) };
    }),
  );
}

/** An angle, or a point with a place of its own. */
export type Target = { readonly angle: Angle } | { readonly point: Equatorial };

/** Where a significator stands. */
export function significatorAt(id: Significator, chart: AngledNativity): Target {
  if (id === "ascendant" || id === "midheaven" || id === "descendant" || id === "imumCoeli") {
    return { angle: id };
  }
  if (id !== "fortune") return { point: chart.positions[id]! };
  const longitudes = Object.fromEntries(
    CLASSICAL.ids.map((planet) => [planet, chart.positions[planet]!.longitudeDeg]),
  ) as Record<Classical, number>;
  const [fortune] = lotsOf(chart.houses.ascendantDeg, longitudes, chart.isDay, "hermetic");
  return { point: toEquatorial(fortune!.longitudeDeg, 0, chart.obliquityDeg) };
}
