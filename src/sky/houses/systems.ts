import { DEG, normalizeDeg, signedDeg } from "../angles.ts";
import { ascendantParallel, carter, horizontal, krusinski, sunshine } from "./by_circles.ts";
import { longitudeRising, type ChartAngles, type LocalSky } from "./angles_of_chart.ts";

/** The house systems. */
export const HOUSE_SYSTEMS = [
  "placidus",
  "koch",
  "regiomontanus",
  "campanus",
  "porphyry",
  "alcabitius",
  "equal",
  "wholeSign",
  "vehlow",
  "morinus",
  "meridian",
  "topocentric",
  "sripati",
  "krusinski",
  "ascendantParallel",
  "carter",
  "sunshine",
  "horizontal",
  "equalFromMidheaven",
  "pullenDelta",
  "pullenRatio",
] as const;
/** Name of a way to divide the houses. */
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** Cusps 11, 12, 2 and 3, from which their opposites follow. */
type Intermediate = readonly [number, number, number, number];
/** `sunDeclinationDeg` is there where the system reads it. */
type CuspFunction = (
  sky: LocalSky,
  angles: ChartAngles,
  sunDeclinationDeg: number,
) => readonly number[];

/** Right ascension of cusps 11, 12, 2, 3 from the meridian, degrees. */
const OFFSETS = [30, 60, 120, 150] as const;
/** Share of the semi-arc that Placidus and the topocentric system give to each of them. */
const SHARES = [1 / 3, 2 / 3, 2 / 3, 1 / 3] as const;
const SETTLED_DEG = 1e-11;
const MAX_STEPS = 200;

/**
 * Twelve cusps by system, index 0 is the first house; degrees in [0, 360).
 *
 * @source R. W. Holden, The Elements of House Division (1977), and M. Munkasey, An Astrological House
 * Formulary; the two of W. Pullen as Astrolog has them; all checked against Swiss Ephemeris but Sripati,
 * which halves Porphyry
 */
export const CUSP_FUNCTIONS: Readonly<Record<HouseSystem, CuspFunction>> = {
  placidus: (sky, angles) => quadrants(angles, placidus(sky)),
  koch: (sky, angles) => quadrants(angles, koch(sky, angles)),
  regiomontanus: (sky, angles) =>
    turnedQuadrants(
      angles,
      byPoles(sky, (offset) => Math.atan(Math.tan(sky.latitudeDeg * DEG) * sine(offset))),
    ),
  campanus: (sky, angles) => turnedQuadrants(angles, campanus(sky)),
  porphyry: (_, angles) => porphyry(angles),
  alcabitius: (sky, angles) => quadrants(angles, alcabitius(sky, angles)),
  equal: (_, angles) => twelveFrom(angles.ascendantDeg),
  wholeSign: (_, angles) => twelveFrom(Math.floor(angles.ascendantDeg / 30) * 30),
  vehlow: (_, angles) => twelveFrom(angles.ascendantDeg - 15),
  morinus: ({ armcDeg, obliquityDeg }) =>
    twelve((house) => morinus(armcDeg + 30 * house, obliquityDeg)),
  meridian: ({ armcDeg, obliquityDeg }) =>
    twelve((house) => longitudeRising(armcDeg + 90 + 30 * house, 0, obliquityDeg)),
  topocentric: (sky, angles) =>
    turnedQuadrants(
      angles,
      byPoles(sky, (_, share) => Math.atan(Math.tan(sky.latitudeDeg * DEG) * share)),
    ),
  sripati: (_, angles) => {
    const cusps = porphyry(angles);
    return twelve((house) => {
      const before = cusps[(house + 11) % 12]!;
      return before + signedDeg(cusps[house]! - before) / 2;
    });
  },
  krusinski,
  ascendantParallel,
  carter,
  sunshine,
  horizontal,
  equalFromMidheaven: (_, angles) => twelveFrom(angles.midheavenDeg + 90),
  pullenDelta: (_, angles) => pullen(angles, pullenDelta),
  pullenRatio: (_, angles) => pullen(angles, pullenRatio),
};

