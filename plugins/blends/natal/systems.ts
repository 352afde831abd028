import type { SystemId } from "../core/system.ts";
import { CHARTS } from "./themes.ts";

/** The systems of a birth, in the order of the answer. */
export const NATAL_SYSTEMS = [
  "bazi.chart",
  "ziwei.chart",
  "boneWeight.calculate",
  "vedic.chart",
  "vedic.nakshatra",
  "dasha.vimshottari",
  "astrology.calculate",
  "declination.compute",
  "fixedStars.locate",
  "nineStarKi.chart",
  "sukuyo.chart",
  "tibetan.natal",
  "mahabote.chart",
  "mahaThaksa.chart",
  "weton.calculate",
  "maya.birthSign",
  "aztec.tonalpohualli",
  "babylonian.horoscope",
  "decan.find",
  "kabbalah.birthAngel",
  "kabbalah.treeChart",
  "celticTree.sign",
] as const satisfies readonly SystemId[];

/**
 * A chart that is read whole weighs six: it judges by dozens of factors where the others look one day or degree up
 * in a table, and a tally is trusted at 0.6, so the four together hold a little more than half.
 */
export const CHART_WEIGHT = 6;

export const WEIGHTS: Readonly<Partial<Record<SystemId, number>>> = Object.fromEntries(
  CHARTS.map((chart) => [chart, CHART_WEIGHT]),
);

export const NAME = "natal.tian";
