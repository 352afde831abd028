/** Arts that are fixed by the birth: they say the same of a person whatever is asked. */
import type { SystemId } from "./system.ts";

export const FIXED_BY_BIRTH: readonly SystemId[] = [
  "bazi.chart",
  "ziwei.chart",
  "boneWeight.calculate",
  "nineStarKi.chart",
  "tojeong.year",
  "tibetan.natal",
  "astrology.calculate",
  "numerology.calculate",
  "numerology.indian",
  "vedic.chart",
  "maya.birthSign",
  "kabbalah.birthAngel",
];

/** Where something is asked, such an art weighs half of one that is cast or set for the moment. */
export const QUESTION_WEIGHTS: Readonly<Partial<Record<SystemId, number>>> = Object.fromEntries(
  FIXED_BY_BIRTH.map((system) => [system, 0.5]),
);
