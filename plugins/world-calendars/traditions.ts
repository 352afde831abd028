import type { Tradition } from "#old";

/** The reckonings of this folder, one per canon of practice. */
export const TRADITIONS: readonly Tradition[] = [
  {
    id: "discordian",
    title: { en: "Discordian calendar", zhHant: "紛亂曆" },
    family: "Modern",
    region: "United States",
    icon: "icons/discordian.svg",
  },
  {
    id: "thelemic",
    title: { en: "Thelemic dating", zhHant: "泰勒瑪紀年" },
    family: "Modern",
    region: "Britain and Italy",
    icon: "icons/thelemic.svg",
  },
  {
    id: "masonic",
    title: { en: "Masonic eras", zhHant: "共濟會紀年" },
    family: "Modern",
    region: "Britain and France",
    icon: "icons/masonic.svg",
  },
  {
    id: "christian-reckoning",
    title: { en: "Old Style and Easter reckoning", zhHant: "舊曆與復活節推算" },
    family: "Christian",
    region: "Christian world",
    icon: "icons/old_style.svg",
  },
  {
    id: "republican",
    title: {
      en: "French Republican calendar and decimal time",
      zhHant: "法國共和曆與十進位時間",
    },
    family: "Modern",
    region: "France",
    icon: "icons/decimal_time.svg",
  },
  {
    id: "soviet",
    title: { en: "Soviet calendar", zhHant: "蘇聯曆" },
    family: "Modern",
    region: "Soviet Union",
    icon: "icons/soviet.svg",
  },
];
