/** Which points take part, and which axes they stand in. */
import { apparentPosition, CHART_PLANETS, normalizeDeg, URANIAN_POINTS, type Body } from "#sky";
import type { CivilMoment } from "#time";
import { nodeBody } from "../core/conventions.ts";
import type { PointId } from "../core/points.ts";
import { readTarget } from "../core/target_date.ts";
import { round } from "../core/zodiac.ts";
import type { Input } from "./input.ts";
import { midpointContacts, type MidpointContact, type Point } from "./rules.ts";

export const DEFAULT_ORB_DEG = 1;
const WIDE_ORB_DEG = 1.5;
const DIRECTED_ORB_DEG = 1 / 6;
const YEAR_DAYS = 365.24219;
const PERSONAL: ReadonlySet<PointId> = new Set<PointId>([
  "sun",
  "moon",
  "ascendant",
  "midheaven",
  "ariesPoint",
]);

/** Bodies that take part. */
export function bodiesOf({ node, transneptunians }: Input): readonly Body[] {
  return [...CHART_PLANETS, nodeBody(node), ...(transneptunians ? URANIAN_POINTS : [])];
}

/** All points with their longitudes: bodies, angles where they are known, 0° Aries where asked for. */
export function pointsOf(
  chosen: Input,
  placeOf: (id: Body) => { readonly longitudeDeg: number } | null | undefined,
  angles: { readonly ascendantDeg: number; readonly midheavenDeg: number } | null,
): readonly Point[] {
  const points = bodiesOf(chosen).flatMap((id): readonly Point[] => {
    const place = placeOf(id);
    return place ? [[id, place.longitudeDeg]] : [];
  });
  const onHorizon: readonly Point[] = angles
    ? [
        ["ascendant", angles.ascendantDeg],
        ["midheaven", angles.midheavenDeg],
      ]
    : [];
  return [...points, ...onHorizon, ...(chosen.ariesPoint ? [["ariesPoint", 0] as const] : [])];
}

/** The orb of each point: wider for luminaries, angles and 0° Aries unless the caller sets it. */
export function orbOf({ orbDeg }: Input): (id: PointId) => number {
  return (id) => orbDeg ?? (PERSONAL.has(id) ? WIDE_ORB_DEG : DEFAULT_ORB_DEG);
}

/** The pair whose axis the Sun stands in most closely. */
export function leadingOf(points: readonly Point[], chosen: Input) {
  const sun = points.filter(([id]) => id === "sun");
  const [closest] = midpointContacts(sun, points, orbOf(chosen));
  return closest ? ([closest.a, closest.b] as const) : null;
}

/** An axis as the answer gives it. */
export function reportAxis({ a, b, midpointDeg, orbDeg, contactDeg }: MidpointContact) {
  return {
    pair: [a, b] as const,
    midpointDeg: round(midpointDeg, 4),
    orbDeg: round(orbDeg, 4),
    contactDeg,
  };
}

/** Points moved by the Sun's progressed motion, against the axes of birth. */
export function directedTo(
  date: string,
  chosen: Input,
  civil: CivilMoment,
  points: readonly Point[],
) {
  const target = readTarget(date, chosen.targetTime, chosen, civil);
  const days = (target.julianDayUt - civil.julianDayUt) / YEAR_DAYS;
  const sun = (at: number) => apparentPosition("sun", at).longitudeDeg;
  const arcDeg = normalizeDeg(sun(civil.julianDayTt + days) - sun(civil.julianDayTt));
  const moved = points.map(([id, longitude]): Point => [id, normalizeDeg(longitude + arcDeg)]);
  return {
    date,
    arcDeg: round(arcDeg),
    contacts: midpointContacts(moved, points, () => DIRECTED_ORB_DEG).map((one) => ({
      point: one.point,
      ...reportAxis(one),
    })),
  };
}
