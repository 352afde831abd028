import {
  BodyUnavailable,
  STARS,
  apparentPosition,
  apparentStar,
  signedDeg,
  type Body,
  type StarId,
} from "#sky";
import { verdictOf, type Adapter, type Call } from "../adapter.ts";
import {
  arcsecondsBetween,
  birthAt,
  callChart,
  callDeclinations,
  carried,
} from "./sky_through_charts.ts";
import { bodiesOf } from "./sky_through_charts.ts";

/**
 * `declination-stars.json` is put to the engine, whose input can be TT by the file's own Delta T, and then
 * through the service to `declination.compute`, `astrology.calculate` and `fixedStars.locate`.
 */

type Numbers = Readonly<Record<string, number>>;
interface EquatorialCase {
  readonly kind: "equatorial" | "stars";
  readonly utc: string;
  readonly jdUt: number;
  readonly deltaT: number;
  readonly bodies?: Readonly<Record<string, Numbers | null>>;
  readonly stars?: Readonly<Record<string, Numbers>>;
}
type Catalogue = Readonly<Record<string, { readonly bayer: string }>>;

const DEG = Math.PI / 180;
/** Arcseconds in 1800-2100 and in the centuries around them. */
const BODY_BARS = [0.5, 2] as const;
const POINT_BARS = [0.8, 60] as const;
const SPEED_BAR = 1;
const STAR_BAR = 0.1;

function arcseconds(expected: number, actual: number): number {
  return Math.abs(signedDeg(actual - expected)) * 3600;
}

function judgeBodies(c: EquatorialCase): string[] {
  const year = Number(c.utc.slice(0, c.utc.indexOf("-", 1)));
  const era = year >= 1800 && year < 2100 ? 0 : 1;
  const differences: string[] = [];
  for (const [name, expected] of Object.entries(c.bodies ?? {})) {
    const body = (name.charAt(0).toLowerCase() + name.slice(1)) as Body;
    const found = expected && positionOrNothing(body, c.jdUt + c.deltaT / 86400);
    if (!expected || !found) continue;
    const bar = (/Node$|Lilith$/.test(name) ? POINT_BARS : BODY_BARS)[era];
    const flat = Math.cos(expected["dec"]! * DEG);
    const right = arcseconds(expected["ra"]!, found.rightAscensionDeg) * flat;
    const declination = arcseconds(expected["dec"]!, found.declinationDeg);
    const speed = arcseconds(expected["speedDec"]!, found.declinationSpeed);
    if (right > bar) differences.push(`/${name}/ra: ${right.toFixed(3)}" off`);
    if (declination > bar) differences.push(`/${name}/dec: ${declination.toFixed(3)}" off`);
    if (speed > SPEED_BAR) differences.push(`/${name}/speedDec: ${speed.toFixed(3)}" a day off`);
  }
  return differences;
}

function positionOrNothing(body: Body, julianDayTt: number) {
  try {
    return apparentPosition(body, julianDayTt);
  } catch (error) {
    if (error instanceof BodyUnavailable) return undefined;
    throw error;
  }
}

function judgeStars(c: EquatorialCase, catalogue: Catalogue): string[] {
  const differences: string[] = [];
  for (const [name, expected] of Object.entries(c.stars ?? {})) {
    const star = findStar(catalogue[name]?.bayer);
    if (!star) {
      differences.push(`/${name}: the engine has no such star`);
      continue;
    }
    const found = apparentStar(star, c.jdUt + c.deltaT / 86400);
    const errors = {
      lon: arcseconds(expected["lon"]!, found.longitudeDeg) * Math.cos(expected["lat"]! * DEG),
      lat: arcseconds(expected["lat"]!, found.latitudeDeg),
      ra: arcseconds(expected["ra"]!, found.rightAscensionDeg) * Math.cos(expected["dec"]! * DEG),
      dec: arcseconds(expected["dec"]!, found.declinationDeg),
    };
    for (const [field, error] of Object.entries(errors)) {
      if (error > STAR_BAR) differences.push(`/${name}/${field}: ${error.toFixed(3)}" off`);
    }
  }
  return differences;
}

function findStar(designation: string | undefined): StarId | undefined {
  return STARS.find((star) => star.designation === designation)?.id;
}

async function judgeServedBodies(c: EquatorialCase, call: Call): Promise<string[]> {
  const year = Number(c.utc.slice(0, c.utc.indexOf("-", 1)));
  const era = year >= 1800 && year < 2100 ? 0 : 1;
  const instant = { utc: c.utc, jdTt: c.jdUt + c.deltaT / 86400 };
  const declinations = await callDeclinations(call, instant);
  const declined = bodiesOf(declinations);
  const charted = bodiesOf(await callChart(call, instant));
  const differences: string[] = [];
  for (const [name, expected] of Object.entries(c.bodies ?? {})) {
    const id = name.charAt(0).toLowerCase() + name.slice(1);
    const found = declined[id]?.declinationDeg;
    if (!expected || found === undefined) continue;
    const bar = (/Node$|Lilith$/.test(name) ? POINT_BARS : BODY_BARS)[era];
    const place = carried(expected, "dec", "speedDec", declinations, instant);
    for (const [procedure, value] of [
      ["declination.compute", found],
      ["astrology.calculate", charted[id]?.declinationDeg],
    ] as const) {
      const error = arcsecondsBetween(place, value);
      if (!(error <= bar)) differences.push(`/${procedure}/${name}/dec: ${error.toFixed(3)}" off`);
    }
  }
  return differences;
}

async function judgeServedStars(
  c: EquatorialCase,
  catalogue: Catalogue,
  call: Call,
): Promise<string[]> {
  const instant = { utc: c.utc, jdTt: c.jdUt + c.deltaT / 86400 };
  const { stars } = (await call("fixedStars.locate", birthAt(instant))) as any;
  const differences: string[] = [];
  for (const [name, expected] of Object.entries(c.stars ?? {})) {
    const designation = catalogue[name]?.bayer;
    const found = stars.find((star: any) => star.designation === designation);
    if (!found) continue;
    const flat = Math.cos(expected["lat"]! * DEG);
    const errors = {
      lon: arcseconds(expected["lon"]!, found.longitudeDeg) * flat,
      lat: arcseconds(expected["lat"]!, found.latitudeDeg),
      dec: arcseconds(expected["dec"]!, found.declinationDeg),
    };
    for (const [field, error] of Object.entries(errors)) {
      if (!(error <= STAR_BAR)) {
        differences.push(`/fixedStars.locate/${name}/${field}: ${error.toFixed(3)}" off`);
      }
    }
  }
  return differences;
}

export const adapters: readonly Adapter[] = [
  {
    files: /^declination-stars\.json$/,
    procedures: ({ kind }) =>
      kind === "stars" ? ["fixedStars.locate"] : ["declination.compute", "astrology.calculate"],
    async judge(one, call, file) {
      const c = one as unknown as EquatorialCase;
      const catalogue = (file["catalog"] ?? {}) as Catalogue;
      return verdictOf(
        c.kind === "stars"
          ? [...judgeStars(c, catalogue), ...(await judgeServedStars(c, catalogue, call))]
          : [...judgeBodies(c), ...(await judgeServedBodies(c, call))],
      );
    },
  },
];
