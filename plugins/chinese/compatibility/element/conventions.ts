import { DAY_BOUNDARY, YEAR_BOUNDARY } from "#east/calendar/conventions.ts";
import { PAIR_CLOCK } from "../person.ts";

/** Schools of the match. */
export const CONVENTIONS = {
  clock: PAIR_CLOCK,
  dayBoundary: DAY_BOUNDARY,
  yearBoundary: YEAR_BOUNDARY,
} as const;
