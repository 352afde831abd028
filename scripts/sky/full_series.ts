import astronomiaData from "astronomia/data";
import type { CorrectionSet } from "../../src/sky/series/correction.ts";
import type { SeriesModel } from "../../src/sky/series/model.ts";
import { SERIES_PLANETS, type SeriesPlanet } from "../../src/sky/series/vsop87.ts";

/** Shape of one body in `astronomia/data`: variable, then power of time, then rows of terms. */
type TermRows = Readonly<Record<string, readonly (readonly number[])[]>>;
type BodyData = Readonly<Record<"L" | "B" | "R", TermRows>>;
type Library = Readonly<Record<string, BodyData>> & {
  readonly elpMppDeFull: BodyData & { readonly W1: readonly number[] };
};

const VARIABLES = ["L", "B", "R"] as const;
const PLANET_COLUMNS = 3;
const MOON_COLUMNS = 6;
/** Mean distance of the Moon is 385 000 km: 1" of it is 1.87 km. */
const KM_PER_ARCSEC = 1.9;

/** Powers of time count at this distance from J2000, so that the cut holds back to antiquity. */
const REACH_MILLENNIA = 2;

/** How much of the series is kept: smallest amplitude, radians (planets) and arcseconds (Moon). */
export interface Cut {
  readonly planetRad: number;
  readonly moonArcsec: number;
}

/** Cut of the committed series: 16.6k and 4.5k of 71k terms, the same accuracy to 0.02". */
export const SERVED_CUT: Cut = { planetRad: 1e-9, moonArcsec: 0.0005 };
export const NO_CUT: Cut = { planetRad: 0, moonArcsec: 0 };

/** Compiles VSOP87B and ELP/MPP02 from the npm package astronomia, terms below the cut left out. */
export async function compileSeries(cut: Cut): Promise<SeriesModel> {
  const library = astronomiaData as unknown as Library;
  const corrections = (await Bun.file(
    new URL("./inputs/corrections.json", import.meta.url),
  ).json()) as Readonly<Record<"modern" | "long", CorrectionSet>>;
  const planets = Object.fromEntries(
    SERIES_PLANETS.map((planet) => {
      const data = library[`vsop87B${planet}`]!;
      const meanRadius = data.R["0"]![0]![0]!;
      const variables = VARIABLES.map((variable) =>
        compileVariable(data[variable], PLANET_COLUMNS, (amplitude, power) => {
          const angle = variable === "R" ? amplitude / meanRadius : amplitude;
          return Math.abs(angle) * REACH_MILLENNIA ** power >= cut.planetRad;
        }),
      );
      return [planet, variables];
    }),
  ) as unknown as Record<SeriesPlanet, Float64Array[][]>;
  const lunar = library.elpMppDeFull;
  const variables = VARIABLES.map((variable) =>
    compileVariable(lunar[variable], MOON_COLUMNS, (amplitude, power) => {
      const angle = variable === "R" ? amplitude / KM_PER_ARCSEC : amplitude;
      return Math.abs(angle) * 2 ** power >= cut.moonArcsec;
    }),
  );
  return {
    planets,
    moon: { meanLongitude: Float64Array.from(lunar.W1), variables },
    modernCorrection: corrections.modern,
    longCorrection: corrections.long,
  };
}

function compileVariable(
  rows: TermRows,
  columns: number,
  keep: (amplitude: number, power: number) => boolean,
): Float64Array[] {
  return Object.keys(rows)
    .sort()
    .map((power) => {
      const kept = rows[power]!.filter((row) => keep(row[0]!, Number(power)));
      const flat = new Float64Array(kept.length * columns);
      kept.forEach((row, i) => flat.set(row, i * columns));
      return flat;
    });
}
