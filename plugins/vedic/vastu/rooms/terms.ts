/** Rooms, zones and guardians of a house. */
import { vocabulary, type IdOf } from "#sdk";

export const USE = vocabulary("roomUse", [
  "worship",
  "bath",
  "kitchen",
  "bedroom",
  "toilet",
  "store",
  "study",
  "dining",
  "pantry",
  "treasury",
  "medicine",
  "living",
  "guest",
  "water",
]);
export type Use = IdOf<typeof USE>;

/** Sixteenths of the horizon, clockwise from the north. */
export const ZONE = vocabulary("vastuZone", [
  "n",
  "nne",
  "ne",
  "ene",
  "e",
  "ese",
  "se",
  "sse",
  "s",
  "ssw",
  "sw",
  "wsw",
  "w",
  "wnw",
  "nw",
  "nnw",
]);
export type Zone = IdOf<typeof ZONE>;

/** Guardians of the eight quarters, clockwise from the north. */
export const GUARDIAN = vocabulary("dikpala", {
  kubera: { native: "कुबेर", roman: "Kubera" },
  ishana: { native: "ईशान", roman: "Ishana" },
  indra: { native: "इन्द्र", roman: "Indra" },
  agni: { native: "अग्नि", roman: "Agni" },
  yama: { native: "यम", roman: "Yama" },
  nirriti: { native: "निरृति", roman: "Nirriti" },
  varuna: { native: "वरुण", roman: "Varuna" },
  vayu: { native: "वायु", roman: "Vayu" },
});
export type Guardian = IdOf<typeof GUARDIAN>;

export const FIT = vocabulary("roomFit", ["best", "good", "neutral", "amiss"]);
export type Fit = IdOf<typeof FIT>;

/** Proportions of a plot. */
export const PROPORTION = vocabulary("plotShape", ["square", "good", "long", "tooLong"]);
export type Proportion = IdOf<typeof PROPORTION>;
