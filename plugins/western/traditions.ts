import type { Tradition } from "#old";

/** The canons of practice of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "western",
    title: { en: "Western astrology", zhHant: "西洋占星" },
    family: "Western",
    region: "Europe and the Americas",
    icon: "icons/western.svg",
  },
  {
    id: "hellenistic",
    title: { en: "Hellenistic astrology", zhHant: "希臘占星" },
    family: "Western",
    region: "Greco-Roman Egypt",
    icon: "icons/hellenistic.svg",
  },
  {
    id: "traditional-western",
    title: { en: "Renaissance astrology", zhHant: "文藝復興占星" },
    family: "Western",
    region: "England and Italy",
    icon: "icons/horary.svg",
  },
  {
    id: "uranian",
    title: { en: "Uranian astrology and cosmobiology", zhHant: "漢堡學派與宇宙生物學" },
    family: "Western",
    region: "Germany",
    icon: "icons/cosmobiology.svg",
  },
];
