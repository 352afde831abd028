/** What of a birth chart a reading tells, and in which order: by strength, never all of it. */
import { signedDeg } from "#sky";
import type { Classical } from "#lore";
import { ASPECTS } from "../core/aspects.ts";
import { isModern, type Modern } from "../core/points.ts";
import type { NatalAnswer } from "./answer.ts";
import type { Sense } from "./pairs.ts";

/** Within this a planet on an angle leads the chart, degrees. */
const ANGULAR_DEG = 8;
const ASPECTS_TOLD = 8;
/** The slow three, whose aspects among themselves belong to generations. */
const SLOW: ReadonlySet<string> = new Set(["uranus", "neptune", "pluto"]);
const ANGLES = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;

/** A planet close to an angle. */
export interface Angular {
  readonly planet: Modern;
  readonly angle: (typeof ANGLES)[number];
  readonly orbDeg: number;
}

/** A body of the chart; undefined where it was not computed. */
export function bodyOf({ bodies }: NatalAnswer, id: Modern) {
  return bodies.find(({ body }) => body === id);
}

/** Planets on the angles, closest first. */
export function angularPlanets(chart: NatalAnswer): readonly Angular[] {
  const { angles, bodies } = chart;
  if (!angles) return [];
  return bodies
    .flatMap(({ body, longitudeDeg }) =>
      isModern(body)
        ? ANGLES.map((angle) => ({
            planet: body,
            angle,
            orbDeg: Math.abs(signedDeg(longitudeDeg - angles[angle].longitudeDeg)),
          }))
        : [],
    )
    .filter(({ orbDeg }) => orbDeg <= ANGULAR_DEG)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** Kind and exactness of an aspect between two planets that is read. */
export interface ToldAspect {
  readonly a: Modern;
  readonly b: Modern;
  readonly aspect: NatalAnswer["aspects"][number]["aspect"];
  readonly orbDeg: number;
  readonly nature: Sense;
  readonly applying: boolean | null;
}

/** The strongest aspects of Ptolemy: by orb, the lights before the others. */
export function toldAspects({ aspects }: NatalAnswer): readonly ToldAspect[] {
  const weight = ({ a, b, orbDeg }: ToldAspect) => {
    const lights = [a, b].filter((id) => id === "sun" || id === "moon").length;
    const slow = [a, b].filter((id) => SLOW.has(id)).length;
    return orbDeg - 1.5 * lights + slow;
  };
  return aspects
    .flatMap(({ a, b, aspect, orbDeg, applying }): ToldAspect[] => {
      const { nature, major } = ASPECTS[aspect];
      if (!major || nature === "subtle" || !isModern(a) || !isModern(b)) return [];
      if (SLOW.has(a) && SLOW.has(b)) return [];
      return [{ a, b, aspect, orbDeg, nature, applying }];
    })
    .sort((x, y) => weight(x) - weight(y))
    .slice(0, ASPECTS_TOLD);
}

/** The planets that help most and try most by the sect of the chart. */
export function sectPlanets({ sect }: NatalAnswer): { help: Classical; trial: Classical } | null {
  if (!sect) return null;
  return sect === "day" ? { help: "jupiter", trial: "mars" } : { help: "venus", trial: "saturn" };
}

/** Planets that stand in a house, by house; empty without houses. */
export function tenantsOf({ bodies }: NatalAnswer): ReadonlyMap<number, readonly Modern[]> {
  const tenants = new Map<number, Modern[]>();
  for (const { body, house } of bodies) {
    if (house === null || !isModern(body)) continue;
    tenants.set(house, [...(tenants.get(house) ?? []), body]);
  }
  return tenants;
}
