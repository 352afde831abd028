import { MomentOrNow, Type } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = { clock: CLOCK, dayBoundary: DAY_BOUNDARY };
