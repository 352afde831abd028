/** Where the grahas and the lagna stand in the sidereal zodiac at a birth. */
import { Refusal } from "#sdk";
import {
  ayanamsaOf,
  hasParallax,
  housesAt,
  normalizeDeg,
  positionsOf,
  rangeOfBody,
  seenFromPlace,
  skyAt,
  type AyanamsaId,
  type Body,
  type Houses,
  type Parallax,
  type PlaceKind,
  type Position,
  type Range,
  type Sky,
} from "#sky";
import { DateOutOfRange, epochMsOfJulianDay, formatUtc, type CivilMoment } from "#time";
import type { AyanamsaName, BhavaSystem, NodeName } from "./conventions.ts";
import { GRAHA_IDS, type GrahaId } from "./grahas.ts";

/** A place on the Earth, degrees, north and east positive. */
export interface BirthPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Sidereal longitudes in degrees, [0, 360). */
export type Longitudes = Readonly<Record<GrahaId, number>>;

/** The sidereal sky of an instant. */
export interface SiderealSky {
  readonly sky: Sky;
  /** Whether the places are those seen or those at that instant. */
  readonly kind: PlaceKind;
  /** What was taken from the tropical longitudes, degrees. */
  readonly ayanamsaDeg: number;
  readonly longitudes: Longitudes;
  /** Degrees per day against the equinox. */
  readonly speeds: Longitudes;
  /** Tropical places, the node's under `rahu`. */
  readonly positions: Readonly<Record<Exclude<GrahaId, "ketu">, Position>>;
}

/** A birth as the charts need it; lagna and houses are null without time or place. */
export interface Nativity extends SiderealSky {
  /** The same sky for the Earth's centre, by which almanacs reckon. */
  readonly central: SiderealSky;
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  readonly place: BirthPlace | null;
  readonly timeKnown: boolean;
  readonly angles: Angles | null;
}

/** Sidereal lagna, midheaven and house starts. */
export interface Angles {
  readonly lagnaDeg: number;
  readonly midheavenDeg: number;
  /** Tropical houses as the sky gives them. */
  readonly houses: Houses;
  /** Twelve sidereal starts of houses, index 0 is the first house. */
  readonly startsDeg: readonly number[];
}

/** Codes of the refusals that reading a chart can end in. */
export const CHART_REFUSALS = ["place-incomplete", "ground-needed"] as const;
export type ChartRefusals = {
  /** `missing` is the input that was not given. */
  "place-incomplete": { missing: "latitude" | "longitude" };
  /** Topocentric places were asked for without a time or a place. */
  "ground-needed": {};
};

const BODY_OF: Readonly<Record<Exclude<GrahaId, "rahu" | "ketu">, Body>> = {
  sun: "sun",
  moon: "moon",
  mars: "mars",
  mercury: "mercury",
  jupiter: "jupiter",
  venus: "venus",
  saturn: "saturn",
};
const SEVEN = Object.values(BODY_OF);

/**
 * Computes the sidereal sky of an instant.
 *
 * @param ground from where it is seen; from the Earth's centre when absent
 */
export function siderealSkyAt(
  julianDayTt: number,
  ayanamsa: AyanamsaId,
  node: NodeName,
  kind: PlaceKind,
  ground?: { readonly place: BirthPlace; readonly julianDayUt: number },
): SiderealSky {
  requireServed(julianDayTt);
  const sky = skyAt(julianDayTt);
  const nodeBody = node === "mean" ? "meanNode" : "trueNode";
  const tropical = positionsOf(sky, [...SEVEN, nodeBody], kind).positions;
  const ayanamsaDeg = ayanamsaOf(sky, ayanamsa).trueDeg;
  const positions = { rahu: tropical[nodeBody]! } as Record<Exclude<GrahaId, "ketu">, Position>;
  for (const [id, body] of Object.entries(BODY_OF)) {
    const central = tropical[body]!;
    positions[id as "sun"] =
      ground && hasParallax(body)
        ? seenFromPlace(central, ground.julianDayUt, ground.place, sky.frame)
        : central;
  }
  const longitudes: Partial<Record<GrahaId, number>> = {};
  const speeds: Partial<Record<GrahaId, number>> = {};
  for (const id of GRAHA_IDS) {
    const { longitudeDeg, longitudeSpeed } = positions[id === "ketu" ? "rahu" : id];
    const turn = id === "ketu" ? 180 : 0;
    longitudes[id] = normalizeDeg(longitudeDeg - ayanamsaDeg + turn);
    speeds[id] = longitudeSpeed;
  }
  return {
    sky,
    kind,
    ayanamsaDeg,
    longitudes: longitudes as Longitudes,
    speeds: speeds as Longitudes,
    positions,
  };
}

/** The sidereal longitude of the Moon alone, degrees. */
export function siderealMoonAt(
  julianDayTt: number,
  ayanamsa: AyanamsaName,
  kind: PlaceKind,
): number {
  requireServed(julianDayTt);
  const sky = skyAt(julianDayTt);
  const { moon } = positionsOf(sky, ["moon"], kind).positions;
  return normalizeDeg(moon!.longitudeDeg - ayanamsaOf(sky, ayanamsa).trueDeg);
}

