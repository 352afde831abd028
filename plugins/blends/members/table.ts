/**
 * Every system a blend may call: its name in prose, its tradition, what it is asked from, and where its
 * score stands. Tests hold each row against the system's own schemas.
 */
import type { Text } from "#old";
import {
  byBirth,
  byBirthAndGender,
  byBirthAndName,
  byBirthAndYear,
  byBirthDay,
  byChance,
  byChanceAndMoment,
  byChanceWith,
  byDay,
  byHorary,
  byHourBoard,
  byMoment,
  byNameAndDay,
  byNames,
  byPair,
  byPairAndGender,
  type Asks,
} from "./asked.ts";
import * as boards from "./boards.ts";
import * as chinese from "./chinese_charts.ts";
import * as sky from "./sky_charts.ts";
import * as own from "./own.ts";
import { qimen } from "./qimen.ts";
import { asideScore, CONFIDENCE, noScore, ownScore, type Scoring } from "./member.ts";

/** One system. */
export interface Member {
  readonly name: string;
  /** Reads after "the": `four pillars`. */
  readonly title: Text;
  readonly tradition: string;
  readonly asks: Asks;
  readonly scoring: Scoring;
}

type Row = readonly [
  name: string,
  en: string,
  zhHant: string,
  tradition: string,
  asks: Asks,
  scoring: Scoring,
];

const tested = ownScore("/score", { testimonies: "/testimonies" });
const componentsOf = ownScore("/score", { testimonies: "/components" });
const CLARITY = asideScore("how clearly one tree speaks", "一樹獨言之清晰程度");
const CONCORD = asideScore("how closely the names agree", "諸名相合之程度");
const DESCRIBES = noScore(
  "The art describes and does not judge; no score is made up for it",
  "此術重在描述而不判吉凶，不另擬分數",
);

/** Birth charts and day signs. */
const BIRTH_ROWS: readonly Row[] = [
  ["bazi.chart", "four pillars", "八字", "chinese-destiny", byBirthAndGender, chinese.bazi],
  [
    "ziwei.chart",
    "Purple Star chart",
    "紫微斗數",
    "chinese-destiny",
    byBirthAndGender,
    chinese.ziwei,
  ],
  ["boneWeight.calculate", "bone weight", "稱骨", "chinese-destiny", byBirth, chinese.boneWeight],
  ["vedic.chart", "Vedic chart", "吠陀命盤", "vedic", byBirth, sky.vedic],
  ["vedic.nakshatra", "birth nakshatra", "本命月宿", "vedic", byBirth, DESCRIBES],
  ["dasha.vimshottari", "Vimshottari periods", "百二十年大運", "vedic", byBirth, DESCRIBES],
  ["astrology.calculate", "Western chart", "西洋星盤", "western", byBirth, sky.western],
  ["declination.compute", "declinations", "赤緯", "western", byBirth, DESCRIBES],
  ["fixedStars.locate", "fixed stars", "恆星", "western", byBirth, sky.fixedStars],
  ["nineStarKi.chart", "Nine Star Ki chart", "九星氣學", "japanese", byBirth, tested],
  ["sukuyo.chart", "sukuyo lodge", "宿曜", "japanese", byBirth, tested],
  ["tibetan.natal", "Tibetan forces", "西藏命盤", "tibetan", byBirth, tested],
  ["mahabote.chart", "Burmese mahabote", "緬甸摩訶部多", "burmese", byBirth, tested],
  ["mahaThaksa.chart", "Thai wheel", "泰國大塔薩輪", "thai", byBirth, tested],
  ["weton.calculate", "Javanese weton", "爪哇生日", "javanese", byBirth, tested],
  ["maya.birthSign", "Maya day", "馬雅生日", "maya", byBirth, tested],
  ["aztec.tonalpohualli", "Aztec day", "阿茲特克神曆日", "aztec", byBirthDay, tested],
  ["babylonian.horoscope", "Babylonian omens", "巴比倫星兆", "mesopotamian", byBirth, tested],
  ["decan.find", "Egyptian decans", "埃及旬星", "egyptian", byBirth, tested],
  ["kabbalah.birthAngel", "names of the birth", "出生聖名", "kabbalistic", byBirth, CONCORD],
  ["kabbalah.treeChart", "Tree of Life", "生命之樹", "kabbalistic", byBirth, tested],
  ["celticTree.sign", "Celtic tree", "凱爾特樹", "celtic", byBirth, CLARITY],
  ["tojeong.year", "Tojeong year", "土亭祕訣", "korean", byBirthAndYear, tested],
  ["numerology.calculate", "Pythagorean numbers", "生命靈數", "pythagorean", byNameAndDay, tested],
  [
    "numerology.indian",
    "Indian numbers",
    "印度數字",
    "indian-numerology",
    byBirthAndName,
    ownScore("/score/value", { testimonies: "/score/testimonies" }),
  ],
];

