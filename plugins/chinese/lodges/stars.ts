/** The determinative stars of the 28 lodges at any date, by the equator or by the ecliptic. */
import { frameAt, normalizeDeg, skyAt, starOf, type StarId } from "#sky";
import { MANSION, type Mansion } from "#east/almanac/terms.ts";

/** Along which circle a lodge is measured. */
export type LodgeFrame = "equator" | "ecliptic";

const RAD = Math.PI / 180;
const J2000 = 2451545;
const YEAR_DAYS = 365.25;
/** Constant of aberration, degrees. */
const ABERRATION = 20.49552 / 3600;

/** Right ascension (h m s), declination (° ′ ″) at J2000, motions (mas a year), name in the modern sky. */
type Row = readonly [ra: string, dec: string, motionRa: number, motionDec: number, name: string];

/**
 * The stars from that of 角 on; four stand in the table of `#sky`.
 *
 * @source identifications of Pan Nai 潘鼐, Zhongguo Hengxing Guance Shi, for 觜 and 參 λ and δ Orionis; places and motions
 *   of the Hipparcos catalogue, to a tenth of an arcsecond
 */
const STARS: readonly (Row | { readonly id: StarId; readonly name: string })[] = [
  { id: "spica", name: "α Vir" },
  ["14 12 53.7", "-10 16 25.3", 7, 140, "κ Vir"],
  { id: "zubenelgenubi", name: "α Lib" },
  ["15 58 51.1", "-26 06 50.8", -11, -27, "π Sco"],
  ["16 21 11.3", "-25 35 34.1", -11, -16, "σ Sco"],
  ["16 51 52.2", "-38 02 50.6", -11, -22, "μ¹ Sco"],
  ["18 05 48.5", "-30 25 26.7", -54, -181, "γ Sgr"],
  ["18 45 39.4", "-26 59 26.8", 51, -1, "φ Sgr"],
  ["20 21 00.7", "-14 46 53.0", 45, 7, "β Cap"],
  ["20 47 40.6", "-09 29 44.8", 34, -35, "ε Aqr"],
  ["21 31 33.5", "-05 34 16.2", 19, -8, "β Aqr"],
  ["22 05 47.0", "-00 19 11.5", 18, -9, "α Aqr"],
  { id: "markab", name: "α Peg" },
  ["00 13 14.2", "+15 11 00.9", 2, -9, "γ Peg"],
  ["00 47 20.3", "+24 16 01.8", -101, -81, "ζ And"],
  ["01 54 38.4", "+20 48 28.9", 99, -110, "β Ari"],
  ["02 43 27.1", "+27 42 25.7", 4, -11, "35 Ari"],
  ["03 44 52.5", "+24 06 48.0", 21, -46, "17 Tau"],
  ["04 28 37.0", "+19 10 49.6", 106, -38, "ε Tau"],
  ["05 35 08.3", "+09 56 03.0", -2, -2, "λ Ori"],
  ["05 32 00.4", "-00 17 56.7", 1, -1, "δ Ori"],
  ["06 22 57.6", "+22 30 48.9", 57, -109, "μ Gem"],
  ["08 31 35.7", "+18 05 39.9", -60, -58, "θ Cnc"],
  ["08 37 39.4", "+05 42 13.6", -70, -7, "δ Hya"],
  { id: "alphard", name: "α Hya" },
  ["09 51 28.7", "-14 50 47.8", 19, -22, "υ¹ Hya"],
  ["10 59 46.5", "-18 17 55.6", -462, 129, "α Crt"],
  ["12 15 48.4", "-17 32 30.9", -159, 22, "γ Crv"],
];

/** Names of the determinative stars in the modern sky, from that of 角 on. */
export const STAR_NAMES: readonly string[] = STARS.map((one) =>
  "name" in one ? one.name : one[4],
);

/** A lodge between its star and the next. */
export interface Lodge {
  readonly mansion: Mansion;
  /** Place of its star on the circle, degrees of date. */
  readonly fromDeg: number;
  readonly widthDeg: number;
  readonly star: string;
}

