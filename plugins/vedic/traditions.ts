import type { Tradition } from "#old";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "vedic",
    title: { en: "Vedic astrology (Parashari)", zhHant: "吠陀占星（帕拉沙拉派）" },
    family: "Indian",
    region: "India",
    icon: "icons/vedic.svg",
  },
];
