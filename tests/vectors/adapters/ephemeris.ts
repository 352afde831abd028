import {
  BODIES,
  BodyUnavailable,
  apparentPosition,
  ayanamsaAt,
  frameAt,
  housesAt,
  housesOfArmc,
  siderealLongitudeDeg,
  siderealTimeDeg,
  signedDeg,
  type AyanamsaId,
  type Body,
  type HouseSystem,
  type Houses,
} from "#sky";
import { deltaTSeconds } from "#time";
import { verdictOf, type Adapter, type Call } from "../adapter.ts";
import { bodiesOf, callChart, carried } from "./sky_through_charts.ts";

/**
 * `ephemeris.json` is put to the engine, whose input can be TT and the meridian as the cases fix them, and
 * then through the service to `astrology.calculate`.
 */

type Numbers = Readonly<Record<string, number>>;
interface EphemerisCase {
  readonly utc: string;
  readonly jdUt: number;
  readonly jdTt: number;
  readonly deltaT: number;
  readonly lat: number;
  readonly lon: number;
  readonly bodies: Readonly<Record<string, Numbers | null>>;
  readonly uranian?: Readonly<Record<string, Numbers>>;
  readonly houses: Readonly<
    Record<string, Numbers & { cusps: readonly number[]; fallback?: string }>
  >;
  readonly angles: Numbers;
  readonly ayanamsa: Numbers;
  readonly ayanamsaTrue: Numbers;
  readonly siderealLahiri?: Numbers;
  readonly frame: Numbers;
}

const DEG = Math.PI / 180;
const ARCSECONDS = 3600;
/** Arcseconds in 1800-2100, and in the centuries around them. */
const BARS: Readonly<Record<string, readonly [number, number]>> = {
  meanNode: [0.01, 20],
  meanLilith: [0.01, 60],
  trueNode: [0.7, 8],
  trueLilith: [0.7, 20],
  moon: [0.5, 2],
};
const DEFAULT_BAR = [0.5, 1.5] as const;
const URANIAN_BAR = 2;
const SPEED_BAR = 0.5;
const LILITH_SPEED_BAR = 7;
const HOUSE_FORMULA_BAR = 0.01;
const HOUSE_TIME_BAR = 1;
const AYANAMSA_BARS = [0.06, 1] as const;
const DELTA_T_BARS = [0.05, 2.5] as const;

const OTHER_AYANAMSAS: Readonly<Record<string, AyanamsaId>> = {
  TrueCitra: "trueChitra",
  GalacticCenter0Sag: "galacticCentre0Sagittarius",
  JNBhasin: "jnBhasin",
};

