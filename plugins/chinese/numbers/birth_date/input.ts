import { CivilDate, Type, type Convention } from "#sdk";
import { CONNECTORS } from "../pairs.ts";

export const input = Type.Object({ birthDate: CivilDate });

/** By which calendar the digits of the date are read. */
const DATE_CALENDAR = {
  default: "solar",
  options: {
    solar: { source: "majority of digit-pair readers" },
    lunar: { source: "some digit-pair readers" },
  },
} as const satisfies Convention;

export const CONVENTIONS = { dateCalendar: DATE_CALENDAR, connectors: CONNECTORS };
