import { BAZI_CONVENTIONS } from "../../bazi/chart/conventions.ts";
import { PAIR_CLOCK } from "../person.ts";

const { dayBoundary, yearBoundary, noble, strengthModel, school } = BAZI_CONVENTIONS;

/** Schools of the match. */
export const CONVENTIONS = {
  clock: PAIR_CLOCK,
  dayBoundary,
  yearBoundary,
  noble,
  strengthModel,
  school,
} as const;
