/**
 * What people look for and arts do not call themselves by: each idea with the systems that answer to it, the best
 * first. The words for it stand in `words/`, one file a language. Systems that are not served are passed over.
 */
export const CONCEPTS = {
  changes: ["liuyao.calculate", "meihua.calculate"],
  westernSigns: [
    "astrology.calculate",
    "compatibility.horoscope",
    "hellenistic.calculate",
    "astrologicalAges.current",
  ],
  animalSigns: [
    "compatibility.zodiac",
    "bazi.chart",
    "compatibility.japaneseEto",
    "tojeong.year",
    "tibetan.natal",
  ],
  birthSign: [
    "astrology.calculate",
    "compatibility.zodiac",
    "celticTree.sign",
    "maya.birthSign",
    "vedic.nakshatra",
  ],
  love: [
    "compatibility.tian",
    "compatibility.horoscope",
    "compatibility.bazi",
    "tarot.draw",
    "compatibility.ziwei",
    "compatibility.vedicAshtakoot",
    "compatibility.zodiac",
    "divination.draw",
  ],
  career: ["bazi.chart", "ziwei.chart", "natal.tian", "astrology.calculate", "tarot.draw"],
  money: ["bazi.chart", "ziwei.chart", "natal.tian", "divination.draw", "tarot.draw"],
  today: [
    "almanac.daily",
    "planetaryHours.day",
    "bazi.forecast",
    "moon.voidOfCourse",
    "xiaoLiuRen.calculate",
  ],
  thisYear: [
    "bazi.forecast",
    "tojeong.year",
    "numberFengShui.annualFortune",
    "progressions.calculate",
  ],
  goodDay: ["almanac.daily", "planetaryHours.day", "qimen.calculate"],
  yesOrNo: ["coinFlip.flip", "predict.binary", "tarot.draw", "horary.judge", "divination.draw"],
  lots: ["divination.draw"],
  lostThing: ["horary.judge", "xiaoLiuRen.calculate", "qimen.calculate", "liuyao.calculate"],
  birthChart: ["natal.tian", "astrology.calculate", "bazi.chart", "ziwei.chart", "vedic.chart"],
  name: ["nameAnalysis.analyze", "numerology.calculate", "compatibility.arabicHuruf"],
  number: [
    "numerology.calculate",
    "auspicious.analyzeNumber",
    "numberFengShui.phone",
    "numberFengShui.carPlate",
  ],
  fengShui: ["compatibility.fengShuiKua", "numberFengShui.houseNumber", "qimen.calculate"],
  cards: ["tarot.draw"],
  geomancy: ["raml.cast", "ramal.cast", "sikidy.cast", "blend.islamic"],
  personality: [
    "compatibility.enneagram",
    "compatibility.bloodType",
    "numerology.calculate",
    "natal.tian",
  ],
  timing: ["predict.timing", "horary.judge", "progressions.calculate", "dasha.vimshottari"],
  mercury: ["retrogrades.list"],
} as const;

export type Concept = keyof typeof CONCEPTS;

/** The words of one language for every idea, in lower case. */
export type ConceptWords = Readonly<Record<Concept, readonly string[]>>;
