import type { Tradition } from "#old";

/** The schools of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "pythagorean",
    title: { en: "Pythagorean numerology", zhHant: "畢達哥拉斯數字命理" },
    family: "Numerology",
    region: "United States",
    icon: "icons/pythagorean.svg",
  },
  {
    id: "chaldean",
    title: { en: "Chaldean numerology", zhHant: "迦勒底數字命理" },
    family: "Numerology",
    region: "Britain",
    icon: "icons/chaldean.svg",
  },
  {
    id: "indian-numerology",
    title: { en: "Indian numerology", zhHant: "印度數字命理" },
    family: "Indian",
    region: "India",
    icon: "icons/indian.svg",
  },
  {
    id: "latin-letters",
    title: { en: "Latin letter numbers and chronograms", zhHant: "拉丁字母數值與紀年銘" },
    family: "Numerology",
    region: "Latin Europe",
    icon: "icons/chronogram.svg",
  },
];
