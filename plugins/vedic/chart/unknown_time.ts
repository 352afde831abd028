/** What the civil day leaves open when the time of birth is not known. */
import { normalizeDeg, signedDeg } from "#sky";
import { toTt, type CivilMoment } from "#time";
import type { PlaceKind } from "#sky";
import type { AyanamsaName, NodeName } from "../core/conventions.ts";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { dayBounds } from "../core/birth_times.ts";
import {
  anglesAt,
  round,
  siderealSkyAt,
  utcOf,
  type BirthPlace,
  type SiderealSky,
} from "../core/positions.ts";
import { perGraha, placeOfLongitude } from "../core/shapes.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { VARGA_IDS, vargaPart, vargaSign, type VargaId } from "../core/vargas.ts";
import { dashaBalance } from "../core/vimshottari.ts";
import type { ChartAnswer } from "./answer.ts";

type Unknown = NonNullable<ChartAnswer["unknownTime"]>;

/** Farther than any graha strays beyond the ends of the day in which it turns, degrees. */
const TURNING_MARGIN_DEG = 0.2;

/** Compares the ends of the day, and lists when each sign rose. */
export function reportUnknownTime(
  civil: CivilMoment,
  place: BirthPlace | null,
  ayanamsa: AyanamsaName,
  node: NodeName,
  kind: PlaceKind,
): Unknown {
  const [start, end] = dayBounds(civil);
  const from = siderealSkyAt(toTt(start), ayanamsa, node, kind);
  const to = siderealSkyAt(toTt(end), ayanamsa, node, kind);
  const first = dashaBalance(from.longitudes.moon);
  const last = dashaBalance(to.longitudes.moon);
  return {
    grahas: perGraha(GRAHA_IDS, (id) => ({
      from: placeOfLongitude(from.longitudes[id]),
      to: placeOfLongitude(to.longitudes[id]),
      certified: VARGA_IDS.filter((varga) => isSettled(id, varga, from, to)),
    })),
    lagnaSpans: place ? lagnaSpans(start, end, place, from) : [],
    balanceYears: {
      from: round(first.balanceYears),
      to: round(last.balanceYears),
      fromLord: first.lord,
      toLord: last.lord,
    },
  };
}

/**
 * Whether a graha keeps its sign in a division all day: both ends lie in one part of the zodiac, and,
 * where it turns that day (or its node swings), so do both ends with a margin.
 */
function isSettled(id: GrahaId, varga: VargaId, from: SiderealSky, to: SiderealSky): boolean {
  const [a, b] = [from.longitudes[id], to.longitudes[id]];
  if (vargaPart(a, varga) !== vargaPart(b, varga)) return false;
  if (vargaSign(a, varga) !== vargaSign(b, varga)) return false;
  const turns =
    Math.sign(from.speeds[id]) !== Math.sign(to.speeds[id]) || id === "rahu" || id === "ketu";
  if (!turns) return true;
  const low = signedDeg(b - a) >= 0 ? a : b;
  const high = low === a ? b : a;
  return (
    vargaPart(normalizeDeg(low - TURNING_MARGIN_DEG), varga) ===
    vargaPart(normalizeDeg(high + TURNING_MARGIN_DEG), varga)
  );
}

const SECOND = 1 / 86400;
/** Signs rise for no less than about half an hour between the polar circles. */
const STEP_DAYS = 1 / 96;

/** When each sign rose, by the angles alone: the precession of a day is far below a second. */
function lagnaSpans(
  start: number,
  end: number,
  place: BirthPlace,
  sky: SiderealSky,
): Unknown["lagnaSpans"] {
  const signOf = (at: number) => signIndexOf(anglesAt(at, place, sky, "wholeSign").lagnaDeg);
  const spans: Unknown["lagnaSpans"][number][] = [];
  let from = start;
  let sign = signOf(start);
  for (let at = start; at < end; at += STEP_DAYS) {
    const next = Math.min(at + STEP_DAYS, end);
    if (signOf(next) === sign) continue;
    let [a, b] = [at, next];
    while (b - a > SECOND) {
      const middle = (a + b) / 2;
      if (signOf(middle) === sign) a = middle;
      else b = middle;
    }
    spans.push({ sign: signIdAt(sign), start: utcOf(from), end: utcOf(b) });
    from = b;
    sign = signOf(next);
  }
  spans.push({ sign: signIdAt(sign), start: utcOf(from), end: utcOf(end) });
  return spans;
}
