import type { Conventions } from "#sdk";

/** When the year of the animal begins. */
export const CONVENTIONS = {
  yearStart: {
    default: "lunarNewYear",
    options: {
      lunarNewYear: { source: "popular practice" },
      liChun: { source: "practice of the four pillars" },
    },
  },
} as const satisfies Conventions;
