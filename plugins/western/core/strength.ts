/**
 * The whole table of strength: what a planet has of its own and what befalls it, in Lilly's points.
 *
 * @source W. Lilly, Christian Astrology (1647), p. 115; bounds p. 104; beams pp. 113-114
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, signedDeg } from "#sky";
import { CLASSICAL, domicileLordOf, EXALTATIONS, signAt, type Classical } from "#lore";
import { MOIETIES } from "./aspects.ts";
import { dignityOf, heldOf, type DignitySchool } from "./dignities.ts";

/** Every line of the table that a planet can have. */
export const STRENGTH = vocabulary("strength", [
  "domicile",
  "exaltation",
  "triplicity",
  "bound",
  "face",
  "detriment",
  "fall",
  "peregrine",
  "receivedByDomicile",
  "receivedByExaltation",
  "house",
  "direct",
  "retrograde",
  "swift",
  "slow",
  "oriental",
  "occidental",
  "increasing",
  "decreasing",
  "free",
  "cazimi",
  "combust",
  "underBeams",
  "withBenefic",
  "trineBenefic",
  "sextileBenefic",
  "withMalefic",
  "opposedMalefic",
  "squareMalefic",
  "northNode",
  "southNode",
  "besieged",
  "regulus",
  "spica",
  "algol",
]);
export type StrengthId = IdOf<typeof STRENGTH>;

/** One line of a planet's tally. */
export interface StrengthRow {
  readonly id: StrengthId;
  readonly points: number;
}

/** A planet's tally. */
export interface Strength {
  readonly essential: number;
  readonly accidental: number;
  readonly net: number;
  readonly rows: readonly StrengthRow[];
}

/** A planet as the table sees it. */
export interface StrengthPlace {
  readonly longitudeDeg: number;
  /** Degrees a day, negative while retrograde; null where it is not known. */
  readonly speedDegPerDay: number | null;
  /** With the next house within 5° of its cusp, 1 to 12; null without houses. */
  readonly house: number | null;
}

/** A chart as the table sees it; what is null is left out of the tally. */
export interface StrengthChart {
  readonly places: Readonly<Partial<Record<Classical, StrengthPlace>>>;
  /** Null leaves the triplicity out, and with it the verdict of being peregrine. */
  readonly isDay: boolean | null;
  readonly northNodeDeg: number | null;
  readonly stars: Readonly<Record<StarOfStrength, number>> | null;
}

const ESSENTIAL_POINTS: Readonly<Partial<Record<StrengthId, number>>> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  bound: 2,
  face: 1,
  detriment: -5,
  fall: -4,
};
const PEREGRINE_POINTS = -5;
const RECEPTION_POINTS = { domicile: 5, exaltation: 4 } as const;
const HOUSE_POINTS = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5] as const;

/** Mean daily motion, degrees, of which more is swift. @source Lilly, pp. 57-82 */
export const MEAN_MOTIONS: Readonly<Record<Classical, number>> = {
  sun: dms(0, 59, 8),
  moon: dms(13, 10, 36),
  mercury: dms(0, 59, 8),
  venus: dms(0, 59, 8),
  mars: dms(0, 31, 27),
  jupiter: dms(0, 4, 59),
  saturn: dms(0, 2, 1),
};

export const COMBUST_DEG = 8.5;
export const CAZIMI_DEG = 17 / 60;
const BEAMS_DEG = 17;
const PARTILE_DEG = 1;
const STAR_DEG = 5;

/** Fixed stars that strengthen or weaken. */
const STAR_POINTS = { regulus: 6, spica: 5, algol: -5 } as const;
export type StarOfStrength = keyof typeof STAR_POINTS;
export const STARS_OF_STRENGTH = Object.keys(STAR_POINTS) as readonly StarOfStrength[];

function dms(degrees: number, minutes: number, seconds: number): number {
  return degrees + minutes / 60 + seconds / 3600;
}