/** Boards of a moment and draws by chance. */
const QUESTION_ROWS: readonly Row[] = [
  ["qimen.calculate", "mysterious gates", "奇門遁甲", "chinese-boards", byMoment, qimen],
  [
    "daLiuRen.calculate",
    "Great Six Ren board",
    "大六壬",
    "chinese-boards",
    byMoment,
    boards.daLiuRen,
  ],
  [
    "xiaoLiuRen.calculate",
    "Small Six Ren count",
    "小六壬",
    "chinese-boards",
    byMoment,
    boards.xiaoLiuRen,
  ],
  ["taiYi.calculate", "Supreme One board", "太乙", "chinese-boards", byHourBoard, boards.taiYi],
  ["liuyao.calculate", "six lines", "六爻", "chinese-changes", byChanceAndMoment, boards.liuyao],
  [
    "meihua.calculate",
    "plum blossom hexagram",
    "梅花易數",
    "chinese-changes",
    byMoment,
    boards.meihua,
  ],
  ["almanac.daily", "almanac", "黃曆", "chinese-almanac", byDay, boards.almanac],
  [
    "divination.draw",
    "temple lot",
    "靈籤",
    "temple-lots",
    byChanceWith({ systemSlug: "guanyin-100" }),
    own.lot,
  ],
  [
    "horary.judge",
    "horary chart",
    "卜卦占星",
    "traditional-western",
    byHorary,
    ownScore("/score", { testimonies: "/testimonies", confidence: "/confidence" }),
  ],
  ["tarot.draw", "tarot cards", "塔羅", "tarot", byChanceWith({ spread: "three" }), own.tarot],
  ["runes.cast", "runes", "盧恩符文", "norse", byChanceWith({ spread: "three" }), tested],
  ["ifa.cast", "Ifá cast", "伊法占卜", "yoruba", byChance, own.ifa],
  ["sikidy.cast", "sikidy seeds", "西基迪種籽占", "malagasy", byChance, tested],
  ["hakata.cast", "hakata tablets", "哈卡塔占板", "shona", byChance, own.hakata],
  ["raml.cast", "Arabic sand tableau", "阿拉伯沙占", "arabic-geomancy", byChance, tested],
  ["ramal.cast", "Persian ramal dice", "波斯拉瑪爾", "persian-geomancy", byChance, tested],
];

/** Matches of two people. */
const MATCH_ROWS: readonly Row[] = [
  ["compatibility.zodiac", "animals of the years", "生肖", "chinese-destiny", byPair, own.zodiac],
  ["compatibility.birthday", "birthday numbers", "生日數", "pythagorean", byPair, own.sided],
  [
    "compatibility.bazi",
    "four pillars",
    "八字合婚",
    "chinese-destiny",
    byPairAndGender,
    own.parted,
  ],
  [
    "compatibility.ziwei",
    "Purple Star charts",
    "紫微合盤",
    "chinese-destiny",
    byPairAndGender,
    own.parted,
  ],
  ["compatibility.element", "five elements", "五行", "chinese-destiny", byPair, own.parted],
  [
    "compatibility.fengShuiKua",
    "life trigrams",
    "命卦",
    "chinese-feng-shui",
    byPairAndGender,
    own.kua,
  ],
  ["compatibility.horoscope", "two Western charts", "西洋合盤", "western", byPair, componentsOf],
  ["compatibility.celticTree", "Celtic trees", "凱爾特樹", "celtic", byPair, componentsOf],
  ["compatibility.nineStarKi", "Nine Star Ki charts", "九星氣學", "japanese", byPair, componentsOf],
  ["compatibility.japaneseEto", "eto of Japan", "日本干支", "japanese", byPair, componentsOf],
  ["compatibility.vedicAshtakoot", "eightfold match", "八合婚配", "vedic", byPair, own.sided],
  ["compatibility.nakshatra", "birth stars", "本命月宿", "vedic", byPair, own.sided],
  ["compatibility.mayanTzolkin", "tzolkin days", "卓爾金曆", "maya", byPair, componentsOf],
  ["compatibility.arabicHuruf", "Arabic letters", "阿拉伯字母", "huruf", byNames, componentsOf],
];

export const MEMBERS: ReadonlyMap<string, Member> = new Map(
  [...BIRTH_ROWS, ...QUESTION_ROWS, ...MATCH_ROWS].map(
    ([name, en, zhHant, tradition, asks, scoring]) => [
      name,
      { name, title: { en, zhHant }, tradition, asks, scoring },
    ],
  ),
);

/** Members by name, in the order given. */
export function membersOf(names: readonly string[]): readonly Member[] {
  return names.map((name) => {
    const member = MEMBERS.get(name);
    if (!member) throw new TypeError(`Cannot blend: ${name} is not in the table of members`);
    return member;
  });
}

/** What the catalogue tells of a blend: each member's share and where its score comes from. */
export function memberOptions(
  names: readonly string[],
  weights: Readonly<Record<string, number>> = {},
) {
  return membersOf(names).map(({ name, title, scoring }) => ({
    system: name,
    title,
    weight: weights[name] ?? 1,
    origin: scoring.origin,
    confidence: CONFIDENCE[scoring.origin],
    rule: scoring.rule,
  }));
}