/**
 * Reads the chart of a civil moment.
 *
 * @throws {Refusal} `place-incomplete`, `ground-needed`
 * @throws {DateOutOfRange} of `#time` outside the years -1000 to 3000
 */
export function readNativity(
  civil: CivilMoment,
  school: {
    readonly ayanamsa: AyanamsaName;
    readonly node: NodeName;
    readonly houseSystem: BhavaSystem;
    readonly positions: PlaceKind;
    readonly parallax?: Parallax;
  },
): Nativity {
  const place = placeOf(civil);
  const { ayanamsa, node, positions, parallax } = school;
  const { julianDayTt, julianDayUt, timeKnown } = civil;
  const central = siderealSkyAt(julianDayTt, ayanamsa, node, positions);
  const sidereal =
    parallax === "topocentric"
      ? siderealSkyAt(julianDayTt, ayanamsa, node, positions, {
          place: groundOf(place, timeKnown),
          julianDayUt,
        })
      : central;
  return {
    ...sidereal,
    central,
    julianDayUt: civil.julianDayUt,
    julianDayTt: civil.julianDayTt,
    place,
    timeKnown: civil.timeKnown,
    angles:
      place && civil.timeKnown
        ? anglesAt(civil.julianDayUt, place, sidereal, school.houseSystem)
        : null,
  };
}

function groundOf(place: BirthPlace | null, timeKnown: boolean): BirthPlace {
  if (!place || !timeKnown) throw new Refusal("ground-needed");
  return place;
}

/** Lagna and houses of an instant and place. */
export function anglesAt(
  julianDayUt: number,
  place: BirthPlace,
  { sky, ayanamsaDeg }: Pick<SiderealSky, "sky" | "ayanamsaDeg">,
  system: BhavaSystem,
): Angles {
  const { latitudeDeg, longitudeDeg } = place;
  const quadrants = system === "wholeSign" ? "equal" : system;
  const houses = housesAt(julianDayUt, latitudeDeg, longitudeDeg, quadrants, sky.frame);
  const shift = (deg: number) => normalizeDeg(deg - ayanamsaDeg);
  const lagnaDeg = shift(houses.ascendantDeg);
  const wholeStart = 30 * Math.floor(lagnaDeg / 30);
  const startsDeg =
    system === "wholeSign"
      ? Array.from({ length: 12 }, (_, i) => (wholeStart + 30 * i) % 360)
      : houses.cuspsDeg.map(shift);
  return { lagnaDeg, midheavenDeg: shift(houses.midheavenDeg), houses, startsDeg };
}

/** The middles of the houses after Sripati: lagna and midheaven with the thirds of the quadrants. */
export function middlesOf({
  lagnaDeg,
  midheavenDeg,
}: Pick<Angles, "lagnaDeg" | "midheavenDeg">): readonly number[] {
  const corners = [lagnaDeg, midheavenDeg + 180, lagnaDeg + 180, midheavenDeg].map(normalizeDeg);
  return corners.flatMap((corner, i) => {
    const quadrant = normalizeDeg(corners[(i + 1) % 4]! - corner);
    return [0, 1, 2].map((third) => normalizeDeg(corner + (quadrant * third) / 3));
  });
}

/** The place of a civil moment, or null where none was given. */
export function placeOf({
  latitude,
  longitude,
}: Pick<CivilMoment, "latitude" | "longitude">): BirthPlace | null {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) {
    const missing = latitude === null ? "latitude" : "longitude";
    throw new Refusal("place-incomplete", { missing });
  }
  return { latitudeDeg: latitude, longitudeDeg: longitude };
}

/** The limbs of a day begin and end up to this far from a birth. */
const MARGIN_DAYS = 2;

/** The Julian days, TT, for which charts are served: those of the sky less a margin. */
export function servedRange(): Range {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  return { fromJulianDay: fromJulianDay + MARGIN_DAYS, toJulianDay: toJulianDay - MARGIN_DAYS };
}

function requireServed(julianDayTt: number): void {
  const { fromJulianDay, toJulianDay } = servedRange();
  if (julianDayTt >= fromJulianDay && julianDayTt <= toJulianDay) return;
  throw new DateOutOfRange({
    code: "sky-out-of-range",
    with: { firstYear: -1000, lastYear: 3000 },
  });
}

/** An instant as answers give it: ISO 8601 UTC to the nearest second. */
export function utcOf(julianDayUt: number): string {
  return formatUtc(Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000);
}

/** The UTC date of an instant, YYYY-MM-DD. */
export function dateOf(julianDayUt: number): string {
  const text = utcOf(julianDayUt);
  return text.slice(0, text.lastIndexOf("T"));
}

/** Rounds for an answer. */
export function round(value: number, places = 6): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

/** Degrees, minutes within a sign, cut off, never rounded into the next: `12°34'`. */
export function formatDegree(longitudeDeg: number): string {
  const within = longitudeDeg - 30 * Math.floor(longitudeDeg / 30);
  const minutes = Math.floor(within * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}'`;
}