function toId(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function yearOf(utc: string): number {
  return Number(utc.slice(0, utc.indexOf("-", 1)));
}

/** Collects what lies outside its bar. */
function createCheck() {
  const differences: string[] = [];
  return {
    differences,
    /** Compares angles in degrees; the bar is in arcseconds. */
    angle(path: string, expected: number, actual: number, bar: number): void {
      const error = Math.abs(signedDeg(actual - expected)) * ARCSECONDS;
      if (error <= bar) return;
      differences.push(`${path}: expected ${expected}, got ${actual} (${error.toFixed(3)}")`);
    },
    value(path: string, expected: number, actual: number, bar: number): void {
      if (Math.abs(actual - expected) <= bar) return;
      differences.push(`${path}: expected ${expected}, got ${actual}`);
    },
    same(path: string, expected: unknown, actual: unknown): void {
      if (expected === actual) return;
      differences.push(`${path}: expected ${String(expected)}, got ${String(actual)}`);
    },
  };
}
type Check = ReturnType<typeof createCheck>;

function checkBodies(c: EphemerisCase, modern: boolean, check: Check): void {
  for (const [name, expected] of Object.entries({ ...c.bodies, ...c.uranian })) {
    const body = toId(name) as Body;
    if (!BODIES.includes(body)) check.same(`/${name}`, "a body of the engine", "unknown");
    const found = expected && positionOrNothing(body, c.jdTt);
    if (!expected || !found) continue;
    const uranian = c.uranian && name in c.uranian;
    const bar = uranian ? URANIAN_BAR : (BARS[body] ?? DEFAULT_BAR)[modern ? 0 : 1];
    check.angle(`/${name}/lon`, expected["lon"]!, found.longitudeDeg, bar);
    check.angle(`/${name}/lat`, expected["lat"]!, found.latitudeDeg, bar);
    const speedBar = body === "trueLilith" ? LILITH_SPEED_BAR : uranian ? 50 : SPEED_BAR;
    check.angle(`/${name}/speedLon`, expected["speedLon"]!, found.longitudeSpeed, speedBar);
    const distance = expected["dist"];
    if (distance) check.value(`/${name}/dist`, 1, found.distanceAu / distance, 1e-5);
  }
}

/** Bodies of packs have no place outside their years; the engine says so and that is right. */
function positionOrNothing(body: Body, julianDayTt: number) {
  try {
    return apparentPosition(body, julianDayTt);
  } catch (error) {
    if (error instanceof BodyUnavailable) return undefined;
    throw error;
  }
}

function checkHouses(c: EphemerisCase, year: number, check: Check): void {
  const local = {
    armcDeg: c.angles["armc"]!,
    latitudeDeg: c.lat,
    obliquityDeg: c.frame["trueObliquity"]!,
  };
  // Outside these years Swiss Ephemeris has another formula of sidereal time.
  const timed = year >= 1850 && year < 2050;
  for (const [name, expected] of Object.entries(c.houses)) {
    const system = toId(name) as HouseSystem;
    const compare = (found: Houses, bar: number, way: string) => {
      const path = `/houses/${name}/${way}`;
      check.same(`${path}/used`, expected.fallback ? "porphyry" : system, found.used);
      check.angle(`${path}/asc`, expected["asc"]!, found.ascendantDeg, bar);
      check.angle(`${path}/mc`, expected["mc"]!, found.midheavenDeg, bar);
      check.angle(`${path}/vertex`, expected["vertex"]!, found.vertexDeg, bar);
      check.angle(`${path}/east`, c.angles["eastPoint"]!, found.equatorialAscendantDeg, bar);
      found.cuspsDeg.forEach((cusp, i) =>
        check.angle(`${path}/cusps/${i}`, expected.cusps[i]!, cusp, bar),
      );
    };
    compare(housesOfArmc(local, system), HOUSE_FORMULA_BAR, "armc");
    if (timed) compare(housesAt(c.jdUt, c.lat, c.lon, system), HOUSE_TIME_BAR, "ut");
  }
}

function checkSidereal(c: EphemerisCase, modern: boolean, check: Check): void {
  const bar = AYANAMSA_BARS[modern ? 0 : 1];
  for (const [name, mean] of Object.entries(c.ayanamsa)) {
    const found = ayanamsaAt(OTHER_AYANAMSAS[name] ?? (toId(name) as AyanamsaId), c.jdTt);
    check.angle(`/ayanamsa/${name}`, mean, found.meanDeg, bar);
    check.angle(`/ayanamsaTrue/${name}`, c.ayanamsaTrue[name]!, found.trueDeg, bar);
  }
  const lahiri = ayanamsaAt("lahiri", c.jdTt);
  for (const [name, expected] of Object.entries(c.siderealLahiri ?? {})) {
    const { longitudeDeg } = apparentPosition(toId(name) as Body, c.jdTt);
    const [near, far] = BARS[toId(name)] ?? DEFAULT_BAR;
    const found = siderealLongitudeDeg(longitudeDeg, lahiri);
    check.angle(`/siderealLahiri/${name}`, expected, found, (modern ? near : far) + bar);
  }
}

function checkFrame(c: EphemerisCase, year: number, modern: boolean, check: Check): void {
  const frame = frameAt(c.jdTt);
  check.angle("/meanObliquity", c.frame["meanObliquity"]!, frame.meanObliquity / DEG, 0.001);
  check.angle("/trueObliquity", c.frame["trueObliquity"]!, frame.trueObliquity / DEG, 0.001);
  check.angle("/nutationLon", c.frame["nutationLon"]!, frame.nutationLongitude / DEG, 0.001);
  check.angle("/nutationObl", c.frame["nutationObl"]!, frame.nutationObliquity / DEG, 0.001);
  if (year >= 1850 && year < 2050) {
    check.angle("/gast", c.frame["gastHours"]! * 15, siderealTimeDeg(c.jdUt), 0.1);
  }
  check.value("/deltaT", c.deltaT, deltaTSeconds(c.jdUt), DELTA_T_BARS[modern ? 0 : 1]);
}

/** The same instants as births through the public API: bodies, and houses of every system it offers. */
async function checkChart(
  c: EphemerisCase,
  modern: boolean,
  timed: boolean,
  call: Call,
  check: Check,
): Promise<void> {
  const place = { latitude: c.lat, longitude: c.lon };
  const chart = await callChart(call, c, place);
  const served = bodiesOf(chart);
  for (const [name, expected] of Object.entries({ ...c.bodies, ...c.uranian })) {
    const id = toId(name);
    const found = served[id];
    if (!expected || !found) continue;
    const uranian = c.uranian && name in c.uranian;
    const bar = uranian ? URANIAN_BAR : (BARS[id] ?? DEFAULT_BAR)[modern ? 0 : 1];
    const longitude = carried(expected, "lon", "speedLon", chart, c);
    check.angle(`/chart/${name}/lon`, longitude, found.longitudeDeg, bar);
    check.angle(`/chart/${name}/lat`, expected["lat"]!, found.latitudeDeg, bar);
  }
  for (const [name, expected] of timed ? Object.entries(c.houses) : []) {
    const houseSystem = toId(name);
    const { houses, angles } = await callChart(call, c, { ...place, houseSystem });
    const path = `/chart/houses/${name}`;
    check.same(`${path}/used`, expected.fallback ? "porphyry" : houseSystem, houses.used.id);
    check.angle(`${path}/asc`, expected["asc"]!, angles.ascendant.longitudeDeg, HOUSE_TIME_BAR);
    check.angle(`${path}/mc`, expected["mc"]!, angles.midheaven.longitudeDeg, HOUSE_TIME_BAR);
    houses.cusps.forEach(({ longitudeDeg }: { longitudeDeg: number }, i: number) =>
      check.angle(`${path}/cusps/${i}`, expected.cusps[i]!, longitudeDeg, HOUSE_TIME_BAR),
    );
  }
}

export const adapters: readonly Adapter[] = [
  {
    files: /^ephemeris\.json$/,
    procedures: () => ["astrology.calculate"],
    async judge(one, call) {
      const c = one as unknown as EphemerisCase;
      const year = yearOf(c.utc);
      const modern = year >= 1800 && year < 2100;
      const check = createCheck();
      checkBodies(c, modern, check);
      checkHouses(c, year, check);
      checkSidereal(c, modern, check);
      checkFrame(c, year, modern, check);
      await checkChart(c, modern, year >= 1850 && year < 2050, call, check);
      return verdictOf(check.differences);
    },
  },
];
