/** The nine grahas: seven planets and the two nodes of the Moon. */
import type { Text } from "#old";

export const PLANET_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
/** One of the seven that rule signs. */
export type PlanetId = (typeof PLANET_IDS)[number];

export const GRAHA_IDS = [...PLANET_IDS, "rahu", "ketu"] as const;
export type GrahaId = (typeof GRAHA_IDS)[number];

export interface GrahaName {
  /** As in a table. */
  readonly name: Text;
  /** As in a sentence: "the Sun", "Mars". */
  readonly inProse: Text;
  readonly sanskrit: string;
  /** Two letters for the boxes of a chart. */
  readonly short: Text;
}

function graha(en: string, zhHant: string, sanskrit: string, short: string, shortZh: string) {
  const article = en === "Sun" || en === "Moon" ? `the ${en}` : en;
  return {
    name: { en, zhHant },
    inProse: { en: article, zhHant },
    sanskrit,
    short: { en: short, zhHant: shortZh },
  };
}

export const GRAHAS: Readonly<Record<GrahaId, GrahaName>> = {
  sun: graha("Sun", "太陽", "Surya", "Su", "日"),
  moon: graha("Moon", "月亮", "Chandra", "Mo", "月"),
  mars: graha("Mars", "火星", "Mangala", "Ma", "火"),
  mercury: graha("Mercury", "水星", "Budha", "Me", "水"),
  jupiter: graha("Jupiter", "木星", "Guru", "Ju", "木"),
  venus: graha("Venus", "金星", "Shukra", "Ve", "金"),
  saturn: graha("Saturn", "土星", "Shani", "Sa", "土"),
  rahu: graha("Rahu", "羅睺", "Rahu", "Ra", "羅"),
  ketu: graha("Ketu", "計都", "Ketu", "Ke", "計"),
};

/** Lords of the signs, index 0 is Aries. */
export const SIGN_LORDS: readonly PlanetId[] = [
  "mars",
  "venus",
  "mercury",
  "moon",
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "saturn",
  "jupiter",
];

export const WEEKDAY_LORDS: readonly PlanetId[] = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
];

/** Whether a graha is one of the seven planets. */
export function isPlanetId(id: GrahaId): id is PlanetId {
  return id !== "rahu" && id !== "ketu";
}
