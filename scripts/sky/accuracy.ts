/**
 * Prints how far the engine is from Swiss Ephemeris: `bun scripts/sky/accuracy.ts`.
 *
 * 600 instants in four eras, the same TT for both, so that no model of Delta T is involved. Per body
 * and era: largest and median error in longitude, largest in latitude (arcseconds) and in speed in
 * longitude (arcseconds a day).
 */
import { BODIES } from "../../src/sky/mod.ts";
import { errorsOf, type InstantError } from "./errors.ts";
import { ERAS } from "./reference.ts";

function cell(errors: readonly InstantError[]): string {
  if (errors.length === 0) return "not served";
  const of = (field: "longitude" | "latitude" | "speed") => errors.map((one) => one[field]);
  const longitudes = of("longitude");
  const figures = [Math.max(...longitudes), median(longitudes), Math.max(...of("latitude"))];
  return `${figures.map(format).join(" / ")} / ${format(Math.max(...of("speed")))}`;
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
  const errors = errorsOf(body);
  const cells = ERAS.map(({ name }) => cell(errors.filter(({ era }) => era === name)));
  console.log(`| ${body} | ${cells.join(" | ")} |`);
}
