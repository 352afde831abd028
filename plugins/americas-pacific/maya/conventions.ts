/** Points on which students of the Maya calendar differ. */

/** Which Julian day the long count begins on. */
export const CORRELATION = {
  default: "584283",
  options: {
    "584283": {
      source:
        "After Goodman, Martínez Hernández and Thompson; calculators of living day-keepers count so",
    },
    "584285": { source: "After Thompson (1935) and Lounsbury" },
    "584286": { source: "After Martin and Skidmore (2012), from an eclipse" },
  },
} as const;

/** In which language days are named. */
export const LANGUAGE = { default: "kiche", options: { kiche: {}, yucatec: {} } } as const;
