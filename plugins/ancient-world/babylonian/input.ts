import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  zodiac: {
    default: "aldebaran",
    options: {
      aldebaran: {
        source: "Aldebaran 15° Taurus, Antares 15° Scorpio, as the star lists place them",
      },
      huber: { source: "After P. Huber, Centaurus 5 (1958), as Swiss Ephemeris has it" },
      kugler: {
        source:
          "After F. X. Kugler, Sternkunde und Sterndienst in Babel (1907-24), as Swiss Ephemeris has it",
      },
    },
  },
} as const;
