import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  wednesday: {
    default: "noon",
    options: {
      noon: {
        source:
          "S. Crowther after B. Cameron, The Little Key; Ma Thanegi, Birth Day Animal Symbols",
      },
      evening: {
        source:
          "Myanmar Planetary Post: until 6 p.m. it is Wednesday, then until midnight Rahu's day",
      },
    },
  },
} as const;
