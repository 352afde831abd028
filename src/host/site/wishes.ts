/** What people come to ask, and the arts that answer it: the way in for whoever knows no art by name. */

/** A wish by its code, with the systems that meet it, the first to try first. */
export const WISHES = {
  me: ["bazi.chart", "astrology.calculate", "ziwei.chart", "vedic.chart", "natal.tian"],
  love: ["compatibility.tian", "compatibility.bazi", "compatibility.horoscope", "tarot.draw"],
  work: ["bazi.forecast", "qimen.calculate", "progressions.calculate", "runes.cast"],
  decide: [
    "liuyao.calculate",
    "coinFlip.flip",
    "divination.draw",
    "horary.judge",
    "predict.binary",
  ],
  today: ["almanac.daily", "xiaoLiuRen.calculate", "dreamspell.kin", "aztec.tonalpohualli"],
  name: ["nameAnalysis.analyze", "numerology.calculate", "numerology.chaldean"],
  two: ["compatibility.zodiac", "compatibility.ziwei", "compatibility.vedicAshtakoot"],
  number: ["numberFengShui.phone", "numberFengShui.houseNumber", "auspicious.analyzeNumber"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Wished = keyof typeof WISHES;
