/** A question's figure as a book draws it: signs and degrees, moved on as far as aspects are followed. */
import { Refusal } from "#sdk";
import { houseOf, normalizeDeg, signedDeg, skyAt } from "#sky";
import { toJulianDay } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import type { DignitySchool } from "../core/dignities.ts";
import { longitudeOf } from "../core/drawn.ts";
import { MEAN_MOTIONS } from "../core/strength.ts";
import { figureOfParts, starsOf, type Figure } from "./figure.ts";
import type { Input } from "./input.ts";
import { motionFrom, type Place, type PlacesAt, type Positions } from "./motion.ts";

export type Drawn = NonNullable<Input["drawn"]>;

/** Any instant serves: a drawn chart is given no date, and none is reported. */
const NOW_TT = 2451545;
/** Houses above the horizon. */
const UPPER_FROM = 7;

/**
 * Reads a drawn figure; a planet without a motion moves by its mean one.
 *
 * @throws {Refusal} `planets-missing` unless all seven are there
 */
export function drawnFigure(drawn: Drawn, school: DignitySchool): Figure {
  const missing = CLASSICAL.ids.filter((id) => !drawn[id]);
  if (missing.length > 0) throw new Refusal("planets-missing", { planets: missing });
  const cuspsDeg = drawn.cusps.map(longitudeOf);
  const { year, northNode } = drawn;
  return figureOfParts(
    {
      motion: motionFrom(NOW_TT, placesOf(drawn)),
      isDay: houseOf(longitudeOf(drawn.sun!), cuspsDeg) >= UPPER_FROM,
      cuspsDeg,
      northNodeDeg: northNode ? longitudeOf(northNode) : null,
      stars:
        year === undefined ? null : starsOf(skyAt(toJulianDay({ year, month: 7, day: 1 }, 0.5))),
    },
    school,
  );
}

/** The planets moved on in straight lines, and back from the degree at which one of them turns. */
function placesOf(drawn: Drawn): PlacesAt {
  return (planets, julianDayTt) =>
    Object.fromEntries(
      planets.map((id) => [id, placeAfter(id, drawn[id]!, julianDayTt - NOW_TT)]),
    ) as Partial<Record<Classical, Place>> as Positions;
}

function placeAfter(id: Classical, given: NonNullable<Drawn[Classical]>, days: number): Place {
  const start = longitudeOf(given);
  const speed = given.motion ?? MEAN_MOTIONS[id];
  const turn = turnOf(given, start, speed);
  return days <= turn
    ? { longitudeDeg: normalizeDeg(start + speed * days), longitudeSpeed: speed }
    : { longitudeDeg: normalizeDeg(start + speed * (2 * turn - days)), longitudeSpeed: -speed };
}

/** Days until a planet turns; infinite where it is not said to, or lies behind. */
function turnOf({ sign, turnsAt }: NonNullable<Drawn[Classical]>, start: number, speed: number) {
  if (turnsAt === undefined) return Number.POSITIVE_INFINITY;
  const days = signedDeg(longitudeOf({ sign, degree: turnsAt }) - start) / speed;
  return days >= 0 ? days : Number.POSITIVE_INFINITY;
}