/** Lodges of a date in the order of their stars: 參 stands before 觜 where its star rises first. */
export function lodgesAt(julianDayTt: number, frame: LodgeFrame): readonly Lodge[] {
  const stars = MANSION.ids
    .map((mansion, i) => ({
      mansion,
      star: STAR_NAMES[i]!,
      fromDeg: placeOf(i, julianDayTt)[frame],
    }))
    .toSorted((a, b) => a.fromDeg - b.fromDeg);
  return stars.map((one, i) => ({
    ...one,
    widthDeg: normalizeDeg(stars[(i + 1) % stars.length]!.fromDeg - one.fromDeg),
  }));
}

/** Finds the lodge of a place on the circle, and how far within it the place lies. */
export function lodgeOf(
  lodges: readonly Lodge[],
  degrees: number,
): { readonly lodge: Lodge; readonly next: Lodge; readonly withinDeg: number } {
  const index = lodges.findIndex(
    ({ fromDeg, widthDeg }) => normalizeDeg(degrees - fromDeg) < widthDeg,
  );
  const lodge = lodges[index]!;
  return {
    lodge,
    next: lodges[(index + 1) % lodges.length]!,
    withinDeg: normalizeDeg(degrees - lodge.fromDeg),
  };
}

function placeOf(index: number, julianDayTt: number): Readonly<Record<LodgeFrame, number>> {
  const row = STARS[index]!;
  if ("id" in row) {
    const place = starOf(skyAt(julianDayTt), row.id);
    return { equator: place.rightAscensionDeg, ecliptic: place.longitudeDeg };
  }
  const sky = skyAt(julianDayTt);
  const frame = frameAt(julianDayTt);
  const years = (julianDayTt - J2000) / YEAR_DAYS;
  const dec0 = sexagesimal(row[1]);
  const ra = 15 * sexagesimal(row[0]) + (row[2] * years) / 3.6e6 / Math.cos(dec0 * RAD);
  const dec = dec0 + (row[3] * years) / 3.6e6;
  const [u, v, w] = [
    Math.cos(dec * RAD) * Math.cos(ra * RAD),
    Math.cos(dec * RAD) * Math.sin(ra * RAD),
    Math.sin(dec * RAD),
  ];
  const m = frame.matrix;
  const x = m[0]! * u + m[1]! * v + m[2]! * w;
  const y = m[3]! * u + m[4]! * v + m[5]! * w;
  const z = m[6]! * u + m[7]! * v + m[8]! * w;
  // Aberration by the Earth's velocity, which points ninety degrees behind the Sun.
  const sun = sunLongitude(sky.observer.earth, frame.matrix);
  const latitude = Math.asin(z);
  const mean = Math.atan2(y, x);
  const longitude =
    mean + frame.nutationLongitude - (ABERRATION * RAD * Math.cos(sun - mean)) / Math.cos(latitude);
  const beta = latitude - ABERRATION * RAD * Math.sin(sun - mean) * Math.sin(latitude);
  const epsilon = frame.trueObliquity;
  const rightAscension = Math.atan2(
    Math.sin(longitude) * Math.cos(epsilon) - Math.tan(beta) * Math.sin(epsilon),
    Math.cos(longitude),
  );
  return {
    equator: normalizeDeg(rightAscension / RAD),
    ecliptic: normalizeDeg(longitude / RAD),
  };
}

/** Longitude of the Sun, radians, from where the Earth is. */
function sunLongitude(earth: ArrayLike<number>, m: Float64Array): number {
  const [x, y, z] = [-earth[0]!, -earth[1]!, -earth[2]!];
  return Math.atan2(m[3]! * x + m[4]! * y + m[5]! * z, m[0]! * x + m[1]! * y + m[2]! * z);
}

function sexagesimal(text: string): number {
  const sign = text.startsWith("-") ? -1 : 1;
  const [whole, minutes, seconds] = text.replace(/^[-+]/, "").split(" ").map(Number);
  return sign * (whole! + minutes! / 60 + seconds! / 3600);
}
