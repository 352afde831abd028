import type { SeriesMeta, SeriesModel } from "../../src/sky/series/model.ts";
import { formatTableFile } from "../../src/sky/table_file.ts";
import { SERVED_CUT, compileSeries } from "./full_series.ts";

const VARIABLES = ["L", "B", "R"] as const;

/** Writes `series.bin`: the series that serve the years outside the packs. */
export async function writeSeries(): Promise<void> {
  const bytes = await formatSeries();
  await Bun.write(new URL("../../src/sky/data/series.bin", import.meta.url), bytes);
  console.log(`series.bin: ${(bytes.length / 1e6).toFixed(2)} MB`);
}

/** Builds the bytes of `series.bin`. */
export async function formatSeries(): Promise<Uint8Array> {
  const model = await compileSeries(SERVED_CUT);
  const powers: Record<string, number> = {};
  const arrays: Record<string, Float64Array> = { "moon.W1": model.moon.meanLongitude };
  for (const [body, variables] of bodiesOf(model)) {
    variables.forEach((byPower, i) => {
      const variable = `${body}.${VARIABLES[i]}`;
      powers[variable] = byPower.length;
      byPower.forEach((terms, power) => (arrays[`${variable}.${power}`] = terms));
    });
  }
  const { modernCorrection, longCorrection } = model;
  const meta: SeriesMeta = { powers, modernCorrection, longCorrection };
  return formatTableFile(meta, arrays);
}

function bodiesOf(model: SeriesModel): [string, readonly (readonly Float64Array[])[]][] {
  return [...Object.entries(model.planets), ["moon", model.moon.variables]];
}
