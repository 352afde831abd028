/** Points on which schools differ, as data; shared by all procedures of this folder. */
import type { Convention } from "#sdk";
import type { AyanamsaId, HouseSystem, Parallax, PlaceKind } from "#sky";

/** Where the sidereal zodiac begins; ids are those of the ayanamsas of the sky. */
export const AYANAMSA = {
  default: "lahiri",
  options: {
    lahiri: {
      source: "Calendar Reform Committee, Government of India (1955)",
    },
    raman: {
      source: "B. V. Raman, Hindu Predictive Astrology (1938)",
    },
    krishnamurti: {
      source: "K. S. Krishnamurti, Reader I (1963)",
    },
    faganBradley: {
      source: "C. Fagan and D. Bradley, synetic vernal point (1950)",
    },
    yukteshwar: {
      source: "Sri Yukteswar, The Holy Science (1894)",
    },
    trueChitra: {
      source: "Surya Siddhanta VIII, place of Chitra",
    },
    truePushya: {
      source: "P. V. R. Narasimha Rao, after Surya Siddhanta VIII",
    },
  },
} as const satisfies Convention & { options: Partial<Record<AyanamsaId, unknown>> };
export type AyanamsaName = keyof typeof AYANAMSA.options;

export const NODE = {
  default: "mean",
  options: {
    mean: {
      source: "Surya Siddhanta I.33-34 and the Indian almanacs",
    },
    true: {
      source: "Modern ephemerides",
    },
  },
} as const satisfies Convention;
export type NodeName = keyof typeof NODE.options;

/** Whether the grahas stand where they are seen or where they are. */
export const POSITIONS = {
  default: "apparent",
  options: {
    apparent: {
      source: "Indian Ephemeris and Nautical Almanac; Rashtriya Panchang",
    },
    true: {
      source: "Jagannatha Hora and PyJHora: no light time, aberration or deflection",
    },
  },
} as const satisfies Convention & { options: Readonly<Record<PlaceKind, unknown>> };

/** From where the grahas are seen; the limbs of the day are always those of the almanacs. */
export const PARALLAX = {
  default: "geocentric",
  options: {
    geocentric: {
      source: "Surya Siddhanta I-II: places for the Earth's centre",
    },
    topocentric: {
      source: "Surya Siddhanta V: parallax (lambana, nati) for what a place sees",
    },
  },
} as const satisfies Convention & { options: Readonly<Record<Parallax, unknown>> };

export const HOUSE_SYSTEM = {
  default: "wholeSign",
  options: {
    wholeSign: {
      source: "Brihat Parashara Hora Shastra 11",
    },
    sripati: {
      source: "Sripati, Jataka Paddhati (11th century)",
    },
    equal: {
      source: "Brihat Jataka I, as Utpala reads it",
    },
    placidus: {
      source: "K. S. Krishnamurti, Reader I (1963)",
    },
  },
} as const satisfies Convention & { options: Partial<Record<HouseSystem, unknown>> };
export type BhavaSystem = keyof typeof HOUSE_SYSTEM.options;

/** Length of a dasha year in days. */
export const YEAR_DAYS = {
  default: "365.25",
  options: {
    "365.25": {
      source: "Common usage of printed tables and programs",
    },
    "365.256364": {
      source: "The Sun's return to the same star",
    },
    "365.2422": {
      source: "The civil year of birthdays",
    },
    "360": {
      source: "Surya Siddhanta XIV; advocated by several modern authors",
    },
  },
} as const satisfies Convention;
export type YearDays = keyof typeof YEAR_DAYS.options;

/** How many grahas share the movable offices of Jaimini. */
export const KARAKA_SCHEME = {
  default: "eight",
  options: {
    eight: {
      source: "Brihat Parashara Hora Shastra 32.1-2",
    },
    seven: {
      source: "Jaimini Upadesha Sutra 1.1.11, as K. N. Rao reads it",
    },
  },
} as const satisfies Convention;

/** What counts as sunrise for the weekday and the hours. */
export const SUNRISE = {
  default: "centre",
  options: {
    centre: {
      source: "Hindu rule: Brihat Samhita 2; N. Dershowitz and E. M. Reingold, §20.3",
    },
    visible: {
      source: "Rashtriya Panchang and civil almanacs",
    },
  },
} as const satisfies Convention;
export type SunriseRule = keyof typeof SUNRISE.options;

/** Benefic places of the Moon's own ashtakavarga. */
export const ASHTAKAVARGA = {
  default: "parashara",
  options: {
    parashara: {
      source: "Brihat Parashara Hora Shastra 66",
    },
    varahamihira: {
      source: "Brihat Jataka IX",
    },
  },
} as const satisfies Convention;
export type AshtakavargaTable = keyof typeof ASHTAKAVARGA.options;

/** The multiplier of Virgo in shodhya pinda. */
export const VIRGO_MULTIPLIER = {
  default: "6",
  options: {
    "6": {
      source: "Brihat Parashara Hora Shastra 69; Phaladeepika XXIV",
    },
    "5": {
      source: "Jataka Parijata X.44",
    },
  },
} as const satisfies Convention;

/** Whether the sign that rises counts as occupied when the two signs of one lord are reduced. */
export const LAGNA_OCCUPIES = {
  default: "no",
  options: {
    no: {
      source: "Brihat Parashara Hora Shastra 68: a sign that holds a planet",
    },
    yes: {
      source: "Commentators who count the lagna as an eighth planet of ashtakavarga",
    },
  },
} as const satisfies Convention;

/** Who rules Scorpio and Aquarius where arudhas are counted. */
export const CO_LORDS = {
  default: "single",
  options: {
    single: {
      source: "Brihat Parashara Hora Shastra 4; Mars and Saturn alone",
    },
    stronger: {
      source:
        "Jaimini Upadesha Sutra 2.3 with its commentators: Ketu beside Mars, Rahu beside Saturn",
    },
  },
} as const satisfies Convention;
export type CoLords = keyof typeof CO_LORDS.options;
