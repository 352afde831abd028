import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Swiss Ephemeris' numbers of bodies. */
export const BODY_NUMBERS = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  meanNode: 10,
  trueNode: 11,
  meanLilith: 12,
  trueLilith: 13,
  earth: 14,
  chiron: 15,
  pholus: 16,
  ceres: 17,
  pallas: 18,
  juno: 19,
  vesta: 20,
  cupido: 40,
  hades: 41,
  zeus: 42,
  kronos: 43,
  apollon: 44,
  admetos: 45,
  vulkanus: 46,
  poseidon: 47,
} as const;

const HELIOCENTRIC = 8;
const TRUE_POSITION = 16;
const J2000_EQUINOX = 32;
const NO_NUTATION = 64;
const SPEED = 256;
const NO_DEFLECTION = 512;
const NO_ABERRATION = 1024;
const EQUATORIAL = 2048;
const XYZ = 4096;
const ICRS = 131072;

/** Geometric heliocentric x, y, z in the ICRS, AU. */
export const HELIOCENTRIC_ICRS =
  HELIOCENTRIC |
  TRUE_POSITION |
  J2000_EQUINOX |
  NO_NUTATION |
  NO_DEFLECTION |
  NO_ABERRATION |
  EQUATORIAL |
  XYZ |
  ICRS;
/** Geometric geocentric x, y, z in the ICRS, AU. */
export const GEOCENTRIC_ICRS = HELIOCENTRIC_ICRS & ~HELIOCENTRIC;
/** Apparent geocentric longitude, latitude, distance of date with speeds. */
export const APPARENT = SPEED;
/** Apparent geocentric right ascension, declination, distance of date with speeds. */
export const APPARENT_EQUATORIAL = SPEED | EQUATORIAL;

export interface Request {
  readonly julianDayTt: number;
  readonly body: keyof typeof BODY_NUMBERS;
  readonly flags: number;
}

/**
 * Asks Debian's Swiss Ephemeris (packages libswe-dev, swe-basic-data, swe-standard-data) for positions.
 *
 * @returns six numbers per request; undefined where the library has no data
 * @throws {Error} if there is no C compiler or no library on this machine
 */
export function askOracle(
  requests: readonly Request[],
): readonly (readonly number[] | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), "oracle-"));
  try {
    const program = join(folder, "positions");
    const source = new URL("./positions.c", import.meta.url).pathname;
    run(["cc", "-O2", "-o", program, source, "-lswe", "-lm"], "");
    const input = requests
      .map(({ julianDayTt, body, flags }) => `${julianDayTt} ${BODY_NUMBERS[body]} ${flags}`)
      .join("\n");
    const lines = run([program], input).trimEnd().split("\n");
    return lines.map((line) =>
      line.startsWith("error") ? undefined : line.split(" ").map(Number),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string[], input: string): string {
  const done = Bun.spawnSync(command, { stdin: new TextEncoder().encode(input) });
  if (done.success) return done.stdout.toString();
  throw new Error(`Cannot ask Swiss Ephemeris: ${command[0]} failed: ${done.stderr.toString()}`);
}
