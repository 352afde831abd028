import type { Tradition } from "#old";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "thai",
    title: { en: "Thai arts", zhHant: "泰國術數" },
    family: "Thai",
    region: "Thailand and Laos",
    icon: "icons/thaksa.svg",
  },
  {
    id: "burmese",
    title: { en: "Burmese arts", zhHant: "緬甸術數" },
    family: "Burmese",
    region: "Myanmar",
    icon: "icons/mahabote.svg",
  },
  {
    id: "javanese",
    title: { en: "Javanese arts", zhHant: "爪哇術數" },
    family: "Javanese",
    region: "Java",
    icon: "icons/weton.svg",
  },
];
