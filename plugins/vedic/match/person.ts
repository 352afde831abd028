/**
 * One of two people: the Moon from a birth, or a nakshatra and pada that the caller knows already.
 *
 * A person may be given either way, so that the civil time is read here and its receipt stands in the
 * answer's `people`.
 */
import { civilOfBirth, Refusal, vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, type PlaceKind } from "#sky";
import { toTt, type CivilMoment } from "#time";
import type { AyanamsaName } from "../core/conventions.ts";
import { middleOfPada, nakshatraIndexOf, PADA_ARC, padaOf } from "../core/lunar_mansions.ts";
import { NAKSHATRAS, type NakshatraId } from "../core/nakshatras.ts";
import { dayBounds, isServedAllDay } from "../core/birth_times.ts";
import { siderealMoonAt } from "../core/positions.ts";
import type { PersonFields } from "./input.ts";
import { KIND_CHANGES_DEG } from "./moon.ts";
import type { Who } from "./roles.ts";

/** Codes of the refusals that reading a person can end in. */
export const PERSON_REFUSALS = ["person-incomplete"] as const;
/** Who a person is: one of two, or the role itself. */
export type PersonRole = Who | "bride" | "groom";
export type PersonRefusals = {
  "person-incomplete": { who: PersonRole; given: "both" | "neither" };
};

/** How a person was given. */
export const GIVEN = vocabulary("given", ["birth", "nakshatra"]);

/** Where a Moon can stand, as finely as the tables ask. */
export interface Cell {
  readonly nakshatra: NakshatraId;
  /** 1 to 4. */
  readonly pada: number;
  /** Of the sign, where its middle cuts the pada and counts. */
  readonly half?: "before" | "after";
}

/** By which schools the Moon is placed. */
export interface MoonSchool {
  readonly ayanamsa: AyanamsaName;
  readonly positions: PlaceKind;
}

/** One way a person's Moon can stand. */
export interface Possibility {
  /** Sidereal longitude, degrees in [0, 360). */
  readonly moonDeg: number;
  readonly cell: Cell;
}

/** A person read: where the Moon stands, and where else it could. */
export interface Person {
  readonly given: IdOf<typeof GIVEN>;
  readonly moonDeg: number;
  /** All cells of the zodiac that the Moon may occupy; one when it is certain. */
  readonly possible: readonly Possibility[];
  readonly civil: CivilMoment | null;
}

/**
 * Reads one person.
 *
 * @throws {Refusal} `person-incomplete`
 * @throws {InputError} if the date, time or zone of a birth does not exist
 * @throws {DateOutOfRange} of `#time` where no positions exist
 */
export function readPerson(who: PersonRole, fields: PersonFields, school: MoonSchool): Person {
  const hasBirth = fields.birthDate !== undefined;
  if (hasBirth === (fields.nakshatra !== undefined)) {
    throw new Refusal("person-incomplete", { who, given: hasBirth ? "both" : "neither" });
  }
  return hasBirth ? readBirth(who, fields, school) : readStar(fields);
}

function readStar({ nakshatra, pada }: PersonFields): Person {
  const index = nakshatra! - 1;
  const padas = pada === undefined ? [1, 2, 3, 4] : [pada];
  const start = index * 4 * PADA_ARC;
  const possible = padas.flatMap((one) =>
    cellsBetween(start + (one - 1) * PADA_ARC, start + one * PADA_ARC),
  );
  return {
    given: "nakshatra",
    moonDeg: pada === undefined ? possible[0]!.moonDeg : middleOfPada(index, pada),
    possible,
    civil: null,
  };
}

function readBirth(
  who: PersonRole,
  fields: PersonFields,
  { ayanamsa, positions }: MoonSchool,
): Person {
  const civil = civilOfBirth(fields, who);
  const moonDeg = siderealMoonAt(civil.julianDayTt, ayanamsa, positions);
  if (civil.timeKnown || !isServedAllDay(civil)) {
    return { given: "birth", moonDeg, possible: [possibilityAt(moonDeg)], civil };
  }
  const [from, to] = dayBounds(civil).map((at) => siderealMoonAt(toTt(at), ayanamsa, positions));
  const arc = normalizeDeg(to! - from!);
  return { given: "birth", moonDeg, possible: cellsBetween(from!, from! + arc), civil };
}

/** Cells within which nothing that the tables look up changes. */
function cellsBetween(fromDeg: number, toDeg: number): readonly Possibility[] {
  const edges = [fromDeg];
  for (let k = Math.floor(fromDeg / PADA_ARC) + 1; k * PADA_ARC < toDeg - 1e-9; k++) {
    edges.push(k * PADA_ARC);
  }
  for (const half of KIND_CHANGES_DEG.flatMap((deg) => [deg, deg + 360])) {
    if (half > fromDeg && half < toDeg) edges.push(half);
  }
  const sorted = [...edges.sort((a, b) => a - b), toDeg].filter(
    (edge, i, all) => i === 0 || edge - all[i - 1]! > 1e-9,
  );
  return sorted.slice(1).map((end, i) => possibilityAt(normalizeDeg((sorted[i]! + end) / 2)));
}

function possibilityAt(moonDeg: number): Possibility {
  const nakshatra = NAKSHATRAS[nakshatraIndexOf(moonDeg)]!.id;
  const cell = { nakshatra, pada: padaOf(moonDeg) };
  const middle = KIND_CHANGES_DEG.find((deg) => Math.abs(deg - moonDeg) <= PADA_ARC / 2);
  if (middle === undefined) return { moonDeg, cell };
  return { moonDeg, cell: { ...cell, half: moonDeg < middle ? "before" : "after" } };
}

/** Every way in which two people can stand to each other. */
export function pairsOf(
  { possible: first }: Person,
  { possible: second }: Person,
): readonly (readonly [Possibility, Possibility])[] {
  return first.flatMap((one) => second.map((other) => [one, other] as const));
}