function sine(angleDeg: number): number {
  return Math.sin(angleDeg * DEG);
}

function twelve(cuspOf: (house: number) => number): readonly number[] {
  return Array.from({ length: 12 }, (_, house) => normalizeDeg(cuspOf(house)));
}

function twelveFrom(first: number): readonly number[] {
  return twelve((house) => first + 30 * house);
}

/** Puts the four intermediate cusps between ascendant and midheaven and adds their opposites. */
function quadrants(
  { ascendantDeg, midheavenDeg }: Pick<ChartAngles, "ascendantDeg" | "midheavenDeg">,
  [eleven, twelfth, two, three]: Intermediate,
): readonly number[] {
  const half = [ascendantDeg, two, three, midheavenDeg + 180, eleven + 180, twelfth + 180];
  return twelve((house) => half[house % 6]! + (house < 6 ? 0 : 180));
}

/** In the polar "turned" case these systems turn the midheaven and all cusps with the ascendant. */
function turnedQuadrants(angles: ChartAngles, cusps: Intermediate): readonly number[] {
  if (!angles.turned) return quadrants(angles, cusps);
  const [eleven, twelfth, two, three] = cusps;
  return quadrants({ ascendantDeg: angles.ascendantDeg, midheavenDeg: angles.midheavenDeg + 180 }, [
    eleven + 180,
    twelfth + 180,
    two + 180,
    three + 180,
  ]);
}

/** Cusps whose circles rise through equal steps of the equator under poles of their own. */
function byPoles(
  { armcDeg, obliquityDeg }: LocalSky,
  poleOf: (offset: number, share: number) => number,
): Intermediate {
  return OFFSETS.map((offset, i) =>
    longitudeRising(armcDeg + offset, poleOf(offset, SHARES[i]!) / DEG, obliquityDeg),
  ) as unknown as Intermediate;
}

/** Each cusp has covered a third or two thirds of its own semi-arc: found by iteration. */
function placidus(sky: LocalSky): Intermediate {
  const { armcDeg, latitudeDeg, obliquityDeg } = sky;
  const tanLatitude = Math.tan(latitudeDeg * DEG);
  const sinObliquity = sine(obliquityDeg);
  return OFFSETS.map((offset, i) => {
    let longitude = longitudeRising(armcDeg + offset, 0, obliquityDeg);
    for (let step = 0; step < MAX_STEPS; step++) {
      const sinDeclination = sinObliquity * sine(longitude);
      const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination * sinDeclination);
      if (Math.abs(tanDeclination) < 1e-12) return longitude;
      const difference = Math.asin(tanLatitude * tanDeclination) * SHARES[i]!;
      const pole = Math.atan(Math.sin(difference) / tanDeclination) / DEG;
      const next = longitudeRising(armcDeg + offset, pole, obliquityDeg);
      const change = Math.abs(signedDeg(next - longitude));
      longitude = next;
      if (change < SETTLED_DEG) break;
    }
    return longitude;
  }) as unknown as Intermediate;
}

/** The midheaven's own semi-arc, cut in three, gives the ascendants that are the cusps. */
function koch(sky: LocalSky, { midheavenDeg }: ChartAngles): Intermediate {
  const { armcDeg, latitudeDeg, obliquityDeg } = sky;
  const declination = Math.asin(sine(obliquityDeg) * sine(midheavenDeg));
  const third = Math.asin(Math.tan(latitudeDeg * DEG) * Math.tan(declination)) / DEG / 3;
  const steps = [30 - 2 * third, 60 - third, 120 + third, 150 + 2 * third];
  return steps.map((step) =>
    longitudeRising(armcDeg + step, latitudeDeg, obliquityDeg),
  ) as unknown as Intermediate;
}

