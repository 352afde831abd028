import type { SystemId } from "../core/system.ts";

/** The matches, in the order of the answer. */
export const MATCH_SYSTEMS = [
  "compatibility.zodiac",
  "compatibility.birthday",
  "compatibility.bazi",
  "compatibility.ziwei",
  "compatibility.element",
  "compatibility.fengShuiKua",
  "compatibility.horoscope",
  "compatibility.celticTree",
  "compatibility.nineStarKi",
  "compatibility.japaneseEto",
  "compatibility.vedicAshtakoot",
  "compatibility.nakshatra",
  "compatibility.mayanTzolkin",
  "compatibility.arabicHuruf",
] as const satisfies readonly SystemId[];

export const NAME = "compatibility.tian";
