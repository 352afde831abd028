/** Chinese names that the arts of this folder share. */

export const dayPlanet = {
  sun: "太陽",
  moon: "月亮",
  mars: "火星",
  mercury: "水星",
  jupiter: "木星",
  venus: "金星",
  saturn: "土星",
  rahu: "羅睺",
};

export const direction = {
  north: "北",
  northEast: "東北",
  east: "東",
  southEast: "東南",
  south: "南",
  southWest: "西南",
  west: "西",
  northWest: "西北",
  centre: "中",
};
