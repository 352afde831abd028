/** Japanese words of the eight directions. */
import type { Houi } from "../directions.ts";

export const houi: Readonly<Record<Houi, string>> = {
  north: "北",
  northeast: "北東",
  east: "東",
  southeast: "南東",
  south: "南",
  southwest: "南西",
  west: "西",
  northwest: "北西",
};

export const sectors = {
  title: "方位の分け方",
  options: { thirtySixty: "四正三十度・四隅六十度", fortyFive: "八方位とも四十五度" },
};
