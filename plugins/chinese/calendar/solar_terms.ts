import { Type } from "#old";
import { nextSolarTerm, previousSolarTerm, type SolarTerm } from "#sky";
import { epochMsOfJulianDay, formatLocal, fromLocalMs, type CivilMoment } from "#time";
import { namesOf, NamedShape, type Named } from "../core/named.ts";

/** The 24 solar terms by the Sun's longitude, index 0 is 春分 at 0°; odd ones open the months. */
export const SOLAR_TERMS: readonly Named[] = namesOf([
  ["chunFen", "春分", "chūn fēn", "spring equinox"],
  ["qingMing", "清明", "qīng míng", "clear and bright"],
  ["guYu", "穀雨", "gǔ yǔ", "grain rain"],
  ["liXia", "立夏", "lì xià", "start of summer"],
  ["xiaoMan", "小滿", "xiǎo mǎn", "lesser fullness"],
  ["mangZhong", "芒種", "máng zhòng", "grain in ear"],
  ["xiaZhi", "夏至", "xià zhì", "summer solstice"],
  ["xiaoShu", "小暑", "xiǎo shǔ", "lesser heat"],
  ["daShu", "大暑", "dà shǔ", "greater heat"],
  ["liQiu", "立秋", "lì qiū", "start of autumn"],
  ["chuShu", "處暑", "chǔ shǔ", "end of heat"],
  ["baiLu", "白露", "bái lù", "white dew"],
  ["qiuFen", "秋分", "qiū fēn", "autumn equinox"],
  ["hanLu", "寒露", "hán lù", "cold dew"],
  ["shuangJiang", "霜降", "shuāng jiàng", "descent of frost"],
  ["liDong", "立冬", "lì dōng", "start of winter"],
  ["xiaoXue", "小雪", "xiǎo xuě", "lesser snow"],
  ["daXue", "大雪", "dà xuě", "greater snow"],
  ["dongZhi", "冬至", "dōng zhì", "winter solstice"],
  ["xiaoHan", "小寒", "xiǎo hán", "lesser cold"],
  ["daHan", "大寒", "dà hán", "greater cold"],
  ["liChun", "立春", "lì chūn", "start of spring"],
  ["yuShui", "雨水", "yǔ shuǐ", "rain water"],
  ["jingZhe", "驚蟄", "jīng zhé", "awakening of insects"],
]);

/** A solar term as answers show it. */
export const TermShape = Type.Object(
  {
    term: NamedShape,
    longitudeDeg: Type.Number({ description: "Apparent longitude of the Sun, degrees" }),
    utc: Type.String({ description: "Instant, ISO 8601 with Z, to the second" }),
    local: Type.String({ description: "The same at the UTC offset of the moment read, ISO 8601" }),
    days: Type.Number({
      description: "Days from the term to the moment read; negative when it lies ahead",
    }),
  },
  { description: "A solar term and its instant" },
);

/** A solar term with its instant, as answers show it. */
export interface TermInstant {
  readonly term: Named;
  readonly longitudeDeg: number;
  readonly utc: string;
  readonly local: string;
  readonly days: number;
}

/** The jie (節) that opened the solar month and the one that ends it. */
export interface JieBracket {
  readonly previous: SolarTerm;
  readonly next: SolarTerm;
}

/** Finds the jie at or before an instant and the one after it. */
export function jieAround(julianDayUt: number): JieBracket {
  return {
    previous: previousSolarTerm(julianDayUt, "minor"),
    next: nextSolarTerm(julianDayUt, "minor"),
  };
}

/** Returns the branch of the solar month that a jie opens: 立春 opens 寅 (2), 小寒 丑 (1). */
export function monthBranchOfJie(termIndex: number): number {
  return ((termIndex - 21 + 24) / 2 + 2) % 12;
}

/** Returns a term as answers show it, seen from a civil moment. */
export function toTermInstant(term: SolarTerm, civil: CivilMoment): TermInstant {
  const ms = Math.round(epochMsOfJulianDay(term.julianDayUt) / 1000) * 1000;
  return {
    term: SOLAR_TERMS[term.index]!,
    longitudeDeg: term.longitudeDeg,
    utc: `${formatLocal(fromLocalMs(ms))}Z`,
    local: formatLocal(fromLocalMs(ms + civil.offsetSeconds * 1000)),
    days: Math.round((civil.julianDayUt - term.julianDayUt) * 1e5) / 1e5,
  };
}
