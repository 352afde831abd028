import { PILLAR } from "#lore";
import { MomentOrNow, oneOf, Type } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

/** Furthest years that a search may reach. */
export const FURTHEST = 9999;

export const input = Type.Object({
  ...MomentOrNow,
  sign: Type.Optional(oneOf(PILLAR.ids)),
  fromYear: Type.Optional(Type.Integer({ minimum: -FURTHEST, maximum: FURTHEST })),
  toYear: Type.Optional(Type.Integer({ minimum: -FURTHEST, maximum: FURTHEST })),
});

export const CONVENTIONS = { clock: CLOCK, dayBoundary: DAY_BOUNDARY };
