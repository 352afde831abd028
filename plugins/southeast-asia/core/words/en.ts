/** English names that the arts of this folder share. */

export const dayPlanet = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars",
  mercury: "Mercury",
  jupiter: "Jupiter",
  venus: "Venus",
  saturn: "Saturn",
  rahu: "Rahu",
};

export const direction = {
  north: "north",
  northEast: "north-east",
  east: "east",
  southEast: "south-east",
  south: "south",
  southWest: "south-west",
  west: "west",
  northWest: "north-west",
  centre: "centre",
};

/** A planet within a sentence: Sun and Moon take the article. */
export function inSentence(planet: keyof typeof dayPlanet): string {
  const name = dayPlanet[planet];
  return planet === "sun" || planet === "moon" ? `the ${name}` : name;
}
