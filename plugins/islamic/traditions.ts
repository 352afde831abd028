import type { Tradition } from "#old";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "arabic-geomancy",
    title: { en: "ʿIlm al-raml", zhHant: "阿拉伯沙占" },
    family: "Arabic",
    region: "Maghreb, Egypt, Arabia",
    icon: "icons/raml.svg",
  },
  {
    id: "persian-geomancy",
    title: { en: "Persian and Indian ramal", zhHant: "波斯與印度拉瑪爾" },
    family: "Persian",
    region: "Iran and India",
    icon: "icons/ramal.svg",
  },
  {
    id: "huruf",
    title: { en: "Science of letters", zhHant: "字母之學" },
    family: "Arabic",
    region: "Arab world, Turkey, Iran, India",
    icon: "icons/huruf.svg",
  },
];
