/**
 * Tables of the Ziwei Doushu Quanshu: transformations, brightness, masters.
 *
 * @source Ziwei Doushu Quanshu (Ming); checked against 75 charts of iztro 2.6.1, 2 of which agree
 *   with fortel-ziweidoushu 1.3.4 in positions, bureau and decades
 */
import type { BrightnessId, StarId } from "./stars.ts";

/** Ids of tables of transformations. */
export type TransformationSchool = "quanShu" | "zhongZhou" | "gengTongRenown";

const QUAN_SHU: readonly (readonly [StarId, StarId, StarId, StarId])[] = [
  ["lianZhen", "poJun", "wuQu", "taiYang"],
  ["tianJi", "tianLiang", "ziWei", "taiYin"],
  ["tianTong", "tianJi", "wenChang", "lianZhen"],
  ["taiYin", "tianTong", "tianJi", "juMen"],
  ["tanLang", "taiYin", "youBi", "tianJi"],
  ["wuQu", "tanLang", "tianLiang", "wenQu"],
  ["taiYang", "wuQu", "taiYin", "tianTong"],
  ["juMen", "taiYang", "wenQu", "wenChang"],
  ["tianLiang", "ziWei", "zuoFu", "wuQu"],
  ["poJun", "juMen", "taiYin", "tanLang"],
];

/** Stars that take 祿 權 科 忌, by stem from 甲, in each school. */
export const TRANSFORMED: {
  readonly [K in TransformationSchool]: readonly (readonly [StarId, StarId, StarId, StarId])[];
} = {
  quanShu: QUAN_SHU,
  zhongZhou: QUAN_SHU.map((row, stem) => {
    if (stem === 4) return [row[0], row[1], "taiYang", row[3]];
    if (stem === 6) return [row[0], row[1], "tianFu", "tianTong"];
    return stem === 8 ? [row[0], row[1], "tianFu", row[3]] : row;
  }),
  gengTongRenown: QUAN_SHU.map((row, stem) =>
    stem === 6 ? [row[0], row[1], "tianTong", "taiYin"] : row,
  ),
};

const GRADES: Readonly<Record<string, BrightnessId | null>> = {
  廟: "miao",
  旺: "wang",
  得: "de",
  利: "li",
  平: "ping",
  不: "bu",
  陷: "xian",
  "–": null,
};

/** Brightness from 寅 to 丑. */
const BRIGHTNESS_ROWS: Readonly<Partial<Record<StarId, string>>> = {
  ziWei: "旺旺得旺廟廟旺旺得旺平廟",
  tianJi: "得旺利平廟陷得旺利平廟陷",
  taiYang: "旺廟旺旺旺得得平不陷陷不",
  wuQu: "得利廟平旺廟得利廟平旺廟",
  tianTong: "利平平廟陷不旺平平廟旺不",
  lianZhen: "廟平利陷平利廟平利陷平利",
  tianFu: "廟得廟得旺廟得旺廟得廟廟",
  taiYin: "旺陷陷陷不不利旺旺廟廟廟",
  tanLang: "平利廟陷旺廟平利廟陷旺廟",
  juMen: "廟廟陷旺旺不廟廟陷旺旺不",
  tianXiang: "廟陷得得廟得廟陷得得廟廟",
  tianLiang: "廟廟廟陷廟旺陷得廟陷廟旺",
  qiSha: "廟旺廟平旺廟廟旺廟平旺廟",
  poJun: "得陷旺平廟旺得陷旺平廟旺",
  wenChang: "陷利得廟陷利得廟陷利得廟",
  wenQu: "平旺得廟陷旺得廟陷旺得廟",
  huoXing: "廟利陷得廟利陷得廟利陷得",
  lingXing: "廟利陷得廟利陷得廟利陷得",
  qingYang: "–陷廟–陷廟–陷廟–陷廟",
  tuoLuo: "陷–廟陷–廟陷–廟陷–廟",
};

/** Returns the brightness of a star on a branch, or null where it has none. */
export function brightnessOf(star: StarId, branchIndex: number): BrightnessId | null {
  const row = BRIGHTNESS_ROWS[star];
  return row ? (GRADES[row[(branchIndex + 10) % 12]!] ?? null) : null;
}

/** Masters of the soul by branch, 子 first. */
export const SOUL_MASTERS: readonly StarId[] = [
  "tanLang",
  "juMen",
  "luCun",
  "wenQu",
  "lianZhen",
  "wuQu",
  "poJun",
  "wuQu",
  "lianZhen",
  "wenQu",
  "luCun",
  "juMen",
];

/** Masters of the body by year branch, 子 first. */
export const BODY_MASTERS: readonly StarId[] = [
  "huoXing",
  "tianXiang",
  "tianLiang",
  "tianTong",
  "wenChang",
  "tianJi",
  "huoXing",
  "tianXiang",
  "tianLiang",
  "tianTong",
  "wenChang",
  "tianJi",
];
