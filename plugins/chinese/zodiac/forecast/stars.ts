/** Stars that a year brings to each animal, with what they touch and how much they weigh. */
import { vocabulary, type IdOf } from "#sdk";
import { BRANCHES, modulo, type StemBranch } from "#time";
import { annualStarOf } from "../../bazi/forecast/passing_stars.ts";
import {
  BY_DAY_STEM,
  BY_YEAR_BRANCH,
  TIAN_YI_ROWS,
  YANG_REN_ROWS,
} from "../../bazi/chart/star_table.ts";

/** Matters of a year. */
export const TOPIC = vocabulary("yearTopic", ["work", "money", "love", "home"]);
export type YearTopic = IdOf<typeof TOPIC>;

/** Stars by the year: its twelve spirits 歲前, those of its trine 將前, and those of its stem and branch. */
export const YEAR_STAR = vocabulary("yearStar", {
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
  jiangXing: { native: "將星", roman: "jiàng xīng" },
  panAn: { native: "攀鞍", roman: "pān ān" },
  yiMa: { native: "驛馬", roman: "yì mǎ" },
  xiShen: { native: "息神", roman: "xī shén" },
  huaGai: { native: "華蓋", roman: "huá gài" },
  jieSha: { native: "劫煞", roman: "jié shà" },
  zaiSha: { native: "災煞", roman: "zāi shà" },
  tianSha: { native: "天煞", roman: "tiān shà" },
  zhiBei: { native: "指背", roman: "zhǐ bèi" },
  xianChi: { native: "咸池", roman: "xián chí" },
  yueSha: { native: "月煞", roman: "yuè shà" },
  wangShen: { native: "亡神", roman: "wáng shén" },
  hongLuan: { native: "紅鸞", roman: "hóng luán" },
  tianXi: { native: "天喜", roman: "tiān xǐ" },
  guChen: { native: "孤辰", roman: "gū chén" },
  guaSu: { native: "寡宿", roman: "guǎ sù" },
  tianYi: { native: "天乙貴人", roman: "tiān yǐ guì rén" },
  wenChang: { native: "文昌", roman: "wén chāng" },
  luShen: { native: "祿神", roman: "lù shén" },
  yangRen: { native: "羊刃", roman: "yáng rèn" },
});
export type YearStar = IdOf<typeof YEAR_STAR>;

/** What a star touches, and its points; the order of good and ill is the books', the figures are this model's own. */
export const WEIGHTS: Readonly<Record<YearStar, readonly [topic: YearTopic, points: number]>> = {
  taiSui: ["work", -5],
  taiYang: ["work", 9],
  sangMen: ["home", -7],
  taiYin: ["money", 7],
  guanFu: ["work", -7],
  xiaoHao: ["money", -6],
  suiPo: ["money", -10],
  longDe: ["work", 9],
  baiHu: ["home", -8],
  fuDe: ["money", 9],
  diaoKe: ["home", -6],
  bingFu: ["home", -6],
  jiangXing: ["work", 7],
  panAn: ["work", 5],
  yiMa: ["work", 2],
  xiShen: ["home", -3],
  huaGai: ["love", -2],
  jieSha: ["money", -6],
  zaiSha: ["home", -6],
  tianSha: ["home", -4],
  zhiBei: ["work", -4],
  xianChi: ["love", 2],
  yueSha: ["home", -4],
  wangShen: ["money", -4],
  hongLuan: ["love", 9],
  tianXi: ["love", 8],
  guChen: ["love", -5],
  guaSu: ["love", -5],
  tianYi: ["work", 7],
  wenChang: ["work", 5],
  luShen: ["money", 8],
  yangRen: ["money", -5],
};

/** 將前 from 將星 of the year's trine on; the branch of 將星 is 子 酉 午 卯. */
const GENERAL_RING: readonly YearStar[] = [
  "jiangXing",
  "panAn",
  "yiMa",
  "xiShen",
  "huaGai",
  "jieSha",
  "zaiSha",
  "tianSha",
  "zhiBei",
  "xianChi",
  "yueSha",
  "wangShen",
];
const GENERAL_START = [0, 9, 6, 3] as const;

/**
 * Lists the stars that a year brings to those born under a branch.
 *
 * @param animal branch, 0 is 子
 * @source Xieji Bianfang Shu, juan 3 (歲前); Ziwei Doushu Quanshu (將前); Sanming Tonghui, juan 2-3 (stars of stem and branch read
 *   upon the passing year)
 */
export function starsOf({ stem, branch }: StemBranch, animal: number): readonly YearStar[] {
  const { native } = BRANCHES[animal]!;
  const start = GENERAL_START[branch.index % 4]!;
  const stars: YearStar[] = [
    annualStarOf(branch.index, animal),
    GENERAL_RING[modulo(animal - start, 12)]!,
  ];
  for (const [star, row] of BY_YEAR_BRANCH) {
    if (row[branch.index] === native && star in WEIGHTS) stars.push(star as YearStar);
  }
  if (TIAN_YI_ROWS.gengWithJiaWu[stem.index]!.includes(native)) stars.push("tianYi");
  for (const [star, rows] of BY_DAY_STEM) {
    const isOurs = star === "luShen" || star === "wenChang";
    if (isOurs && rows[stem.index] === native) stars.push(star);
  }
  if (YANG_REN_ROWS.yangOnly[stem.index] === native) stars.push("yangRen");
  return stars;
}
