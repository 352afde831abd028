/** Labels of an answer that is a chart. */
import { aspects, houses, place } from "./common.ts";

export const viewFields = {
  ...place,
  ...houses,
  ...aspects,
  bodies: "Bodies",
  body: "Body",
  retrograde: "Retrograde",
  angles: "Angles",
  ascendant: "Ascendant",
  midheaven: "Midheaven",
  aspects: "Aspects",
  a: "First",
  b: "Second",
};
