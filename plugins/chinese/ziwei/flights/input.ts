import { Birth, oneOf, Type, type Conventions } from "#sdk";
import { ZIWEI_CONVENTIONS } from "../chart/conventions.ts";
import { PALACE } from "#east/purple_star/stars.ts";

export const input = Type.Object({ ...Birth, fromPalace: Type.Optional(oneOf(PALACE.ids)) });

const { clock, yearBoundary, leapMonth, lateZi, transformations } = ZIWEI_CONVENTIONS;

export const CONVENTIONS = {
  clock,
  yearBoundary,
  leapMonth,
  lateZi,
  transformations,
} satisfies Conventions;
