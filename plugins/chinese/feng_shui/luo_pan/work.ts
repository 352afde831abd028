import { Refusal, type InputOf } from "#sdk";
import type { LuoPanAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readBearing } from "./rings.ts";

export { drawLuoPan as picture } from "./picture.ts";

/** A bearing from true north becomes magnetic by taking the declination off. */
export function run({
  bearingDeg,
  reference = "magnetic",
  declinationDeg,
  voidLine,
}: InputOf<typeof input, typeof CONVENTIONS>): LuoPanAnswer {
  if (reference === "magnetic") return readBearing(bearingDeg, declinationDeg, voidLine);
  if (declinationDeg === undefined) throw new Refusal("declinationNeeded");
  return readBearing(bearingDeg - declinationDeg, declinationDeg, voidLine);
}
