/** One chart as every technique of this folder needs it: the sky, the place, the angles, the sect. */
import { Refusal, vocabulary, type IdOf } from "#sdk";
import {
  apparentPositionsOf,
  hasParallax,
  housesAt,
  seenFromPlace,
  skyAt,
  type Body,
  type Houses,
  type HouseSystem,
  type Parallax,
  type Position,
  type Sky,
  type Unavailable,
} from "#sky";
import { epochMsOfJulianDay, type CivilMoment } from "#time";
import { altitudeOf } from "./sphere.ts";

/** Degrees in one radian. */
export const RADIAN = 180 / Math.PI;

/** Whether the Sun's centre stands above the true horizon. */
export const SECT = vocabulary("sect", ["day", "night"]);
export type Sect = IdOf<typeof SECT>;

/** A chart before any technique; everything that hangs on time and place is null without them. */
export interface Nativity {
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  readonly timeKnown: boolean;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number } | null;
  readonly sky: Sky;
  /** True obliquity of date, degrees. */
  readonly obliquityDeg: number;
  readonly positions: Readonly<Partial<Record<Body, Position>>>;
  readonly unavailable: readonly Unavailable[];
  readonly houses: Houses | null;
  /** Whether the Sun's centre stands above the true horizon. */
  readonly isDay: boolean | null;
}

/** Codes of the refusals that reading a chart can end in, for `refusals` of a procedure. */
export const CHART_REFUSALS = ["place-incomplete"] as const;
export type ChartRefusals = {
  /** `missing` is the input that was not given. */
  "place-incomplete": { missing: "latitude" | "longitude" };
};

/** For techniques that cannot do without the angles. */
export const ANGLE_REFUSALS = [...CHART_REFUSALS, "birth-time-needed", "place-needed"] as const;
export type AngleRefusals = ChartRefusals & { "birth-time-needed": {}; "place-needed": {} };

/**
 * Computes the chart of an instant and place.
 *
 * @param parallax `topocentric` wants time and place
 * @throws {Refusal} `birth-time-needed`, `place-needed` where it has them not
 * @throws {DateOutOfRange} of `#time` outside the years -1000 to 3000
 */
export function nativityAt(
  julianDayUt: number,
  julianDayTt: number,
  timeKnown: boolean,
  place: Nativity["place"],
  bodies: readonly Body[],
  houseSystem: HouseSystem,
  parallax: Parallax = "geocentric",
): Nativity {
  const sky = skyAt(julianDayTt);
  const { positions: central, unavailable } = apparentPositionsOf(sky, bodies);
  const positions =
    parallax === "topocentric"
      ? seenFrom(groundOf(timeKnown, place), julianDayUt, sky, central)
      : central;
  const houses =
    timeKnown && place
      ? housesAt(julianDayUt, place.latitudeDeg, place.longitudeDeg, houseSystem, sky.frame)
      : null;
  const sun = apparentPositionsOf(sky, ["sun"]).positions.sun!;
  const isDay = houses && altitudeOf(sun, houses.armcDeg, place!.latitudeDeg) > 0;
  return {
    julianDayUt,
    julianDayTt,
    timeKnown,
    place,
    sky,
    obliquityDeg: sky.frame.trueObliquity * RADIAN,
    positions,
    unavailable,
    houses,
    isDay,
  };
}

function groundOf(timeKnown: boolean, place: Nativity["place"]): NonNullable<Nativity["place"]> {
  if (!timeKnown) throw new Refusal("birth-time-needed");
  if (!place) throw new Refusal("place-needed");
  return place;
}

/** The places as they are seen from the ground. */
function seenFrom(
  place: NonNullable<Nativity["place"]>,
  julianDayUt: number,
  { frame }: Sky,
  central: Nativity["positions"],
): Nativity["positions"] {
  return Object.fromEntries(
    Object.entries(central).map(([body, position]) => [
      body,
      hasParallax(body as Body) ? seenFromPlace(position, julianDayUt, place, frame) : position,
    ]),
  );
}

/**
 * Reads the chart of a civil moment.
 *
 * @throws {Refusal} `place-incomplete`
 * @throws {DateOutOfRange} of `#time` outside the years -1000 to 3000
 */
export function readNativity(
  civil: CivilMoment,
  bodies: readonly Body[],
  houseSystem: HouseSystem,
  parallax: Parallax = "geocentric",
): Nativity {
  return nativityAt(
    civil.julianDayUt,
    civil.julianDayTt,
    civil.timeKnown,
    placeOfCivil(civil),
    bodies,
    houseSystem,
    parallax,
  );
}

/** A chart whose angles are certainly there. */
export type AngledNativity = Nativity & {
  readonly houses: Houses;
  readonly place: NonNullable<Nativity["place"]>;
  readonly isDay: boolean;
};

/**
 * Insists on time and place.
 *
 * @throws {Refusal} `birth-time-needed`, `place-needed`
 */
export function requireAngles(chart: Nativity): AngledNativity {
  if (!chart.timeKnown) throw new Refusal("birth-time-needed");
  if (!chart.place || !chart.houses) throw new Refusal("place-needed");
  return chart as AngledNativity;
}

function placeOfCivil({ latitude, longitude }: CivilMoment): Nativity["place"] {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) {
    const missing = latitude === null ? "latitude" : "longitude";
    throw new Refusal("place-incomplete", { missing });
  }
  return { latitudeDeg: latitude, longitudeDeg: longitude };
}

/** An instant as answers give it: ISO 8601 UTC to the second. */
export function utcOf(julianDayUt: number): string {
  return new Date(Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000)
    .toISOString()
    .replace(".000Z", "Z");
}

/** A date of UT: YYYY-MM-DD. */
export function dateOf(julianDayUt: number): string {
  const text = utcOf(julianDayUt);
  return text.slice(0, text.indexOf("T"));
}
