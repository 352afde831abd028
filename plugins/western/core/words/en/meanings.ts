/** What planets, signs and houses stand for, in phrases that fit into sentences. */
import type { Sign } from "#lore";
import type { PointId } from "../../points.ts";

/** Themes of planets and points, as noun phrases. */
const THEMES: Readonly<Partial<Record<PointId, string>>> = {
  sun: "will and self-expression",
  moon: "feeling and habit",
  mercury: "thought and speech",
  venus: "affection and taste",
  mars: "drive and contest",
  jupiter: "growth and trust",
  saturn: "limits and staying power",
  uranus: "change and independence",
  neptune: "imagination and longing",
  pluto: "intensity and renewal",
  chiron: "an old wound and the skill it taught",
  meanNode: "direction and the company one keeps",
  trueNode: "direction and the company one keeps",
  ascendant: "bearing and the way one meets others",
  midheaven: "calling and public standing",
  descendant: "partnership",
  imumCoeli: "home and roots",
  fortune: "circumstances and livelihood",
  spirit: "purpose and choice",
};

/** The theme of a point. */
export function themeOf(id: PointId): string {
  return THEMES[id] ?? "a theme of its own";
}

/** How a sign goes about things, as an adverbial phrase. */
export const MANNERS: Readonly<Record<Sign, string>> = {
  aries: "directly and without waiting",
  taurus: "steadily and with an eye for what lasts",
  gemini: "by questions and quick exchange",
  cancer: "protectively and from memory",
  leo: "openly and with warmth",
  virgo: "carefully and piece by piece",
  libra: "by weighing and agreement",
  scorpio: "intently and below the surface",
  sagittarius: "broadly and with confidence",
  capricorn: "by plan and in patience",
  aquarius: "at a distance and on principle",
  pisces: "by sympathy and imagination",
};

const HOUSE_TOPICS = [
  "body and manner",
  "money and possessions",
  "siblings, letters and short journeys",
  "home, family and land",
  "children, play and pleasure",
  "work, service and health",
  "partners and open rivals",
  "shared means and what is owed",
  "travel, learning and belief",
  "calling and reputation",
  "friends, allies and hopes",
  "solitude and what is hidden",
];

/** What a house is about, as a noun phrase; 1 to 12. */
export function topicOf(house: number): string {
  return HOUSE_TOPICS[house - 1]!;
}
