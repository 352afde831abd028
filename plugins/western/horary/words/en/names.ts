/** Names of kinds, of the table of strength, of units and quarters. */
import { english } from "#sdk";
import { strength } from "../../../core/words/en.ts";
import type { Element } from "#lore";

export { strength };

export const questionKind = {
  obtain: "whether it is obtained",
  state: "how somebody fares",
  vessel: "whether a ship or vehicle comes through",
  endure: "whether it lasts",
  children: "whether there will be children",
  report: "whether a report is true",
  lost: "whether it is found",
  theft: "whether stolen goods come back",
  fugitive: "whether one who fled is overtaken",
  release: "whether one who is held is freed",
  contest: "who prevails",
  siege: "whether a place is taken",
};

export const timeUnit = { days: "days", weeks: "weeks", months: "months", years: "years" };

/** `one week`, `7 weeks`. */
export function unitName(amount: number, unit: keyof typeof timeUnit): string {
  return english.counted(amount, timeUnit[unit].slice(0, -1));
}

export const wind = {
  north: "north",
  northNortheast: "north-northeast",
  northeast: "northeast",
  eastNortheast: "east-northeast",
  east: "east",
  eastSoutheast: "east-southeast",
  southeast: "southeast",
  southSoutheast: "south-southeast",
  south: "south",
  southSouthwest: "south-southwest",
  southwest: "southwest",
  westSouthwest: "west-southwest",
  west: "west",
  westNorthwest: "west-northwest",
  northwest: "northwest",
  northNorthwest: "north-northwest",
};

export const distance = {
  near: "close at hand",
  inTown: "in the neighbourhood",
  far: "farther off",
};

/** Kinds of place by element. */
export const place: Readonly<Record<Element, string>> = {
  fire: "near a hearth or stove, a wall or a partition",
  earth: "low down, on the ground or under the floor",
  air: "high up, in an upper room or on a shelf",
  water: "where it is damp: kitchen, bath, drain or shore",
};
