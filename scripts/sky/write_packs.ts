import { openPack, type PackLayout, type PackMeta } from "../../src/sky/packs/chebyshev_pack.ts";
import { seriesMoonState, seriesPlanetState } from "../../src/sky/series/model.ts";
import { SERIES_PLANETS, type SeriesPlanet } from "../../src/sky/series/vsop87.ts";
import { formatTableFile, parseTableFile } from "../../src/sky/table_file.ts";
import { buildPack, type PackPlan, type PositionFunction } from "./build_pack.ts";
import { NO_CUT, compileSeries } from "./full_series.ts";

/** The packs span 1700-01-01 to 2200-01-01 with a month to spare at both ends. */
const SPAN = { startJulianDay: 2341940.5, endJulianDay: 2524625.5 } as const;
/** Rounding that may stay in a coefficient: 0.0001" of Venus at its nearest. */
const PLANET_TOLERANCE_AU = 1e-10;
const MOON_TOLERANCE_AU = 5e-13;

/** Days of a segment and degree, the smallest packs without loss (measured). */
const SEGMENTS: Readonly<Record<SeriesPlanet | "moon", readonly [number, number]>> = {
  mercury: [16, 14],
  venus: [32, 13],
  earth: [16, 12],
  mars: [64, 13],
  jupiter: [256, 12],
  saturn: [256, 12],
  uranus: [256, 12],
  neptune: [256, 12],
  moon: [8, 14],
};

/** Instants checked per body after packing. */
const CHECKS = 400;
const GOLDEN_SHARE = 0.6180339887498949;

/** Terms of the lunar series below this change no packed place by 0.002", arcseconds. */
const LUNAR_CUT = 2e-5;

/** Writes `planets.bin`: the eight planets, 1700 to 2200, and prints the residuals. */
export async function writePlanetPacks(): Promise<void> {
  const model = await compileSeries(NO_CUT);
  const file = createPackFile("VSOP87B with fitted corrections");
  for (const planet of SERIES_PLANETS) {
    file.add(planet, planOf(planet), (julianDay, out) =>
      seriesPlanetState(model, planet, julianDay, out),
    );
  }
  await file.write("planets.bin");
}

/** Writes `moon.bin`: the Moon, 1700 to 2200, and prints the residuals. Takes ten minutes. */
export async function writeMoonPack(): Promise<void> {
  const model = await compileSeries({ planetRad: 1, moonArcsec: LUNAR_CUT });
  const file = createPackFile("ELP/MPP02, constants fitted to DE405");
  file.add("moon", planOf("moon"), (julianDay, out) => seriesMoonState(model, julianDay, out));
  await file.write("moon.bin");
}

/** Collects packed bodies and writes them as one file. */
export function createPackFile(source: string) {
  const arrays: Record<string, Int32Array | Int16Array> = {};
  const bodies: Record<string, PackLayout> = {};
  return {
    add(
      body: string,
      plan: PackPlan,
      positionAt: PositionFunction,
      checks: readonly number[] = checkInstants(plan),
    ): void {
      const built = buildPack(plan, positionAt);
      bodies[body] = built.layout;
      arrays[`${body}.wide`] = built.wide;
      arrays[`${body}.narrow`] = built.narrow;
      reportResidual(body, built, positionAt, checks);
    },
    async write(fileName: string): Promise<void> {
      const meta: PackMeta = { source, bodies };
      const bytes = formatTableFile(meta, arrays);
      await Bun.write(new URL(`../../src/sky/data/${fileName}`, import.meta.url), bytes);
      console.log(`${fileName}: ${(bytes.length / 1e6).toFixed(2)} MB`);
    },
  };
}

function planOf(body: SeriesPlanet | "moon"): PackPlan {
  const [segmentDays, degree] = SEGMENTS[body];
  const toleranceAu = body === "moon" ? MOON_TOLERANCE_AU : PLANET_TOLERANCE_AU;
  return { ...SPAN, segmentDays, degree, toleranceAu };
}

/** Spreads the instants of the check evenly and off the nodes. */
export function checkInstants({ startJulianDay, endJulianDay }: PackPlan): number[] {
  return Array.from({ length: CHECKS }, (_, i) => {
    return startJulianDay + (((i + 1) * GOLDEN_SHARE) % 1) * (endJulianDay - startJulianDay);
  });
}

/** Prints how far the packed positions and velocities are from the ones they were made of. */
export function reportResidual(
  body: string,
  built: ReturnType<typeof buildPack>,
  positionAt: PositionFunction,
  checks: readonly number[],
): void {
  const { layout, wide, narrow } = built;
  const arrays = { [`${body}.wide`]: wide, [`${body}.narrow`]: narrow };
  const meta: PackMeta = { source: "", bodies: { [body]: layout } };
  const pack = openPack(parseTableFile<PackMeta>(formatTableFile(meta, arrays), body), body);
  const exact = new Float64Array(6);
  const packed = new Float64Array(6);
  let position = 0;
  let velocity = 0;
  for (const julianDay of checks) {
    positionAt(julianDay, exact);
    pack.evaluate(julianDay, packed);
    for (let axis = 0; axis < 3; axis++) {
      position = Math.max(position, Math.abs(exact[axis]! - packed[axis]!));
      velocity = Math.max(velocity, Math.abs(exact[axis + 3]! - packed[axis + 3]!));
    }
  }
  const speeds = exact.subarray(3).some((rate) => rate !== 0)
    ? `, ${velocity.toExponential(1)} AU/day`
    : "";
  const size = (wide.byteLength + narrow.byteLength) / 1e3;
  const degrees = `${layout.wideDegrees}+${layout.narrowDegrees}`;
  console.log(
    `${body.padEnd(8)} ${degrees.padEnd(6)} degrees ${size.toFixed(0).padStart(5)} kB` +
      `  residual ${position.toExponential(1)} AU${speeds}`,
  );
}
