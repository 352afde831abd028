/** Points on which schools differ, as data; shared by all procedures of this folder. */
import type { Convention } from "#old";
import type { AyanamsaId, HouseSystem } from "#sky";

/** Where the sidereal zodiac begins; ids are those of the ayanamsas of the sky. */
export const AYANAMSA = {
  title: { en: "Ayanamsa", zhHant: "歲差值（Ayanamsa）" },
  default: "lahiri",
  options: {
    lahiri: {
      title: { en: "Lahiri (Chitrapaksha), the Indian standard", zhHant: "拉希里（印度官定）" },
      source: "Calendar Reform Committee, Government of India (1955)",
    },
    raman: {
      title: { en: "Raman", zhHant: "拉曼" },
      source: "B. V. Raman, Hindu Predictive Astrology (1938)",
    },
    krishnamurti: {
      title: { en: "Krishnamurti (KP)", zhHant: "克里希納穆提（KP）" },
      source: "K. S. Krishnamurti, Reader I (1963)",
    },
    faganBradley: {
      title: { en: "Fagan and Bradley", zhHant: "費根—布萊德利" },
      source: "C. Fagan and D. Bradley, synetic vernal point (1950)",
    },
    yukteshwar: {
      title: { en: "Yukteshwar", zhHant: "尤克特斯瓦" },
      source: "Sri Yukteswar, The Holy Science (1894)",
    },
    trueChitra: {
      title: { en: "true Chitra: Spica always at 180°", zhHant: "真角宿：角宿一恆在一百八十度" },
      source: "Surya Siddhanta VIII, place of Chitra",
    },
    truePushya: {
      title: { en: "true Pushya: δ Cancri always at 106°", zhHant: "真鬼宿：鬼宿四恆在一百零六度" },
      source: "P. V. R. Narasimha Rao, after Surya Siddhanta VIII",
    },
  },
} as const satisfies Convention & { options: Partial<Record<AyanamsaId, unknown>> };
export type AyanamsaName = keyof typeof AYANAMSA.options;

export const NODE = {
  title: { en: "Lunar node", zhHant: "月交點" },
  default: "mean",
  options: {
    mean: {
      title: { en: "mean node", zhHant: "平交點" },
      source: "Surya Siddhanta I.33-34 and the Indian almanacs",
    },
    true: {
      title: { en: "true (osculating) node", zhHant: "真交點" },
      source: "Modern ephemerides",
    },
  },
} as const satisfies Convention;
export type NodeName = keyof typeof NODE.options;

export const HOUSE_SYSTEM = {
  title: { en: "Houses (bhavas)", zhHant: "宮位制（Bhava）" },
  default: "wholeSign",
  options: {
    wholeSign: {
      title: { en: "whole signs from the lagna", zhHant: "自命宮起之整宮制" },
      source: "Brihat Parashara Hora Shastra 11",
    },
    sripati: {
      title: { en: "Sripati: cusps as house centres", zhHant: "斯里帕提：宮頭為宮心" },
      source: "Sripati, Jataka Paddhati (11th century)",
    },
    equal: {
      title: { en: "equal houses from the lagna", zhHant: "自上升度起之等宮制" },
      source: "Brihat Jataka I, as Utpala reads it",
    },
    placidus: {
      title: { en: "Placidus, as KP uses it", zhHant: "普拉西度（KP 派所用）" },
      source: "K. S. Krishnamurti, Reader I (1963)",
    },
  },
} as const satisfies Convention & { options: Partial<Record<HouseSystem, unknown>> };
export type BhavaSystem = keyof typeof HOUSE_SYSTEM.options;

/** Length of a dasha year in days. */
export const YEAR_DAYS = {
  title: { en: "Length of a dasha year, days", zhHant: "大運一年之日數" },
  default: "365.25",
  options: {
    "365.25": {
      title: { en: "Julian year", zhHant: "儒略年" },
      source: "Common usage of printed tables and programs",
    },
    "365.256364": {
      title: { en: "sidereal year", zhHant: "恆星年" },
      source: "The Sun's return to the same star",
    },
    "365.2422": {
      title: { en: "tropical year", zhHant: "回歸年" },
      source: "The civil year of birthdays",
    },
    "360": {
      title: { en: "savana year of 360 days", zhHant: "三百六十日之薩瓦那年" },
      source: "Surya Siddhanta XIV; advocated by several modern authors",
    },
  },
} as const satisfies Convention;
export type YearDays = keyof typeof YEAR_DAYS.options;

/** How many grahas share the movable offices of Jaimini. */
export const KARAKA_SCHEME = {
  title: { en: "Movable significators (chara karakas)", zhHant: "可變徵象星（Chara Karaka）" },
  default: "eight",
  options: {
    eight: {
      title: {
        en: "eight, Rahu counted from the end of its sign",
        zhHant: "八徵象，羅睺自宮末逆計",
      },
      source: "Brihat Parashara Hora Shastra 32.1-2",
    },
    seven: {
      title: { en: "seven, without the nodes", zhHant: "七徵象，不取月交點" },
      source: "Jaimini Upadesha Sutra 1.1.11, as K. N. Rao reads it",
    },
  },
} as const satisfies Convention;

/** What counts as sunrise for the weekday and the hours. */
export const SUNRISE = {
  title: { en: "Sunrise", zhHant: "日出" },
  default: "centre",
  options: {
    centre: {
      title: { en: "centre of the disc, no refraction", zhHant: "日面中心，不計折射" },
      source: "Hindu rule: Brihat Samhita 2; N. Dershowitz and E. M. Reingold, §20.3",
    },
    visible: {
      title: { en: "upper limb with standard refraction", zhHant: "日面上緣，計標準折射" },
      source: "Rashtriya Panchang and civil almanacs",
    },
  },
} as const satisfies Convention;
export type SunriseRule = keyof typeof SUNRISE.options;

/** Benefic places of the Moon's own ashtakavarga. */
export const ASHTAKAVARGA = {
  title: { en: "Table of ashtakavarga", zhHant: "八分力（Ashtakavarga）表" },
  default: "parashara",
  options: {
    parashara: {
      title: { en: "Parashara", zhHant: "帕拉沙拉" },
      source: "Brihat Parashara Hora Shastra 66",
    },
    varahamihira: {
      title: {
        en: "Varahamihira, for the Moon and Venus",
        zhHant: "伐羅訶密希羅（月亮與金星有異）",
      },
      source: "Brihat Jataka IX",
    },
  },
} as const satisfies Convention;
export type AshtakavargaTable = keyof typeof ASHTAKAVARGA.options;
