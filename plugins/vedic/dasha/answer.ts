import { term, Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../core/dates.ts";
import { grahaTerm, julianDay, place, SPAN, utc } from "../core/shapes.ts";
import { DASHA_LEVEL } from "../core/vimshottari.ts";

/** What the procedure declines, with what its sentences need. */
export type Refusals = DateRefusals & {
  /** More than `most` periods would be listed. */
  "too-many-periods": { most: number };
  "window-reversed": {};
};

const PERIOD = {
  level: term(DASHA_LEVEL, "Depth of the period"),
  lord: grahaTerm("Lord of the period"),
  ...SPAN,
};
/** A period with its ends as Julian days too. */
const EXACT_PERIOD = { ...PERIOD, startJd: julianDay("Begins"), endJd: julianDay("Ends") };

const BALANCE = {
  lord: grahaTerm("Lord of the first great period"),
  years: Type.Number({ description: "Dasha years left at birth" }),
  left: Type.Object(
    {
      years: Type.Integer({ description: "Whole years" }),
      months: Type.Integer({ minimum: 0, maximum: 11, description: "Months, twelfths of a year" }),
      days: Type.Integer({ minimum: 0, maximum: 29, description: "Days, thirtieths of a month" }),
    },
    { description: "The same as the tables print it" },
  ),
  ends: utc("End of the first great period"),
};
const balance = (description: string) => Type.Object(BALANCE, { description });

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  startLord: grahaTerm("Lord of the great period that runs at birth"),
  balance: balance("What is left of it at birth"),
  yearDays: Type.Number({ description: "Length of a dasha year, days" }),
  mahadashas: Type.Array(
    Type.Object({
      ...EXACT_PERIOD,
      years: Type.Integer({ description: "Dasha years of the lord" }),
    }),
    { description: "The nine great periods; the first began before birth" },
  ),
  levels: Type.Integer({ minimum: 1, maximum: 5, description: "Depth of `periods`" }),
  periods: Type.Array(Type.Object(PERIOD), {
    description: "All periods to the depth asked for that touch the window, each after its parent",
  }),
  running: Type.Array(Type.Object(EXACT_PERIOD), {
    description:
      "The five periods in force at `onDate`, by default now; empty outside the round, and without date and time",
  }),
  runningMaha: Type.Optional(grahaTerm("Lord of the great period in force at `onDate`")),
  balanceRange: Type.Optional(
    Type.Object(
      {
        from: balance("Born in the first minute of the day"),
        to: balance("Born in the last minute of the day"),
      },
      { description: "At the ends of the civil day, where no time of birth was given" },
    ),
  ),
});
export type VimshottariAnswer = Frozen<Static<typeof answer>>;
export type Balance = VimshottariAnswer["balance"];
