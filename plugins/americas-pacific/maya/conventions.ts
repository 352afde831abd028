/** Points on which students of the Maya calendar differ. */

/** Which Julian day the long count begins on. */
export const CORRELATION = {
  title: { en: "Correlation of the long count", zhHant: "長計曆對應常數" },
  default: "584283",
  options: {
    "584283": {
      title: {
        en: "584283, the unbroken count of the highlands",
        zhHant: "584283，高地至今未斷之曆",
      },
      source:
        "After Goodman, Martínez Hernández and Thompson; calculators of living day-keepers count so",
    },
    "584285": {
      title: { en: "584285, two days later", zhHant: "584285，遲兩日" },
      source: "After Thompson (1935) and Lounsbury",
    },
    "584286": {
      title: { en: "584286, three days later", zhHant: "584286，遲三日" },
      source: "After Martin and Skidmore (2012), from an eclipse",
    },
  },
} as const;

/** In which language days are named. */
export const LANGUAGE = {
  title: { en: "Language of the day names", zhHant: "日名語言" },
  default: "kiche",
  options: {
    kiche: { title: { en: "Kʼicheʼ, of the day-keepers", zhHant: "基切語，守日者所用" } },
    yucatec: { title: { en: "Yucatec, of the books", zhHant: "尤卡坦語，書籍所用" } },
  },
} as const;
