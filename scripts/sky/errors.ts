/** How far the engine is from Swiss Ephemeris, over the reference instants. */
import { readFileSync } from "node:fs";
import {
  apparentPosition,
  BODIES,
  BodyUnavailable,
  signedDeg,
  type Body,
} from "../../src/sky/mod.ts";
import { parseTableFile } from "../../src/sky/table_file.ts";
import type { SkyFigures } from "../../src/host/site/accuracy/figures.ts";
import { ERAS, REFERENCE_COLUMNS, REFERENCE_FILE, REFERENCE_INSTANTS } from "./reference.ts";

const ARCSECONDS = 3600;
/** Years that one point of a curve stands for. */
const BIN_YEARS = 100;

/** One instant: errors in longitude and latitude in arcseconds, in speed in arcseconds a day. */
export interface InstantError {
  readonly era: string;
  readonly year: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly speed: number;
}

/** The errors of a body at all instants at which both have it. */
export function errorsOf(body: Body): readonly InstantError[] {
  const file = (table ??= parseTableFile(readFileSync(REFERENCE_FILE), "reference.bin"));
  const expected = file.f64(body);
  return REFERENCE_INSTANTS.flatMap(({ era, julianDayTt }, i) => {
    const [lon, lat, , speed] = expected.subarray(i * REFERENCE_COLUMNS) as unknown as number[];
    const found = Number.isNaN(lon) ? undefined : positionOrNothing(body, julianDayTt);
    if (!found) return [];
    return [
      {
        era,
        year: Math.floor((julianDayTt - 2451545) / 365.2425 + 2000),
        longitude: Math.abs(signedDeg(found.longitudeDeg - lon!)) * ARCSECONDS,
        latitude: Math.abs(found.latitudeDeg - lat!) * ARCSECONDS,
        speed: Math.abs(found.longitudeSpeed - speed!) * ARCSECONDS,
      },
    ];
  });
}

let table: ReturnType<typeof parseTableFile> | undefined;

function positionOrNothing(body: Body, julianDayTt: number) {
  try {
    return apparentPosition(body, julianDayTt);
  } catch (error) {
    if (error instanceof BodyUnavailable) return undefined;
    throw error;
  }
}

/** What the page shows of the sky. */
export function measureSky(): SkyFigures {
  return {
    eras: ERAS.map(({ name, instants }) => ({ name, instants })),
    bodies: BODIES.map((body) => {
      const errors = errorsOf(body);
      return {
        body,
        eras: ERAS.map(({ name }) => {
          const own = errors.filter(({ era }) => era === name).map(({ longitude }) => longitude);
          return own.length === 0 ? null : { largest: rounded(Math.max(...own)) };
        }),
        curve: curveOf(errors),
      };
    }),
  };
}

function curveOf(errors: readonly InstantError[]): SkyFigures["bodies"][number]["curve"] {
  const bins = new Map<number, number>();
  for (const { year, longitude } of errors) {
    const bin = Math.floor(year / BIN_YEARS) * BIN_YEARS + BIN_YEARS / 2;
    bins.set(bin, Math.max(bins.get(bin) ?? 0, longitude));
  }
  return [...bins].sort(([a], [b]) => a - b).map(([year, largest]) => [year, rounded(largest)]);
}

function rounded(arcseconds: number): number {
  return Number(arcseconds.toPrecision(2));
}
