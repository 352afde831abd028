/** Names of the Dreamspell count: seals, tones, colours, castles, earth families and plasmas. */
import { vocabulary, type IdOf } from "#sdk";

/** The twenty seals, seal 1 first. */
export const SEAL = vocabulary("seal", [
  "dragon",
  "wind",
  "night",
  "seed",
  "serpent",
  "worldBridger",
  "hand",
  "star",
  "moon",
  "dog",
  "monkey",
  "human",
  "skywalker",
  "wizard",
  "eagle",
  "warrior",
  "earth",
  "mirror",
  "storm",
  "sun",
]);
export type Seal = IdOf<typeof SEAL>;

/** The thirteen tones, tone 1 first. */
export const TONE = vocabulary("tone", [
  "magnetic",
  "lunar",
  "electric",
  "selfExisting",
  "overtone",
  "rhythmic",
  "resonant",
  "galactic",
  "solar",
  "planetary",
  "spectral",
  "crystal",
  "cosmic",
]);
export type Tone = IdOf<typeof TONE>;

/** The four colours, which follow each other from kin to kin. */
export const KIN_COLOUR = vocabulary("kinColour", ["red", "white", "blue", "yellow"]);
export type KinColour = IdOf<typeof KIN_COLOUR>;

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
