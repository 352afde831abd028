/** Names of the Dreamspell count beside those of its kins. */
import { vocabulary } from "#sdk";

export const CASTLE = vocabulary("castle", ["red", "white", "blue", "yellow", "green"]);

/** Earth families; the first holds the seals divisible by five. */
export const EARTH_FAMILY = vocabulary("earthFamily", [
  "polar",
  "cardinal",
  "core",
  "signal",
  "gateway",
]);

/** The seven plasmas, that of the first day of a moon first. */
export const PLASMA = vocabulary("plasma", [
  "dali",
  "seli",
  "gamma",
  "kali",
  "alpha",
  "limi",
  "silio",
]);
