/** English words of the eight directions. */
import type { Houi } from "../directions.ts";

export const houi: Readonly<Record<Houi, string>> = {
  north: "north",
  northeast: "north-east",
  east: "east",
  southeast: "south-east",
  south: "south",
  southwest: "south-west",
  west: "west",
  northwest: "north-west",
};

export const sectors = {
  title: "Width of the directions",
  options: {
    thirtySixty: "thirty degrees a side, sixty a corner",
    fortyFive: "forty-five degrees each",
  },
};
