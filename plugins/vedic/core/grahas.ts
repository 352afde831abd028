/** The nine grahas: seven planets and the two nodes of the Moon. */
import { vocabulary } from "#sdk";

export const PLANET_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
/** One of the seven that rule signs. */
export type PlanetId = (typeof PLANET_IDS)[number];

export const GRAHA_IDS = [...PLANET_IDS, "rahu", "ketu"] as const;
export type GrahaId = (typeof GRAHA_IDS)[number];

/** The nine with their Sanskrit names. */
export const GRAHA = vocabulary<"graha", GrahaId>("graha", {
  sun: { native: "सूर्य", roman: "Surya" },
  moon: { native: "चन्द्र", roman: "Chandra" },
  mars: { native: "मङ्गल", roman: "Mangala" },
  mercury: { native: "बुध", roman: "Budha" },
  jupiter: { native: "गुरु", roman: "Guru" },
  venus: { native: "शुक्र", roman: "Shukra" },
  saturn: { native: "शनि", roman: "Shani" },
  rahu: { native: "राहु", roman: "Rahu" },
  ketu: { native: "केतु", roman: "Ketu" },
});

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
