import type { Tradition } from "#old";

export const TRADITIONS: readonly Tradition[] = [
  {
    id: "mesopotamian",
    title: { en: "Mesopotamian omens and stars", zhHant: "美索不達米亞之兆與星" },
    family: "Mesopotamian",
    region: "Babylonia and Assyria",
    icon: "icons/babylonian.svg",
  },
  {
    id: "egyptian",
    title: { en: "Egyptian days and decans", zhHant: "埃及之日與旬" },
    family: "Egyptian",
    region: "Egypt",
    icon: "icons/decan.svg",
  },
];
