import type { Tradition } from "#old";

/** The canons of this folder. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "japanese",
    title: { en: "Japanese arts", zhHant: "日本術數" },
    family: "Japanese",
    region: "Japan",
    icon: "icons/nine_star.svg",
  },
  {
    id: "blood-type",
    title: { en: "Blood-type character (Japan)", zhHant: "日本血型性格" },
    family: "Japanese",
    region: "Japan",
    icon: "icons/blood_type.svg",
  },
  {
    id: "korean",
    title: { en: "Korean arts", zhHant: "韓國術數" },
    family: "Korean",
    region: "Korea",
    icon: "icons/tojeong.svg",
  },
];
