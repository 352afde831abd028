import { vocabulary, type IdOf } from "#sdk";
import { modulo, type StemBranch } from "#time";
import type { Chart } from "#east/four_pillars/chart.ts";
import {
  BY_DAY_STEM,
  BY_GROUP,
  BY_YEAR_BRANCH,
  TIAN_YI_ROWS,
  YANG_REN_ROWS,
  type StarId,
} from "../chart/star_table.ts";
import type { StarRules } from "../chart/stars.ts";

/** The twelve spirits that attend the spirit of the year, in their order from its own branch. */
export const ANNUAL_STAR = vocabulary("annualStar", {
  taiSui: { native: "太歲", roman: "tài suì" },
  taiYang: { native: "太陽", roman: "tài yáng" },
  sangMen: { native: "喪門", roman: "sāng mén" },
  taiYin: { native: "太陰", roman: "tài yīn" },
  guanFu: { native: "官符", roman: "guān fú" },
  xiaoHao: { native: "小耗", roman: "xiǎo hào" },
  suiPo: { native: "歲破", roman: "suì pò" },
  longDe: { native: "龍德", roman: "lóng dé" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  fuDe: { native: "福德", roman: "fú dé" },
  diaoKe: { native: "弔客", roman: "diào kè" },
  bingFu: { native: "病符", roman: "bìng fú" },
});
export type AnnualStar = IdOf<typeof ANNUAL_STAR>;

/**
 * Returns the spirit of a year under which a birth year comes.
 *
 * @source Xieji Bianfang Shu, juan 3, on the spirits of the year; 2024 (辰): 午 has 喪門, 戌 歲破, 卯 病符
 */
export function annualStarOf(yearBranch: number, birthBranch: number): AnnualStar {
  return ANNUAL_STAR.ids[modulo(birthBranch - yearBranch, 12)]!;
}

/**
 * Lists the stars of a chart that a passing branch brings: those of the day stem, and those of the year's and the
 * day's group.
 *
 * @source Sanming Tonghui, juan 2-3, the tables of the birth chart read upon a passing year
 */
export function starsOnPassing(
  { branch }: StemBranch,
  { dayMaster, year, day }: Chart,
  { noble, yinBlade }: StarRules,
): readonly StarId[] {
  const stars = new Set<StarId>();
  const brings = (star: StarId, row: string) => {
    if (row.includes(branch.native)) stars.add(star);
  };
  brings("tianYi", TIAN_YI_ROWS[noble][dayMaster.index]!);
  brings("yangRen", YANG_REN_ROWS[yinBlade][dayMaster.index]!);
  for (const [star, rows] of BY_DAY_STEM) brings(star, rows[dayMaster.index]!);
  for (const [star, row] of BY_GROUP) {
    for (const origin of [year, day]) brings(star, row[origin.branch.index % 4]!);
  }
  for (const [star, row] of BY_YEAR_BRANCH) brings(star, row[year.branch.index]!);
  return [...stars];
}
