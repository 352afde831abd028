import { createSeriesEphemeris } from "../../src/sky/ephemeris.ts";
import { LUNATION_TABLE, elongationNear, meanQuarter } from "../../src/sky/events/lunations.ts";
import { solarLongitudeNear } from "../../src/sky/events/solar_longitude.ts";
import {
  SOLAR_TERM_TABLE,
  meanSolarTerm,
  solarTermLongitude,
} from "../../src/sky/events/solar_terms.ts";
import { formatTableFile } from "../../src/sky/table_file.ts";
import { NO_CUT, SERVED_CUT, compileSeries } from "./full_series.ts";

const SOURCE = "VSOP87B with fitted corrections and ELP/MPP02, full lunar series";

/** Writes `solar_terms.bin`: residuals of every solar term of the table's years, 0.01 s. */
export async function writeSolarTerms(): Promise<void> {
  const ephemeris = createSeriesEphemeris(await compileSeries(NO_CUT));
  const { first, length, daysPerUnit } = SOLAR_TERM_TABLE;
  const residuals = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const mean = meanSolarTerm(first + row);
    const found = solarLongitudeNear(solarTermLongitude(first + row), mean, ephemeris);
    residuals[row] = Math.round((found - mean) / daysPerUnit);
  }
  await write("solar_terms.bin", residuals);
}

/** Writes `lunations.bin`: residuals of every quarter of the Moon of the table's years, 0.01 s. */
export async function writeLunations(): Promise<void> {
  const cut = { planetRad: SERVED_CUT.planetRad, moonArcsec: NO_CUT.moonArcsec };
  const ephemeris = createSeriesEphemeris(await compileSeries(cut));
  const { first, length, daysPerUnit } = LUNATION_TABLE;
  const residuals = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const mean = meanQuarter(first + row);
    const guess = mean + (row >= 4 ? residuals[row - 4]! * daysPerUnit : 0);
    const quarter = (((first + row) % 4) + 4) % 4;
    const found = elongationNear(quarter * 90, guess, ephemeris);
    residuals[row] = Math.round((found - mean) / daysPerUnit);
  }
  await write("lunations.bin", residuals);
}

async function write(name: string, residuals: Int32Array): Promise<void> {
  const bytes = formatTableFile({ source: SOURCE, unitSeconds: 0.01 }, { residuals });
  await Bun.write(new URL(`../../src/sky/data/${name}`, import.meta.url), bytes);
  console.log(`${name}: ${residuals.length} rows, ${bytes.length} bytes`);
}
