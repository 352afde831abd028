export const NAME = "blend.african";

/** Ifá is the fullest of the three oracles, with 256 figures and its own verses. */
export const WEIGHTS = { "ifa.cast": 4, "sikidy.cast": 3, "hakata.cast": 3 } as const;
