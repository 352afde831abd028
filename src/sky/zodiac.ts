/** The twelve signs: equal parts of the ecliptic, counted from the equinox or a sidereal zero. */

/** Ids of the signs in order, index 0 is Aries. */
export const SIGN_IDS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
/** Name of a sign, as the sky counts them. */
export type SignId = (typeof SIGN_IDS)[number];
