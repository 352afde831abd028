import type { Tradition } from "#sdk";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "yoruba",
    title: { en: "Yoruba Ifá, cowries and calendar", zhHant: "約魯巴伊法、貝占與曆法" },
    family: "Yoruba",
    region: "Nigeria, Benin, Cuba, Brazil",
    icon: "icons/ifa.svg",
  },
  {
    id: "malagasy",
    title: { en: "Malagasy sikidy and vintana", zhHant: "馬達加斯加西基迪與命辰" },
    family: "Malagasy",
    region: "Madagascar",
    icon: "icons/sikidy.svg",
  },
  {
    id: "shona",
    title: { en: "Hakata of southern Africa", zhHant: "非洲南部哈卡塔占板" },
    family: "Shona",
    region: "Zimbabwe, Mozambique, South Africa",
    icon: "icons/hakata.svg",
  },
];
