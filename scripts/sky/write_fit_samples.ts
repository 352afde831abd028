import { ARCSEC } from "../../src/sky/angles.ts";
import { localAxes } from "../../src/sky/series/correction.ts";
import {
  SERIES_PLANETS,
  evaluateSpherical,
  sphericalToIcrs,
  type SeriesPlanet,
} from "../../src/sky/series/vsop87.ts";
import { formatTableFile } from "../../src/sky/table_file.ts";
import {
  CORRECTION_PLANS,
  SAMPLES_FILE,
  SAMPLE_UNIT_ARCSEC,
  sampleInstants,
} from "./correction_plan.ts";
import { NO_CUT, compileSeries } from "./full_series.ts";
import { HELIOCENTRIC_ICRS, askOracle } from "./oracle/oracle.ts";

/**
 * Writes `inputs/fit_samples.bin`: what Swiss Ephemeris' heliocentric positions have beyond the full
 * series, along longitude, latitude and radius, in units of 1e-5 arcseconds.
 */
export async function writeFitSamples(): Promise<void> {
  const model = await compileSeries(NO_CUT);
  const arrays: Record<string, Int32Array> = {};
  const spherical = new Float64Array(6);
  const state = new Float64Array(6);
  for (const [name, plan] of Object.entries(CORRECTION_PLANS)) {
    const instants = sampleInstants(plan);
    for (const planet of SERIES_PLANETS) {
      const offsets = new Int32Array(instants.length * 3);
      askPositions(planet, instants).forEach((position, i) => {
        evaluateSpherical(model.planets[planet], instants[i]!, spherical);
        sphericalToIcrs(spherical, state);
        localAxes(spherical[0]!, spherical[1]!).forEach((axis, k) => {
          const along = axis.reduce((sum, a, n) => sum + a * (position[n]! - state[n]!), 0);
          offsets[i * 3 + k] = Math.round(along / spherical[2]! / ARCSEC / SAMPLE_UNIT_ARCSEC);
        });
      });
      arrays[`${name}.${planet}`] = offsets;
    }
  }
  const source = "Swiss Ephemeris 2.10.03 with its data files (JPL DE431) minus VSOP87B";
  const bytes = formatTableFile({ source, unitArcsec: SAMPLE_UNIT_ARCSEC }, arrays);
  await Bun.write(SAMPLES_FILE, bytes);
  console.log(`fit_samples.bin: ${(bytes.length / 1e6).toFixed(2)} MB`);
}

function askPositions(body: SeriesPlanet, instants: readonly number[]): (readonly number[])[] {
  const requests = instants.map((julianDayTt) => ({ julianDayTt, body, flags: HELIOCENTRIC_ICRS }));
  return askOracle(requests).map((answer, i) => {
    if (answer) return answer;
    throw new RangeError(`Cannot sample ${body}: no position at ${instants[i]}`);
  });
}
