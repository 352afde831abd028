/** What partners take by day: summed behind the charges, read with what is not summed yet. */
export { readPartnerDays } from "./read.ts";
export type { PartnerDay } from "./read.ts";
export { rollPartnerDays } from "./roll.ts";
