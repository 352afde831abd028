import type { Tradition } from "#old";

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
  {
    id: "chinese-boards",
    title: { en: "Chinese cosmic boards (san shi)", zhHant: "三式" },
    family: "Chinese",
    region: "China",
    icon: "icons/boards.svg",
  },
  {
    id: "chinese-changes",
    title: { en: "Book of Changes and its oracles", zhHant: "易占" },
    family: "Chinese",
    region: "China",
    icon: "icons/changes.svg",
  },
  {
    id: "chinese-feng-shui",
    title: { en: "Feng shui", zhHant: "風水" },
    family: "Chinese",
    region: "China",
    icon: "icons/kua.svg",
  },
  {
    id: "chinese-names-numbers",
    title: { en: "Chinese names and numbers", zhHant: "姓名與數字" },
    family: "Chinese",
    region: "China",
    icon: "icons/numbers.svg",
  },
];
