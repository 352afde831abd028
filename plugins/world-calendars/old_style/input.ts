import { oneOf, Type, type Conventions } from "#sdk";
import { COUNTRY_IDS, type CountryId } from "./adoption.ts";
import { DIRECTIONS } from "./answer.ts";
import { defaultYearStart } from "./rules.ts";

export const input = Type.Object({
  direction: oneOf(DIRECTIONS),
  date: Type.String({
    pattern: "^(\\d{4}(/\\d{1,4})?|[+-]\\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
  }),
  country: Type.Optional(oneOf(COUNTRY_IDS)),
});

export const CONVENTIONS = {
  yearStart: {
    default: (input) =>
      defaultYearStart(input["country"] as CountryId | undefined, String(input["date"])),
    options: {
      unstated: {},
      january: { source: "Roman civil year; modern historians" },
      ladyDay: { source: "England to 1751, Florence to 1749" },
      pisan: { source: "Pisa to 1749" },
      venetian: { source: "Venice to 1797" },
      christmas: { source: "Empire and Spain to the sixteenth century" },
      september: { source: "Byzantium; Russia to 1699" },
      easter: { source: "French chancery to 1563" },
    },
  },
} as const satisfies Conventions;
