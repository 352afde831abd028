import { ZIWEI_CONVENTIONS } from "../../ziwei/chart/conventions.ts";
import { PAIR_CLOCK } from "../person.ts";

const { yearBoundary, leapMonth, lateZi, transformations, soulMaster } = ZIWEI_CONVENTIONS;

/** Schools of the match. */
export const CONVENTIONS = {
  clock: PAIR_CLOCK,
  yearBoundary,
  leapMonth,
  lateZi,
  transformations,
  soulMaster,
} as const;
