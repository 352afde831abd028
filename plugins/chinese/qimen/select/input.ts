import { CivilDate, oneOf, Type } from "#sdk";
import { zoneInput } from "#east/calendar/zone_clock.ts";
import { CONVENTIONS as BOARD } from "../input.ts";
import { TOPIC } from "../topics.ts";
import { SIDE } from "./sides.ts";

/** Days that a search may span. */
export const MOST_DAYS = 31;

export const input = Type.Object({
  purpose: oneOf(TOPIC.ids),
  from: CivilDate,
  to: CivilDate,
  directions: Type.Optional(Type.Array(oneOf(SIDE.ids), { minItems: 1, maxItems: 8 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  ...zoneInput,
});

export const CONVENTIONS = BOARD;
