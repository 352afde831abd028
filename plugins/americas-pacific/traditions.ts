import type { Tradition } from "#old";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "maya",
    title: { en: "Maya calendar and day-keeping", zhHant: "馬雅曆與守日" },
    family: "Maya",
    region: "Mexico, Guatemala, Belize",
    icon: "icons/maya.svg",
  },
  {
    id: "aztec",
    title: { en: "Aztec tonalpohualli", zhHant: "阿茲特克神曆" },
    family: "Aztec",
    region: "Mexico",
    icon: "icons/aztec.svg",
  },
  {
    id: "dreamspell",
    title: { en: "Dreamspell thirteen moons", zhHant: "夢語十三月亮曆" },
    family: "Modern",
    region: "Modern",
    icon: "icons/dreamspell.svg",
  },
];
