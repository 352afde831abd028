/** The two charts, and the two that are made of them. */
import { apparentPositions, houseOf, normalizeDeg, signedDeg } from "#sky";
import { toTt } from "#time";
import { ELEMENT, elementOf, signAt, type Element } from "#lore";
import { aspectsBetween, type Aspect, type Aspectable } from "../core/aspects.ts";
import { utcOf, type Nativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { midpointOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { componentsOf, scoreOf } from "./rules.ts";

export type Orbs = Readonly<Record<string, number | undefined>>;

/** Longitude of the Sun. */
export function sunOf(chart: Nativity): number {
  return chart.positions.sun!.longitudeDeg;
}

function planetsOf(positions: Nativity["positions"]) {
  return MODERN.ids.flatMap((id) => {
    const position = positions[id];
    return position ? [{ id, ...position }] : [];
  });
}

/** What takes part in contacts: the planets, and the ascendant where it is known. */
function pointsIn({ houses }: Nativity, positions: Nativity["positions"]): readonly Aspectable[] {
  const bodies = planetsOf(positions).map(({ id, longitudeDeg, longitudeSpeed }) => ({
    id,
    longitudeDeg,
    speed: longitudeSpeed,
  }));
  return houses
    ? [...bodies, { id: "ascendant", longitudeDeg: houses.ascendantDeg, speed: 0 }]
    : bodies;
}

/** Contacts of the first chart with the second, at other positions where those are given. */
export function contactsOf(
  a: Nativity,
  b: Nativity,
  orbs: Orbs,
  positionsA = a.positions,
  positionsB = b.positions,
): readonly Aspect[] {
  return aspectsBetween(
    pointsIn(a, positionsA),
    pointsIn(b, positionsB),
    (aspect) => orbs[aspect.id] ?? 0,
  );
}

/** Hours of the day that are tried where a time is missing. */
const HOURS_TRIED = [-12, -8, -4, 0, 4, 8, 12] as const;

/** Lowest and highest score over the hours that a missing time could have been. */
export function rangeOf(a: Nativity, b: Nativity, orbs: Orbs, score: number) {
  const shifted = (chart: Nativity) =>
    chart.timeKnown
      ? [chart.positions]
      : HOURS_TRIED.map(
          (hours) => apparentPositions(MODERN.ids, chart.julianDayTt + hours / 24).positions,
        );
  const scores = shifted(a).flatMap((one) =>
    shifted(b).map((other) => {
      const aspects = contactsOf(a, b, orbs, one, other);
      const suns = [one.sun!.longitudeDeg, other.sun!.longitudeDeg] as const;
      return scoreOf(componentsOf(aspects, ...suns));
    }),
  );
  return {
    lowest: Math.min(score, ...scores),
    highest: Math.max(score, ...scores),
    tried: scores.length,
  };
}

/** Sign of the Moon; null where it changed in the day and the time is not known. */
export function moonSign(chart: Nativity) {
  const moon = chart.positions.moon!;
  if (chart.timeKnown) return signAt(moon.longitudeDeg);
  const half = moon.longitudeSpeed / 2;
  const [from, to] = [signAt(moon.longitudeDeg - half), signAt(moon.longitudeDeg + half)];
  return from === to ? from : null;
}

const FEW = 2;

/** Planets by element. */
export function elementsOf(a: Nativity, b: Nativity) {
  const count = (chart: Nativity) => {
    const elements = planetsOf(chart.positions).map(({ longitudeDeg }) =>
      elementOf(signAt(longitudeDeg)),
    );
    const counted = ELEMENT.ids.map((id) => [id, elements.filter((one) => one === id).length]);
    return Object.fromEntries(counted) as Record<Element, number>;
  };
  const [first, second] = [count(a), count(b)];
  const missingInBoth = ELEMENT.ids.filter((id) => first[id] + second[id] <= FEW);
  return { a: first, b: second, missingInBoth };
}

/** Planets of a guest in the houses of a host. */
export function overlayOf(guest: Nativity, host: Nativity) {
  const { houses } = host;
  if (!houses) return [];
  return planetsOf(guest.positions).map(({ id, longitudeDeg }) => ({
    body: id,
    house: houseOf(longitudeDeg, houses.cuspsDeg),
  }));
}

/** Midpoints of the shorter arcs. */
export function compositeOf(a: Nativity, b: Nativity) {
  return MODERN.ids.flatMap((id) => {
    const [one, other] = [a.positions[id], b.positions[id]];
    if (!one || !other) return [];
    return [{ body: id, ...placeOf(midpointOf(one.longitudeDeg, other.longitudeDeg)) }];
  });
}

/** The middle of the two instants, and of the two places by the shorter way around. */
export function davisonOf(a: Nativity, b: Nativity) {
  const julianDayUt = (a.julianDayUt + b.julianDayUt) / 2;
  const { positions } = apparentPositions(MODERN.ids, toTt(julianDayUt));
  const places = a.place && b.place ? ([a.place, b.place] as const) : null;
  return {
    julianDayUt: round(julianDayUt, 6),
    utc: utcOf(julianDayUt),
    latitude: places && round((places[0].latitudeDeg + places[1].latitudeDeg) / 2, 4),
    longitude:
      places &&
      round(
        signedDeg(
          places[0].longitudeDeg + signedDeg(places[1].longitudeDeg - places[0].longitudeDeg) / 2,
        ),
        4,
      ),
    bodies: planetsOf(positions).map(({ id, longitudeDeg }) => ({
      body: id,
      ...placeOf(longitudeDeg),
    })),
  };
}

/** One of the two charts as the answer gives it. */
export function reportChart({ positions, houses }: Nativity) {
  return {
    bodies: planetsOf(positions).map(({ id, longitudeDeg, longitudeSpeed }) => ({
      body: id,
      ...placeOf(longitudeDeg),
      retrograde: longitudeSpeed < 0,
    })),
    ascendantDeg: houses && round(normalizeDeg(houses.ascendantDeg)),
    cusps: houses && houses.cuspsDeg.map((cusp) => round(cusp)),
  };
}
