import { MomentOrNow, oneOf, Type } from "#sdk";
import { CALENDAR } from "./rules.ts";

export const input = Type.Object({ ...MomentOrNow, scheme: Type.Optional(oneOf(CALENDAR.ids)) });
