/** Chinese words of the eight directions. */
import type { Houi } from "../directions.ts";

export const houi: Readonly<Record<Houi, string>> = {
  north: "北",
  northeast: "東北",
  east: "東",
  southeast: "東南",
  south: "南",
  southwest: "西南",
  west: "西",
  northwest: "西北",
};

export const sectors = {
  title: "方位寬窄",
  options: { thirtySixty: "四正各三十度，四隅各六十度", fortyFive: "八方各四十五度" },
};
