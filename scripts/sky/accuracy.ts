/**
 * Prints how far the engine is from Swiss Ephemeris: `bun scripts/sky/accuracy.ts`.
 *
 * 600 instants in four eras, the same TT for both, so that no model of Delta T is involved. Per body
 * and era: largest and median error in longitude, largest in latitude (arcseconds) and in speed in
 * longitude (arcseconds a day).
 */
import { readFileSync } from "node:fs";
import {
  BODIES,
  BodyUnavailable,
  apparentPosition,
  signedDeg,
  type Body,
} from "../../src/sky/mod.ts";
import { parseTableFile } from "../../src/sky/table_file.ts";
import { ERAS, REFERENCE_COLUMNS, REFERENCE_FILE, REFERENCE_INSTANTS } from "./reference.ts";

const file = parseTableFile(readFileSync(REFERENCE_FILE), "reference.bin");
const ARCSECONDS = 3600;

interface Errors {
  readonly longitude: number[];
  readonly latitude: number[];
  readonly speed: number[];
}

function errorsOf(body: Body, era: string): Errors {
  const expected = file.f64(body);
  const errors: Errors = { longitude: [], latitude: [], speed: [] };
  REFERENCE_INSTANTS.forEach((instant, i) => {
    const [lon, lat, , speed] = expected.subarray(i * REFERENCE_COLUMNS) as unknown as number[];
    if (instant.era !== era || Number.isNaN(lon)) return;
    const found = positionOrNothing(body, instant.julianDayTt);
    if (!found) return;
    errors.longitude.push(Math.abs(signedDeg(found.longitudeDeg - lon!)) * ARCSECONDS);
    errors.latitude.push(Math.abs(found.latitudeDeg - lat!) * ARCSECONDS);
    errors.speed.push(Math.abs(found.longitudeSpeed - speed!) * ARCSECONDS);
  });
  return errors;
}

function positionOrNothing(body: Body, julianDayTt: number) {
  try {
    return apparentPosition(body, julianDayTt);
  } catch (error) {
    if (error instanceof BodyUnavailable) return undefined;
    throw error;
  }
}

function cell({ longitude, latitude, speed }: Errors): string {
  if (longitude.length === 0) return "not served";
  const figures = [Math.max(...longitude), median(longitude), Math.max(...latitude)];
  return `${figures.map(format).join(" / ")} / ${format(Math.max(...speed))}`;
}

function format(value: number): string {
  return value >= 9.95 ? value.toFixed(0) : value.toFixed(value >= 0.995 ? 1 : 2);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

console.log("Longitude max / median, latitude max (arcseconds) / speed max (arcseconds a day)\n");
console.log(`| body | ${ERAS.map((era) => era.name).join(" | ")} |`);
console.log(`|---|${ERAS.map(() => "---|").join("")}`);
for (const body of BODIES) {
  const cells = ERAS.map((era) => cell(errorsOf(body, era.name)));
  console.log(`| ${body} | ${cells.join(" | ")} |`);
}
