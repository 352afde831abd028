/** The systems of the regional blends, in the order of their answers. */
import type { SystemId } from "../core/system.ts";

export const EASTERN = [
  "bazi.chart",
  "ziwei.chart",
  "boneWeight.calculate",
  "qimen.calculate",
  "daLiuRen.calculate",
  "xiaoLiuRen.calculate",
  "taiYi.calculate",
  "liuyao.calculate",
  "meihua.calculate",
  "almanac.daily",
  "divination.draw",
  "nineStarKi.chart",
  "tojeong.year",
  "tibetan.natal",
] as const satisfies readonly SystemId[];

export const WESTERN = [
  "astrology.calculate",
  "horary.judge",
  "numerology.calculate",
  "tarot.draw",
  "runes.cast",
] as const satisfies readonly SystemId[];

export const AFRICAN = [
  "ifa.cast",
  "sikidy.cast",
  "hakata.cast",
] as const satisfies readonly SystemId[];

export const ISLAMIC = ["raml.cast", "ramal.cast"] as const satisfies readonly SystemId[];

export const INDIAN = ["vedic.chart", "numerology.indian"] as const satisfies readonly SystemId[];

/** Those of a birth with the chart of the moment, where something is asked. */
export const INDIAN_ASKED = [...INDIAN, "prashna.chart"] as const satisfies readonly SystemId[];
