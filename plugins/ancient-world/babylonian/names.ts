/**
 * Names of the sky in Akkadian and in the signs of the scribes.
 *
 * @source signs and planets as the horoscopes write them: after F. Rochberg, Babylonian Horoscopes (1998),
 * ch. 3; the places of secret (bīt niṣirti) are the signs of the later exaltations, as a program of
 * Babylonian astrology also takes them
 */
import { vocabulary, type IdOf } from "#sdk";

/** The twelve signs in order, as the tablets write them and in Akkadian; the first is our Aries. */
export const SIGN = vocabulary("babylonianSign", {
  "hired-man": { native: "LU", roman: "Agru" },
  stars: { native: "MÚL", roman: "Zappu" },
  twins: { native: "MAŠ", roman: "Māšu" },
  crab: { native: "ALLA", roman: "Alluttu" },
  lion: { native: "A", roman: "Urgulû" },
  furrow: { native: "ABSIN", roman: "Šerʾu" },
  scales: { native: "RÍN", roman: "Zibānītu" },
  scorpion: { native: "GÍR.TAB", roman: "Zuqaqīpu" },
  pabilsag: { native: "PA", roman: "Pabilsag" },
  "goat-fish": { native: "MÁŠ", roman: "Suḫurmāšu" },
  "great-one": { native: "GU", roman: "Gula" },
  tails: { native: "ZIB", roman: "Zibbātu" },
});
export type BabylonianSign = IdOf<typeof SIGN>;

/** The seven in the order in which the horoscopes list them, as the tablets write them and in Akkadian. */
export const BODY = vocabulary("babylonianBody", {
  moon: { native: "30", roman: "Sîn" },
  sun: { native: "20", roman: "Šamaš" },
  jupiter: { native: "MÚL.BABBAR", roman: "Peṣû" },
  venus: { native: "dele-bat", roman: "Dilbat" },
  mercury: { native: "GU₄.UD", roman: "Šiḫṭu" },
  saturn: { native: "GENNA", roman: "Kayyamānu" },
  mars: { native: "AN", roman: "Ṣalbatānu" },
});
export type BabylonianBody = IdOf<typeof BODY>;

/** The roads of the sky. */
export const PATH = vocabulary("path", ["enlil", "anu", "ea"]);

/**
 * How the months of a date are known: before the cycle was fixed in 367 BCE; to 75 CE, the last dated
 * tablet; run on since.
 */
export const ERA = vocabulary("era", ["before", "historical", "continued"]);

export const ECLIPSE = vocabulary("eclipse", ["lunar", "solar"]);
export const ECLIPSE_TYPE = vocabulary("eclipseType", ["total", "partial", "annular", "hybrid"]);

/** The turnings of the year, from the spring equinox, a quarter of the circle apart. */
export const SEASON = vocabulary("season", [
  "spring-equinox",
  "summer-solstice",
  "autumn-equinox",
  "winter-solstice",
]);
export const SIRIUS = vocabulary("sirius", ["first-rising", "dusk-rising", "last-setting"]);

/** What speaks in the sky of a birth: a planet that has come forth, or the Moon turning north. */
export const OMEN = vocabulary("omen", [
  "moon",
  "jupiter",
  "venus",
  "mercury",
  "saturn",
  "mars",
  "moon-latitude",
]);
export type OmenId = IdOf<typeof OMEN>;

interface BodyFacts {
  /** The sign that is its place of secret. */
  readonly secretPlace: BabylonianSign;
  /** Depth of the Sun below the horizon at which it is first and last seen, degrees. */
  readonly arcusVisionisDeg: number | null;
}

/**
 * The seven bodies.
 *
 * Arcs of vision: Ptolemy, Almagest XIII.7, for the horizon of Phoenicia; none for the lights.
 */
export const BODY_FACTS: Readonly<Record<BabylonianBody, BodyFacts>> = {
  moon: { secretPlace: "stars", arcusVisionisDeg: null },
  sun: { secretPlace: "hired-man", arcusVisionisDeg: null },
  jupiter: { secretPlace: "crab", arcusVisionisDeg: 10 },
  venus: { secretPlace: "tails", arcusVisionisDeg: 5 },
  mercury: { secretPlace: "furrow", arcusVisionisDeg: 10 },
  saturn: { secretPlace: "scales", arcusVisionisDeg: 11 },
  mars: { secretPlace: "goat-fish", arcusVisionisDeg: 11.5 },
};
