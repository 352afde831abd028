import { BODIES, type Body } from "../../src/sky/mod.ts";

/** The eras of the accuracy report and the number of instants in each. */
export const ERAS = [
  { name: "1800-2100", fromJulianDay: 2378496.5, toJulianDay: 2488069.5, instants: 300 },
  { name: "1000-1800", fromJulianDay: 2086302.5, toJulianDay: 2378496.5, instants: 100 },
  { name: "-1000-1000", fromJulianDay: 1355817.5, toJulianDay: 2086302.5, instants: 100 },
  { name: "2100-3000", fromJulianDay: 2488069.5, toJulianDay: 2816787.5, instants: 100 },
] as const;

/** Numbers per body and instant: longitude, latitude, distance, speed in longitude. */
export const REFERENCE_COLUMNS = 4;

export interface Instant {
  readonly era: string;
  readonly julianDayTt: number;
}

/** The instants of the report: spread over each era by the golden section, always the same. */
export const REFERENCE_INSTANTS: readonly Instant[] = ERAS.flatMap((era) =>
  Array.from({ length: era.instants }, (_, i) => {
    const share = ((i + 1) * 0.6180339887498949) % 1;
    const julianDayTt = era.fromJulianDay + share * (era.toJulianDay - era.fromJulianDay);
    return { era: era.name, julianDayTt };
  }),
);

export const REFERENCE_BODIES: readonly Body[] = BODIES;
export const REFERENCE_FILE = new URL("./inputs/reference.bin", import.meta.url);
