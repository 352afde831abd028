/**
 * Typed client of the Auspex API.
 *
 * @example
 * const auspex = createClient({ url: "https://auspex.example", key: process.env.AUSPEX_KEY });
 * const { pillars } = await auspex.bazi.chart({ birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" });
 */
export { createClient } from "./client.ts";
export { AuspexError, type ErrorData, type Issue } from "./error.ts";
export type * from "./procedures.ts";
export type * from "./shapes.ts";
export type * from "./types.ts";
