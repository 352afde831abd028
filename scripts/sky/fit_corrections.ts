import { readFileSync } from "node:fs";
import { correctionTerms, type CorrectionSet } from "../../src/sky/series/correction.ts";
import { SERIES_PLANETS, type SeriesPlanet } from "../../src/sky/series/vsop87.ts";
import { parseTableFile, type TableFile } from "../../src/sky/table_file.ts";
import {
  CORRECTION_PLANS,
  SAMPLES_FILE,
  SAMPLE_UNIT_ARCSEC,
  sampleInstants,
  type CorrectionPlan,
  type CorrectionSetName,
} from "./correction_plan.ts";
import { solveRidge } from "./ridge.ts";

/** Offsets along longitude, latitude and radius at one instant, arcseconds. */
interface Sample {
  readonly julianDayTt: number;
  readonly offsets: readonly number[];
}
type Weights = readonly (readonly number[])[];

/**
 * Fits the corrections of VSOP87 to the committed samples and writes `inputs/corrections.json`.
 *
 * Least squares with a small ridge, which keeps nearly equal terms from growing against each other.
 * Prints the residuals at the samples that were left out of the fit.
 */
export async function fitCorrections(): Promise<void> {
  const file = parseTableFile(readFileSync(SAMPLES_FILE), "fit_samples.bin");
  const sets = Object.fromEntries(
    (Object.keys(CORRECTION_PLANS) as CorrectionSetName[]).map((name) => [
      name,
      fitSet(name, CORRECTION_PLANS[name], file),
    ]),
  );
  await Bun.write(
    new URL("./inputs/corrections.json", import.meta.url),
    `${JSON.stringify(sets)}\n`,
  );
}

function fitSet(
  name: CorrectionSetName,
  plan: CorrectionPlan,
  file: TableFile<unknown>,
): CorrectionSet {
  const planets: Record<string, CorrectionSet["planets"][SeriesPlanet]> = {};
  for (const planet of SERIES_PLANETS) {
    const samples = readSamples(plan, file.i32(`${name}.${planet}`));
    const fitted = samples.slice(0, plan.samples);
    const rows = fitted.map((sample) => termsOf(planet, plan, sample));
    const weights = [0, 1, 2].map((axis) => {
      const values = fitted.map((sample) => sample.offsets[axis]!);
      return solveRidge(rows, values, plan.ridge).map((w) => Number(w.toFixed(6)));
    });
    planets[planet] = { ...plan.shapes[planet], weights };
    report(
      `${name.padEnd(7)} ${planet.padEnd(8)}`,
      planet,
      plan,
      weights,
      samples.slice(plan.samples),
    );
  }
  return { middle: plan.middle, half: plan.half, planets };
}

function readSamples(plan: CorrectionPlan, offsets: Int32Array): Sample[] {
  return sampleInstants(plan).map((julianDayTt, i) => ({
    julianDayTt,
    offsets: [0, 1, 2].map((axis) => offsets[i * 3 + axis]! * SAMPLE_UNIT_ARCSEC),
  }));
}

function termsOf(planet: SeriesPlanet, plan: CorrectionPlan, sample: Sample): readonly number[] {
  return correctionTerms(planet, plan.shapes[planet], plan, sample.julianDayTt);
}

function report(
  label: string,
  planet: SeriesPlanet,
  plan: CorrectionPlan,
  weights: Weights,
  checks: readonly Sample[],
): void {
  const before = [0, 0, 0];
  const after = [0, 0, 0];
  for (const sample of checks) {
    const terms = termsOf(planet, plan, sample);
    sample.offsets.forEach((offset, axis) => {
      const fitted = weights[axis]!.reduce((sum, w, i) => sum + w * terms[i]!, 0);
      before[axis] = Math.max(before[axis]!, Math.abs(offset));
      after[axis] = Math.max(after[axis]!, Math.abs(offset - fitted));
    });
  }
  const text = (values: readonly number[]) => values.map((v) => v.toFixed(3)).join(" ");
  console.log(
    `${label} ${String(weights[0]!.length).padStart(4)} terms, heliocentric lon lat radius ` +
      `max ": ${text(before)} -> ${text(after)}`,
  );
}
