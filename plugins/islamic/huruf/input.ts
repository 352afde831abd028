import { Type } from "#sdk";

const name = Type.String({ minLength: 1, maxLength: 120 });

export const input = Type.Object({ a: name, b: name });

export const CONVENTIONS = {
  abjad: {
    default: "mashriqi",
    options: {
      mashriqi: { source: "al-Qalqashandi, Subh al-aʿsha, order of the east" },
      maghribi: {
        source: "al-Qalqashandi, Subh al-aʿsha; Ibn Khaldun, al-Muqaddima, nines of the west",
      },
    },
  },
  elements: {
    default: "fireEarth",
    options: {
      fireEarth: { source: "Weight of letters (eddouali), Natures of the letters (yazdan-h)" },
      fireAir: {
        source: "Ibn Khaldun, al-Muqaddima, on the secrets of letters; Encyclopaedia of Islam",
      },
    },
  },
  taMarbuta: {
    default: "ha",
    options: {
      ha: { source: "Some public programs of abjad" },
      ta: { source: "Other public programs of abjad" },
    },
  },
  hamza: {
    default: "seat",
    options: {
      seat: { source: "Public programs of abjad; some count a hamza on waw 6 and on ya 10" },
      alif: { source: "Note to Tuhfat al-muluk, p. 179: hamza counts as alif" },
    },
  },
} as const;
