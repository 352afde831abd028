import { Type } from "#sdk";
import { DAY_BOUNDARY } from "#east/calendar/conventions.ts";
import { zoneInput } from "#east/calendar/zone_clock.ts";
import { GivenPillars } from "../chart/input.ts";

/** Years that the calendar of solar terms reaches with ease. */
const FIRST = -990;
const LAST = 2990;

export const input = Type.Object({
  pillars: GivenPillars,
  fromYear: Type.Optional(Type.Integer({ minimum: FIRST, maximum: LAST })),
  toYear: Type.Optional(Type.Integer({ minimum: FIRST, maximum: LAST })),
  ...zoneInput,
});

export const CONVENTIONS = { dayBoundary: DAY_BOUNDARY };
