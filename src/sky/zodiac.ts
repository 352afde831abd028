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
export type SignId = (typeof SIGN_IDS)[number];

export type SignElement = "fire" | "earth" | "air" | "water";

/** A sign with its name; what traditions make of it lives with them. */
export interface ZodiacSign {
  readonly id: SignId;
  readonly name: { readonly en: string; readonly zhHant: string };
  readonly element: SignElement;
}

const NAMES: Readonly<Record<SignId, readonly [en: string, zhHant: string]>> = {
  aries: ["Aries", "牡羊座"],
  taurus: ["Taurus", "金牛座"],
  gemini: ["Gemini", "雙子座"],
  cancer: ["Cancer", "巨蟹座"],
  leo: ["Leo", "獅子座"],
  virgo: ["Virgo", "處女座"],
  libra: ["Libra", "天秤座"],
  scorpio: ["Scorpio", "天蠍座"],
  sagittarius: ["Sagittarius", "射手座"],
  capricorn: ["Capricorn", "摩羯座"],
  aquarius: ["Aquarius", "水瓶座"],
  pisces: ["Pisces", "雙魚座"],
};
const ELEMENTS = ["fire", "earth", "air", "water"] as const;

/** The twelve signs of thirty degrees, index 0 is Aries. */
export const ZODIAC_SIGNS: readonly ZodiacSign[] = SIGN_IDS.map((id, index) => {
  const [en, zhHant] = NAMES[id];
  return { id, name: { en, zhHant }, element: ELEMENTS[index % 4]! };
});