/** How a planet stands to the Sun; null for the Sun, and where the Sun's place is not known. */
export type Solar = "free" | "cazimi" | "combust" | "underBeams";

/** Free of the Sun, in its heart, burnt (in one sign), or under its beams. */
export function solarOf(planet: Classical, longitudeDeg: number, sunDeg: number): Solar | null {
  if (planet === "sun") return null;
  const apart = Math.abs(signedDeg(longitudeDeg - sunDeg));
  if (apart <= CAZIMI_DEG) return "cazimi";
  if (apart <= COMBUST_DEG && signAt(longitudeDeg) === signAt(sunDeg)) return "combust";
  return apart <= BEAMS_DEG ? "underBeams" : "free";
}

/** The tally of one planet. */
export function strengthOf(
  planet: Classical,
  chart: StrengthChart,
  school: DignitySchool,
): Strength {
  const own = essentialRows(planet, chart, school);
  const befallen = accidentalRows(planet, chart);
  const sum = (rows: readonly StrengthRow[]) => rows.reduce((all, { points }) => all + points, 0);
  const [essential, accidental] = [sum(own), sum(befallen)];
  return { essential, accidental, net: essential + accidental, rows: [...own, ...befallen] };
}

function essentialRows(
  planet: Classical,
  { places, isDay }: StrengthChart,
  school: DignitySchool,
): readonly StrengthRow[] {
  const dignity = dignityOf(planet, places[planet]!.longitudeDeg, isDay, school);
  const held = heldOf(dignity).flatMap((id) => {
    const points = ESSENTIAL_POINTS[id as StrengthId];
    return points === undefined ? [] : [{ id: id as StrengthId, points }];
  });
  const receptions = mutualReceptionsOf(planet, places);
  const peregrine = dignity.peregrine === true && receptions.length === 0;
  return [
    ...held,
    ...receptions,
    ...(peregrine ? [{ id: "peregrine", points: PEREGRINE_POINTS } as const] : []),
  ];
}

/** Mutual receptions by house or by exaltation, each kind once. */
function mutualReceptionsOf(
  planet: Classical,
  places: StrengthChart["places"],
): readonly StrengthRow[] {
  const sign = (id: Classical) => signAt(places[id]!.longitudeDeg);
  const others = CLASSICAL.ids.filter((id) => id !== planet && places[id]);
  const byDomicile = others.some(
    (other) => domicileLordOf(sign(planet)) === other && domicileLordOf(sign(other)) === planet,
  );
  const byExaltation = others.some(
    (other) => EXALTATIONS[other].sign === sign(planet) && EXALTATIONS[planet].sign === sign(other),
  );
  return [
    ...(byDomicile
      ? [{ id: "receivedByDomicile", points: RECEPTION_POINTS.domicile } as const]
      : []),
    ...(byExaltation
      ? [{ id: "receivedByExaltation", points: RECEPTION_POINTS.exaltation } as const]
      : []),
  ];
}

function accidentalRows(planet: Classical, chart: StrengthChart): readonly StrengthRow[] {
  const { house, speedDegPerDay, longitudeDeg } = chart.places[planet]!;
  return [
    ...(house === null ? [] : [{ id: "house", points: HOUSE_POINTS[house - 1]! } as const]),
    ...(speedDegPerDay === null ? [] : motionRows(planet, speedDegPerDay)),
    ...solarRows(planet, chart),
    ...partileRows(planet, chart),
    ...starRows(longitudeDeg, chart),
  ];
}

function motionRows(planet: Classical, speed: number): readonly StrengthRow[] {
  const swift: StrengthRow =
    Math.abs(speed) > MEAN_MOTIONS[planet]
      ? { id: "swift", points: 2 }
      : { id: "slow", points: -2 };
  if (planet === "sun" || planet === "moon") return [swift];
  return [speed < 0 ? { id: "retrograde", points: -5 } : { id: "direct", points: 4 }, swift];
}

