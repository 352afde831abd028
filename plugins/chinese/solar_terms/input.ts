import { Type } from "#sdk";
import { zoneInput } from "#east/calendar/zone_clock.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: -998, maximum: 2998 }),
  ...zoneInput,
});
