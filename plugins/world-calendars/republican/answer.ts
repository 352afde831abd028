import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { FRENCH_DECADE_DAYS, FRENCH_MONTHS } from "#time";
import { civilDay } from "../core/day.ts";
import { KIND, NAMED_AFTER } from "./days.ts";

const native = (names: readonly string[], ids: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [ids[index]!, { native: name }]));

export const MONTH_IDS = [
  "vendemiaire",
  "brumaire",
  "frimaire",
  "nivose",
  "pluviose",
  "ventose",
  "germinal",
  "floreal",
  "prairial",
  "messidor",
  "thermidor",
  "fructidor",
  "complementary",
] as const;
export const MONTH = vocabulary(
  "republicanMonth",
  native(FRENCH_MONTHS, MONTH_IDS) as Record<(typeof MONTH_IDS)[number], { native: string }>,
);
export const DECADE_DAY_IDS = [
  "primidi",
  "duodi",
  "tridi",
  "quartidi",
  "quintidi",
  "sextidi",
  "septidi",
  "octidi",
  "nonidi",
  "decadi",
] as const;
export const DECADE_DAY = vocabulary(
  "decadeDay",
  native(FRENCH_DECADE_DAYS, DECADE_DAY_IDS) as Record<
    (typeof DECADE_DAY_IDS)[number],
    { native: string }
  >,
);

const date = Type.Object(
  {
    year: Type.Integer({ description: "Of the Republic, from 22 September 1792" }),
    roman: Type.String({ description: "The same in Roman figures, as it was written" }),
    month: Type.Integer({ minimum: 1, maximum: 13, description: "13: complementary days" }),
    day: Type.Integer({ minimum: 1, maximum: 30, description: "Of the month" }),
  },
  { description: "Year, month and day" },
);

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  republican: date,
  monthName: term(MONTH, "The month", ["about"]),
  decade: Type.Union([Type.Integer({ minimum: 1, maximum: 3 }), Type.Null()], {
    description: "Ten days of the month, 1 to 3; null on complementary days",
  }),
  decadeDay: Type.Union([term(DECADE_DAY, "Day of the ten"), Type.Null()], {
    description: "Day of the ten; null on complementary days",
  }),
  namedAfter: term(NAMED_AFTER, "What the day is called after"),
  kind: term(KIND, "What kind of thing that is"),
  leapYear: Type.Boolean({ description: "Whether the year has a Day of the Revolution" }),
  inForce: Type.Boolean({ description: "Whether the calendar was law on that day" }),
  formatted: Type.String({ description: "As it was written, in French" }),
});
export type RepublicanAnswer = Frozen<Static<typeof answer>>;
