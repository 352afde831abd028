import { CivilDate, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA } from "../../core/conventions.ts";
import { REGIONAL } from "./terms.ts";

export const input = Type.Object({
  calendar: oneOf(REGIONAL.ids),
  date: Type.Optional(CivilDate),
  native: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: -1500, maximum: 4000 }),
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      day: Type.Integer({ minimum: 1, maximum: 32 }),
    }),
  ),
});

export const CONVENTIONS = {
  siddhanta: {
    default: "customary",
    options: {
      customary: {
        source: "Printed calendars: Bengal by the Surya Siddhanta, the others by modern places",
      },
      drik: { source: "Calendar Reform Committee (1955): modern places everywhere" },
      surya: { source: "Surya Siddhanta: the text's own Sun everywhere" },
    },
  } satisfies Convention,
  ayanamsa: AYANAMSA,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;

/** What may be wrong with a date of the calendar. */
export type Issues = { noSuchNativeDay: {} };
/** Codes of the refusals. */
export const REFUSALS = ["date-or-native", "year-not-published"] as const;
export type Refusals = {
  "date-or-native": {};
  "year-not-published": { first: number; last: number };
};