/** Equal steps of the prime vertical. */
function campanus({ armcDeg, latitudeDeg, obliquityDeg }: LocalSky): Intermediate {
  const sinLatitude = sine(latitudeDeg);
  const cosLatitude = Math.cos(latitudeDeg * DEG);
  const root = Math.sqrt(3);
  const low = Math.asin(sinLatitude / 2) / DEG;
  const high = Math.asin((sinLatitude * root) / 2) / DEG;
  const far = Math.atan2(root, cosLatitude) / DEG;
  const near = Math.atan2(1 / root, cosLatitude) / DEG;
  return [
    longitudeRising(armcDeg + 90 - far, low, obliquityDeg),
    longitudeRising(armcDeg + 90 - near, high, obliquityDeg),
    longitudeRising(armcDeg + 90 + near, high, obliquityDeg),
    longitudeRising(armcDeg + 90 + far, low, obliquityDeg),
  ];
}

/** The ascendant's diurnal and nocturnal semi-arcs, each cut in three along the equator. */
function alcabitius(sky: LocalSky, { ascendantDeg }: ChartAngles): Intermediate {
  const { armcDeg, latitudeDeg, obliquityDeg } = sky;
  const declination = Math.asin(sine(obliquityDeg) * sine(ascendantDeg));
  const cosine = -Math.tan(latitudeDeg * DEG) * Math.tan(declination);
  const diurnal = Math.acos(Math.max(-1, Math.min(1, cosine))) / DEG;
  const nocturnal = 180 - diurnal;
  const steps = [diurnal / 3, (2 * diurnal) / 3, 180 - (2 * nocturnal) / 3, 180 - nocturnal / 3];
  return steps.map((step) =>
    longitudeRising(armcDeg + step, 0, obliquityDeg),
  ) as unknown as Intermediate;
}

/** Each quadrant of the ecliptic cut in three. */
function porphyry(angles: ChartAngles): readonly number[] {
  const { ascendantDeg, midheavenDeg } = angles;
  const upper = normalizeDeg(ascendantDeg - midheavenDeg) / 3;
  const lower = 60 - upper;
  return quadrants(angles, [
    midheavenDeg + upper,
    midheavenDeg + 2 * upper,
    ascendantDeg + lower,
    ascendantDeg + 2 * lower,
  ]);
}

/** Equal steps of the equator, carried to the ecliptic by circles through the ecliptic's poles. */
function morinus(rightAscensionDeg: number, obliquityDeg: number): number {
  const x = (rightAscensionDeg + 90) * DEG;
  return Math.atan2(Math.sin(x) * Math.cos(obliquityDeg * DEG), Math.cos(x)) / DEG;
}

/** Size of a quadrant's outer houses; its middle one is what they leave. */
type OuterHouse = (quadrantDeg: number) => number;

/** Each quadrant in three unequal parts, the two outer ones alike. */
function pullen(angles: ChartAngles, outerOf: OuterHouse): readonly number[] {
  const { ascendantDeg, midheavenDeg } = angles;
  const upper = normalizeDeg(ascendantDeg - midheavenDeg);
  const [high, low] = [outerOf(upper), outerOf(180 - upper)];
  return quadrants(angles, [
    midheavenDeg + high,
    ascendantDeg - high,
    ascendantDeg + low,
    midheavenDeg + 180 - low,
  ]);
}

/** What a quadrant differs from 90° by falls to its middle house by half; none is less than nothing. */
function pullenDelta(quadrantDeg: number): number {
  return quadrantDeg <= 30 ? quadrantDeg / 2 : 30 + (quadrantDeg - 90) / 4;
}

/**
 * Houses grow in one ratio from the middle of the smaller quadrant to that of the larger:
 * r, 1, r in the one and r³, r⁴, r³ in the other.
 */
function pullenRatio(quadrantDeg: number): number {
  const small = Math.min(quadrantDeg, 180 - quadrantDeg);
  if (small < 1e-9) return quadrantDeg === small ? 0 : 90;
  const wanted = (180 - small) / small;
  let [low, high] = [1, 1 + wanted];
  for (let step = 0; step < MAX_STEPS && high - low > 1e-13 * high; step++) {
    const ratio = (low + high) / 2;
    if ((ratio ** 4 + 2 * ratio ** 3) / (2 * ratio + 1) < wanted) low = ratio;
    else high = ratio;
  }
  const middle = small / (2 * low + 1);
  return middle * (quadrantDeg === small ? low : low ** 3);
}
