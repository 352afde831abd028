/**
 * Names of the sky in Akkadian and in the signs of the scribes.
 *
 * @source signs and planets as the horoscopes write them: after F. Rochberg, Babylonian Horoscopes (1998),
 * ch. 3; the places of secret (bīt niṣirti) are the signs of the later exaltations, as a program of
 * Babylonian astrology also takes them
 */
import type { Text } from "#old";

/** A sign of the zodiac; `index` 0 is the Hired Man, our Aries. */
export interface BabylonianSign {
  readonly id: string;
  readonly index: number;
  /** As the tablets write it. */
  readonly written: string;
  readonly akkadian: string;
  readonly name: Text;
  readonly western: Text;
}

const SIGN_ROWS: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ["hired-man", "LU", "Agru", "the Hired Man", "雇工", "Aries", "牡羊座"],
  ["stars", "MÚL", "Zappu", "the Stars", "星團", "Taurus", "金牛座"],
  ["twins", "MAŠ", "Māšu", "the Twins", "雙子", "Gemini", "雙子座"],
  ["crab", "ALLA", "Alluttu", "the Crab", "蟹", "Cancer", "巨蟹座"],
  ["lion", "A", "Urgulû", "the Lion", "獅", "Leo", "獅子座"],
  ["furrow", "ABSIN", "Šerʾu", "the Furrow", "犁溝", "Virgo", "處女座"],
  ["scales", "RÍN", "Zibānītu", "the Scales", "天秤", "Libra", "天秤座"],
  ["scorpion", "GÍR.TAB", "Zuqaqīpu", "the Scorpion", "蠍", "Scorpio", "天蠍座"],
  ["pabilsag", "PA", "Pabilsag", "Pabilsag", "帕比爾薩格", "Sagittarius", "射手座"],
  ["goat-fish", "MÁŠ", "Suḫurmāšu", "the Goat-Fish", "山羊魚", "Capricorn", "摩羯座"],
  ["great-one", "GU", "Gula", "the Great One", "巨人", "Aquarius", "水瓶座"],
  ["tails", "ZIB", "Zibbātu", "the Tails", "魚尾", "Pisces", "雙魚座"],
];

/** The twelve signs in order. */
export const SIGNS: readonly BabylonianSign[] = SIGN_ROWS.map(
  ([id, written, akkadian, en, zhHant, westernEn, westernZh], index) => ({
    id,
    index,
    written,
    akkadian,
    name: { en, zhHant },
    western: { en: westernEn, zhHant: westernZh },
  }),
);

/** The seven in the order in which the horoscopes list them. */
export const BODIES = ["moon", "sun", "jupiter", "venus", "mercury", "saturn", "mars"] as const;
export type BabylonianBody = (typeof BODIES)[number];

interface BodyFacts {
  readonly written: string;
  readonly akkadian: string;
  readonly god: Text;
  readonly name: Text;
  /** Index of the sign that is its place of secret. */
  readonly secretPlace: number;
  /** Depth of the Sun below the horizon at which it is first and last seen, degrees. */
  readonly arcusVisionisDeg: number | null;
}

/**
 * The seven bodies.
 *
 * Arcs of vision: Ptolemy, Almagest XIII.7, for the horizon of Phoenicia; none for the lights.
 */
export const BODY_FACTS: Readonly<Record<BabylonianBody, BodyFacts>> = {
  moon: {
    written: "30",
    akkadian: "Sîn",
    god: { en: "Sîn", zhHant: "月神辛" },
    name: { en: "the Moon", zhHant: "月亮" },
    secretPlace: 1,
    arcusVisionisDeg: null,
  },
  sun: {
    written: "20",
    akkadian: "Šamaš",
    god: { en: "Šamaš", zhHant: "日神沙瑪什" },
    name: { en: "the Sun", zhHant: "太陽" },
    secretPlace: 0,
    arcusVisionisDeg: null,
  },
  jupiter: {
    written: "MÚL.BABBAR",
    akkadian: "Peṣû",
    god: { en: "Marduk", zhHant: "主神馬爾杜克" },
    name: { en: "Jupiter", zhHant: "木星" },
    secretPlace: 3,
    arcusVisionisDeg: 10,
  },
  venus: {
    written: "dele-bat",
    akkadian: "Dilbat",
    god: { en: "Ištar", zhHant: "女神伊什塔爾" },
    name: { en: "Venus", zhHant: "金星" },
    secretPlace: 11,
    arcusVisionisDeg: 5,
  },
  mercury: {
    written: "GU₄.UD",
    akkadian: "Šiḫṭu",
    god: { en: "Nabû", zhHant: "書神納布" },
    name: { en: "Mercury", zhHant: "水星" },
    secretPlace: 5,
    arcusVisionisDeg: 10,
  },
  saturn: {
    written: "GENNA",
    akkadian: "Kayyamānu",
    god: { en: "Ninurta", zhHant: "戰神尼努爾塔" },
    name: { en: "Saturn", zhHant: "土星" },
    secretPlace: 6,
    arcusVisionisDeg: 11,
  },
  mars: {
    written: "AN",
    akkadian: "Ṣalbatānu",
    god: { en: "Nergal", zhHant: "冥神涅伽爾" },
    name: { en: "Mars", zhHant: "火星" },
    secretPlace: 9,
    arcusVisionisDeg: 11.5,
  },
};
