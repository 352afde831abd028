/** Names that the arts of this folder share. */
import { vocabulary, type IdOf } from "#sdk";

/** The planets of the week, with Rahu, who has a part of Wednesday. */
export const PLANET = vocabulary("dayPlanet", [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
  "rahu",
]);
export type Planet = IdOf<typeof PLANET>;

export const DIRECTION = vocabulary("direction", [
  "north",
  "northEast",
  "east",
  "southEast",
  "south",
  "southWest",
  "west",
  "northWest",
  "centre",
]);
export type Direction = IdOf<typeof DIRECTION>;
