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
];
