/**
 * When the Sun comes back, by the zodiac or to the same star.
 *
 * @source A. Volguine, The Technique of Solar Returns (1937); precessed: R. Hand, Planets in Transit (1976), app.
 */
import { ayanamsaOf, nextCrossing, normalizeDeg, signedDeg, type Sky } from "#sky";
import { vocabulary } from "#sdk";
import { ASPECTS, PTOLEMAIC, type Ptolemaic } from "../core/aspects.ts";
import type { Modern } from "../core/points.ts";
import type { Input } from "./input.ts";

/** Any zodiac of fixed stars serves: they keep their distances. */
const STARS = "faganBradley";
const YEAR_DAYS = 365.25;
const SEARCH_DAYS = 370;
const ANGLE_ORB = 6;
const ASPECT_ORB = 3;
const MOST_ASPECTS = 6;

export const ANGLE = vocabulary("returnAngle", ["ascendant", "midheaven"]);

/** The return that falls nearest to so many years after the birth, Julian day UT. */
export function returnAfter(
  precession: Input["precession"],
  natal: { readonly sunDeg: number; readonly sky: Sky; readonly julianDayUt: number },
  years: number,
): number {
  const guess = natal.julianDayUt + years * (precession === "precessed" ? 365.256363 : 365.24219);
  const from = guess - 4;
  const found =
    precession === "precessed"
      ? nextCrossing(
          "sun",
          normalizeDeg(natal.sunDeg - ayanamsaOf(natal.sky, STARS).trueDeg),
          from,
          SEARCH_DAYS,
          { ayanamsa: STARS },
        )
      : nextCrossing("sun", natal.sunDeg, from, SEARCH_DAYS);
  return found!.julianDayUt;
}

/** Which return a calendar year holds. */
export function returnsUpTo(birthUt: number, yearStartUt: number): number {
  return Math.max(0, Math.ceil((yearStartUt - birthUt) / YEAR_DAYS - 1e-3));
}

interface Placed {
  readonly body: Modern;
  readonly longitudeDeg: number;
}

/** Bodies on the angles, the nearest first. */
export function onAngles(
  bodies: readonly Placed[],
  angles: Readonly<Record<"ascendant" | "midheaven", number>>,
) {
  return bodies
    .flatMap(({ body, longitudeDeg }) =>
      ANGLE.ids.map((angle) => ({
        body,
        angle,
        orbDeg: Math.abs(signedDeg(longitudeDeg - angles[angle])),
      })),
    )
    .filter(({ orbDeg }) => orbDeg <= ANGLE_ORB)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** The closest aspects of a chart. */
export function closestAspects(bodies: readonly Placed[]) {
  const all = bodies.flatMap((a, i) =>
    bodies.slice(i + 1).flatMap((b) =>
      PTOLEMAIC.ids.map((aspect: Ptolemaic) => ({
        a: a.body,
        b: b.body,
        aspect,
        orbDeg: Math.abs(
          Math.abs(signedDeg(a.longitudeDeg - b.longitudeDeg)) - ASPECTS[aspect].angleDeg,
        ),
      })),
    ),
  );
  return all
    .filter(({ orbDeg }) => orbDeg <= ASPECT_ORB)
    .sort((a, b) => a.orbDeg - b.orbDeg)
    .slice(0, MOST_ASPECTS);
}
