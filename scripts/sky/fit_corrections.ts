import { ARCSEC } from "../../src/sky/angles.ts";
import {
  correctionTerms,
  localAxes,
  type CorrectionSet,
  type CorrectionShape,
} from "../../src/sky/series/correction.ts";
import type { SeriesModel } from "../../src/sky/series/model.ts";
import {
  SERIES_PLANETS,
  evaluateSpherical,
  sphericalToIcrs,
  type SeriesPlanet,
} from "../../src/sky/series/vsop87.ts";
import { NO_CUT, compileSeries } from "./full_series.ts";
import { HELIOCENTRIC_ICRS, askOracle } from "./oracle/oracle.ts";
import { solveRidge } from "./ridge.ts";

interface Plan {
  readonly middle: number;
  readonly half: number;
  readonly samples: number;
  /** Share of the mean square of a term that is added to the diagonal. */
  readonly ridge: number;
  readonly shapes: Readonly<Record<SeriesPlanet, CorrectionShape>>;
}

const shape = (degree: number, harmonics: number, resonant = false): CorrectionShape => ({
  degree,
  harmonics,
  resonant,
});

/** 1690 to 2210 serves the packs; -1100 to 3100 serves the years around them. */
const PLANS: Readonly<Record<"modern" | "long", Plan>> = {
  modern: {
    middle: -0.5,
    half: 2.6,
    samples: 2400,
    ridge: 1e-9,
    shapes: {
      mercury: shape(3, 2),
      venus: shape(3, 2),
      earth: shape(3, 2),
      mars: shape(4, 3),
      jupiter: shape(4, 3, true),
      saturn: shape(4, 3, true),
      uranus: shape(4, 2, true),
      neptune: shape(3, 2),
    },
  },
  long: {
    middle: -10,
    half: 21,
    samples: 6000,
    ridge: 1e-11,
    shapes: {
      mercury: shape(8, 2),
      venus: shape(8, 2),
      earth: shape(12, 2),
      mars: shape(12, 2),
      jupiter: shape(16, 2, true),
      saturn: shape(16, 2, true),
      uranus: shape(8, 2, true),
      neptune: shape(6, 2, true),
    },
  },
};
/** One instant: the terms are made from it, the offsets are what they should give, arcseconds. */
interface Sample {
  readonly julianDayTt: number;
  readonly offsets: readonly [number, number, number];
}

/**
 * Fits the corrections of VSOP87 and writes `inputs/corrections.json`, which the generator reads.
 *
 * Asks Swiss Ephemeris for heliocentric positions, takes the full series from them and fits the
 * difference by least squares with a small ridge, which keeps nearly equal terms from growing against
 * each other. Prints the residuals at other instants than the fitted ones.
 */
export async function fitCorrections(): Promise<void> {
  const model = await compileSeries(NO_CUT);
  const sets: Record<string, CorrectionSet> = {};
  for (const [name, plan] of Object.entries(PLANS)) {
    const planets: Record<string, CorrectionSet["planets"][SeriesPlanet]> = {};
    for (const planet of SERIES_PLANETS) {
      const samples = sample(model, planet, plan, plan.samples, 0);
      const rows = samples.map((s) =>
        correctionTerms(planet, plan.shapes[planet], plan, s.julianDayTt),
      );
      const weights = [0, 1, 2].map((axis) =>
        solveRidge(
          rows,
          samples.map((s) => s.offsets[axis]!),
          plan.ridge,
        ).map((w) => Number(w.toFixed(6))),
      );
      planets[planet] = { ...plan.shapes[planet], weights };
      report(name, planet, plan, weights, sample(model, planet, plan, 500, 0.37));
    }
    sets[name] = { middle: plan.middle, half: plan.half, planets };
  }
  await Bun.write(
    new URL("./inputs/corrections.json", import.meta.url),
    `${JSON.stringify(sets)}\n`,
  );
}

/** Compares series and ephemeris at instants spread by the golden section; `shift` makes others. */
function sample(
  series: SeriesModel,
  planet: SeriesPlanet,
  plan: Plan,
  count: number,
  shift: number,
): Sample[] {
  const instants = Array.from({ length: count }, (_, i) => {
    const share = ((i + 1) * 0.6180339887498949 + shift) % 1;
    return 2451545 + 36525 * (plan.middle + plan.half * (2 * share - 1));
  });
  const answers = askOracle(
    instants.map((julianDayTt) => ({ julianDayTt, body: planet, flags: HELIOCENTRIC_ICRS })),
  );
  const spherical = new Float64Array(6);
  const state = new Float64Array(6);
  return instants.map((julianDayTt, i) => {
    evaluateSpherical(series.planets[planet], julianDayTt, spherical);
    sphericalToIcrs(spherical, state);
    const answer = answers[i];
    if (!answer) throw new RangeError(`Cannot fit ${planet}: no position at ${julianDayTt}`);
    const axes = localAxes(spherical[0]!, spherical[1]!);
    const offsets = axes.map((axis) => {
      const along = axis.reduce((sum, a, k) => sum + a * (answer[k]! - state[k]!), 0);
      return along / spherical[2]! / ARCSEC;
    });
    return { julianDayTt, offsets: offsets as unknown as Sample["offsets"] };
  });
}

function report(
  name: string,
  planet: SeriesPlanet,
  plan: Plan,
  weights: readonly (readonly number[])[],
  samples: readonly Sample[],
): void {
  const before = [0, 0, 0];
  const after = [0, 0, 0];
  for (const { julianDayTt, offsets } of samples) {
    const terms = correctionTerms(planet, plan.shapes[planet], plan, julianDayTt);
    offsets.forEach((offset, axis) => {
      const fitted = weights[axis]!.reduce((sum, w, i) => sum + w * terms[i]!, 0);
      before[axis] = Math.max(before[axis]!, Math.abs(offset));
      after[axis] = Math.max(after[axis]!, Math.abs(offset - fitted));
    });
  }
  const largest = Math.max(...weights.flat().map(Math.abs));
  const text = (values: readonly number[]) => values.map((v) => v.toFixed(3)).join(" ");
  console.log(
    `${name.padEnd(7)} ${planet.padEnd(8)} ${String(weights[0]!.length).padStart(4)} terms, ` +
      `heliocentric lon lat radius max ": ${text(before)} -> ${text(after)}; ` +
      `largest weight ${largest.toFixed(1)}"`,
  );
}
