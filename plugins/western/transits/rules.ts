/**
 * Contacts of moving planets with the points of a birth.
 *
 * @source Robert Hand, Planets in Transit (1976): the five aspects, a degree, every pass of a loop
 */
import { partOf, type Breathe } from "#sdk";
import { houseOf, normalizeDeg, type Passage, type Search } from "#sky";
import { ASPECTS, type Ptolemaic } from "../core/aspects.ts";
import type { Modern, PointId } from "../core/points.ts";

/** A point of the birth. */
export interface Natal {
  readonly point: PointId;
  readonly longitudeDeg: number;
}

/** A contact with its passes, in order of time. */
export interface Found {
  readonly planet: Modern;
  readonly aspect: Ptolemaic;
  readonly natal: PointId;
  readonly passes: readonly Passage[];
  /** Julian days UT; null outside the span. */
  readonly begins: number | null;
  readonly ends: number | null;
}

/** Passes of one contact lie nearer together than this. */
const SAME_CONTACT_DAYS: Readonly<Record<Modern, number>> = {
  sun: 10,
  moon: 2,
  mercury: 80,
  venus: 120,
  mars: 200,
  jupiter: 300,
  saturn: 320,
  uranus: 340,
  neptune: 345,
  pluto: 345,
};

/**
 * Every contact of a planet in a search that grows exact.
 *
 * @param breathe awaited on the way, with the share that is done
 */
export async function contactsOf(
  search: Search,
  planet: Modern,
  natal: readonly Natal[],
  aspects: readonly Ptolemaic[],
  orbDeg: number,
  breathe: Breathe,
): Promise<readonly Found[]> {
  const places = natal.flatMap(({ point, longitudeDeg }) =>
    aspects.flatMap((aspect) =>
      placesOf(longitudeDeg, aspect).map((angle) => ({ point, aspect, angle })),
    ),
  );
  const passesOf = await passagesBy(
    search,
    planet,
    places.map(({ angle }) => angle),
    partOf(breathe, 0, 0.5),
  );
  const met = places.filter(({ angle }) => passesOf(angle).length > 0);
  const edgesOf = await passagesBy(
    search,
    planet,
    met.flatMap(({ angle }) => edges(angle, orbDeg)),
    partOf(breathe, 0.5, 1),
  );
  return met.flatMap(({ point, aspect, angle }) => {
    const near = edges(angle, orbDeg)
      .flatMap(edgesOf)
      .sort((a, b) => a.julianDayUt - b.julianDayUt);
    return grouped(passesOf(angle), SAME_CONTACT_DAYS[planet]).map((passes) => ({
      planet,
      aspect,
      natal: point,
      passes,
      begins: near.findLast((one) => one.julianDayUt < passes[0]!.julianDayUt)?.julianDayUt ?? null,
      ends: near.find((one) => one.julianDayUt > passes.at(-1)!.julianDayUt)?.julianDayUt ?? null,
    }));
  });
}

const edges = (angle: number, orbDeg: number) => [angle - orbDeg, angle + orbDeg].map(normalizeDeg);

/** All angles of a planet are searched for at once: its track is walked a single time. */
async function passagesBy(
  search: Search,
  planet: Modern,
  angles: readonly number[],
  breathe: Breathe,
) {
  const found = new Map<number, Passage[]>();
  for (const one of await search.longitudesInTurns(planet, [...new Set(angles)], breathe)) {
    const list = found.get(one.angleDeg);
    if (list) list.push(one);
    else found.set(one.angleDeg, [one]);
  }
  return (angle: number): readonly Passage[] => found.get(angle) ?? [];
}

/** The one or two longitudes from which a point is aspected. */
function placesOf(longitudeDeg: number, aspect: Ptolemaic): readonly number[] {
  const { angleDeg } = ASPECTS[aspect];
  const sides = angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
  return sides.map((side) => normalizeDeg(longitudeDeg + side));
}

function grouped(exact: readonly Passage[], mostDays: number): readonly (readonly Passage[])[] {
  const groups: Passage[][] = [];
  for (const one of exact) {
    const last = groups.at(-1)?.at(-1);
    if (last && one.julianDayUt - last.julianDayUt < mostDays) groups.at(-1)!.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The house that a planet is in once it has passed a cusp. */
export function housePassed(passage: Passage, cuspsDeg: readonly number[]): number {
  const past = passage.motion === "direct" ? 1e-6 : -1e-6;
  return houseOf(normalizeDeg(passage.angleDeg + past), cuspsDeg);
}