const SOLAR_POINTS: Readonly<Record<Solar, number>> = {
  free: 5,
  cazimi: 5,
  combust: -5,
  underBeams: -4,
};
const RISES_FIRST: readonly Classical[] = ["saturn", "jupiter", "mars"];

function solarRows(planet: Classical, { places }: StrengthChart): readonly StrengthRow[] {
  const sun = places.sun?.longitudeDeg;
  if (planet === "sun" || sun === undefined) return [];
  const longitude = places[planet]!.longitudeDeg;
  const solar = solarOf(planet, longitude, sun)!;
  return [orientality(planet, longitude, sun), { id: solar, points: SOLAR_POINTS[solar] }];
}

function orientality(planet: Classical, longitudeDeg: number, sunDeg: number): StrengthRow {
  const ahead = normalizeDeg(longitudeDeg - sunDeg) < 180;
  if (planet === "moon") {
    return ahead ? { id: "increasing", points: 2 } : { id: "decreasing", points: -2 };
  }
  const good = RISES_FIRST.includes(planet) ? !ahead : ahead;
  return { id: ahead ? "occidental" : "oriental", points: good ? 2 : -2 };
}

const BENEFICS: readonly Classical[] = ["jupiter", "venus"];
const MALEFICS: readonly Classical[] = ["saturn", "mars"];

/** Aspects within one degree to benefics, malefics and nodes. */
function partileRows(
  planet: Classical,
  { places, northNodeDeg }: StrengthChart,
): readonly StrengthRow[] {
  const longitude = places[planet]!.longitudeDeg;
  const apart = (other: number) => Math.abs(signedDeg(longitude - other));
  const meets = (all: readonly Classical[], angle: number) =>
    all.some(
      (other) =>
        other !== planet &&
        places[other] &&
        Math.abs(apart(places[other].longitudeDeg) - angle) <= PARTILE_DEG,
    );
  const rows: readonly (readonly [boolean, StrengthId, number])[] = [
    [meets(BENEFICS, 0), "withBenefic", 5],
    [meets(BENEFICS, 120), "trineBenefic", 4],
    [meets(BENEFICS, 60), "sextileBenefic", 3],
    [meets(MALEFICS, 0), "withMalefic", -5],
    [meets(MALEFICS, 180), "opposedMalefic", -4],
    [meets(MALEFICS, 90), "squareMalefic", -3],
    [northNodeDeg !== null && apart(northNodeDeg) <= PARTILE_DEG, "northNode", 4],
    [northNodeDeg !== null && apart(northNodeDeg + 180) <= PARTILE_DEG, "southNode", -4],
    [isBesieged(planet, places), "besieged", -5],
  ];
  return rows.flatMap(([holds, id, points]) => (holds ? [{ id, points }] : []));
}

/** Whether a planet stands between the bodies of Mars and Saturn, both within their orbs. */
export function isBesieged(planet: Classical, places: StrengthChart["places"]): boolean {
  const { mars, saturn } = places;
  if (planet === "mars" || planet === "saturn" || !mars || !saturn) return false;
  const ahead = (other: StrengthPlace) =>
    signedDeg(other.longitudeDeg - places[planet]!.longitudeDeg);
  const [toMars, toSaturn] = [ahead(mars), ahead(saturn)];
  const within = (other: Classical, arc: number) =>
    Math.abs(arc) <= MOIETIES[planet]! + MOIETIES[other]!;
  return toMars > 0 !== toSaturn > 0 && within("mars", toMars) && within("saturn", toSaturn);
}

function starRows(longitudeDeg: number, { stars }: StrengthChart): readonly StrengthRow[] {
  if (!stars) return [];
  return STARS_OF_STRENGTH.filter(
    (star) => Math.abs(signedDeg(longitudeDeg - stars[star])) <= STAR_DEG,
  ).map((star) => ({ id: star, points: STAR_POINTS[star] }));
}
