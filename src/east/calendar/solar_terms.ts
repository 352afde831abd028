import { term, Type, vocabulary, type IdOf, type Static } from "#sdk";
import { nextSolarTerm, previousSolarTerm, type SolarTerm } from "#sky";
import { epochMsOfJulianDay, formatLocal, fromLocalMs, type CivilMoment } from "#time";

/** The 24 solar terms by the Sun's longitude, index 0 is 春分 at 0°; odd ones open the months. */
export const SOLAR_TERM = vocabulary("solarTerm", {
  chunFen: { native: "春分", roman: "chūn fēn" },
  qingMing: { native: "清明", roman: "qīng míng" },
  guYu: { native: "穀雨", roman: "gǔ yǔ" },
  liXia: { native: "立夏", roman: "lì xià" },
  xiaoMan: { native: "小滿", roman: "xiǎo mǎn" },
  mangZhong: { native: "芒種", roman: "máng zhòng" },
  xiaZhi: { native: "夏至", roman: "xià zhì" },
  xiaoShu: { native: "小暑", roman: "xiǎo shǔ" },
  daShu: { native: "大暑", roman: "dà shǔ" },
  liQiu: { native: "立秋", roman: "lì qiū" },
  chuShu: { native: "處暑", roman: "chǔ shǔ" },
  baiLu: { native: "白露", roman: "bái lù" },
  qiuFen: { native: "秋分", roman: "qiū fēn" },
  hanLu: { native: "寒露", roman: "hán lù" },
  shuangJiang: { native: "霜降", roman: "shuāng jiàng" },
  liDong: { native: "立冬", roman: "lì dōng" },
  xiaoXue: { native: "小雪", roman: "xiǎo xuě" },
  daXue: { native: "大雪", roman: "dà xuě" },
  dongZhi: { native: "冬至", roman: "dōng zhì" },
  xiaoHan: { native: "小寒", roman: "xiǎo hán" },
  daHan: { native: "大寒", roman: "dà hán" },
  liChun: { native: "立春", roman: "lì chūn" },
  yuShui: { native: "雨水", roman: "yǔ shuǐ" },
  jingZhe: { native: "驚蟄", roman: "jīng zhé" },
});
export type SolarTermId = IdOf<typeof SOLAR_TERM>;

/** A solar term and its instant, as answers show it. */
export const termInstantShape = (description: string) =>
  Type.Object(
    {
      term: term(SOLAR_TERM, "The solar term"),
      longitudeDeg: Type.Number({ description: "Apparent longitude of the Sun, degrees" }),
      utc: Type.String({ description: "Instant, ISO 8601 with Z, to the second" }),
      local: Type.String({
        description: "The same at the UTC offset of the moment read, ISO 8601",
      }),
      days: Type.Number({
        description: "Days from the term to the moment read; negative when it lies ahead",
      }),
    },
    { description },
  );

/** A solar term with its instant, as answers show it. */
export type TermView = Static<ReturnType<typeof termInstantShape>>;

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
export function viewTerm(term: SolarTerm, civil: CivilMoment): TermView {
  const ms = Math.round(epochMsOfJulianDay(term.julianDayUt) / 1000) * 1000;
  return {
    term: SOLAR_TERM.ids[term.index]!,
    longitudeDeg: term.longitudeDeg,
    utc: `${formatLocal(fromLocalMs(ms))}Z`,
    local: formatLocal(fromLocalMs(ms + civil.offsetSeconds * 1000)),
    days: Math.round((civil.julianDayUt - term.julianDayUt) * 1e5) / 1e5,
  };
}
