/** Names of the figures and houses, and what they say. */
import type { FigureId } from "../../figures.ts";

/** Their Latin names. */
export const figure: Readonly<Record<FigureId, string>> = {
  via: "Via",
  caudaDraconis: "Cauda Draconis",
  puer: "Puer",
  fortunaMinor: "Fortuna Minor",
  puella: "Puella",
  amissio: "Amissio",
  carcer: "Carcer",
  laetitia: "Laetitia",
  caputDraconis: "Caput Draconis",
  conjunctio: "Conjunctio",
  acquisitio: "Acquisitio",
  rubeus: "Rubeus",
  fortunaMajor: "Fortuna Major",
  albus: "Albus",
  tristitia: "Tristitia",
  populus: "Populus",
};

/** What each does, after its name. */
export const sense: Readonly<Record<FigureId, string>> = {
  via: "changes everything it touches and favours going",
  caudaDraconis: "closes and sweeps out, good only for an ending",
  puer: "rushes in with courage and little thought",
  fortunaMinor: "gives quick help that must be used at once",
  puella: "pleases and smooths the way, and may change its mind",
  amissio: "lets things slip from the hand",
  carcer: "holds fast, delays and encloses",
  laetitia: "lifts the heart and mends",
  caputDraconis: "opens a good beginning",
  conjunctio: "brings people and things together",
  acquisitio: "gathers and gains",
  rubeus: "heats tempers and misleads",
  fortunaMajor: "wins by its own strength and lasts",
  albus: "clears the mind and goes gently",
  tristitia: "sinks and settles, good for ground and walls alone",
  populus: "takes the colour of its company",
};

export const house = [
  "the asker",
  "means",
  "kin and short ways",
  "home and land",
  "children and play",
  "work and illness",
  "partner and rival",
  "debts and other people's money",
  "journeys and learning",
  "standing and office",
  "friends and hopes",
  "what is hidden and confined",
] as const;
