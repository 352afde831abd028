/** Names of the Dreamspell kins: seals, tones and colours. */
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
