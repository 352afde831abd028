import type { Tradition } from "#sdk";

/** The canons of practice that this plugin serves. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "chinese-destiny",
    title: { en: "Chinese destiny arts (ming)", zhHant: "命學" },
    family: "Chinese",
    region: "China",
    icon: "icons/bazi.svg",
  },
  {
    id: "chinese-almanac",
    title: { en: "Chinese almanac and day selection", zhHant: "黃曆擇日" },
    family: "Chinese",
    region: "China",
    icon: "icons/almanac.svg",
  },
];
