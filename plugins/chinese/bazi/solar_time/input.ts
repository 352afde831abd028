import { MomentOrNow, Type } from "#sdk";
import { DAY_BOUNDARY } from "#east/calendar/conventions.ts";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = { dayBoundary: DAY_BOUNDARY };
