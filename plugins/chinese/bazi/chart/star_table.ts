/**
 * Rules of the symbolic stars, as rows of characters in the order of stems (甲 first), branches
 * (子 first) or groups of three.
 *
 * @source Sanming Tonghui, juan 2-3; Yuanhai Ziping, "lun shen sha"; the disputed rows are
 *   conventions of the procedure
 */
import { vocabulary, type IdOf } from "#sdk";

/** The symbolic stars (神煞). */
export const STAR = vocabulary("star", {
  luShen: { native: "祿神", roman: "lù shén" },
  wenChang: { native: "文昌貴人", roman: "wén chāng guì rén" },
  taiJi: { native: "太極貴人", roman: "tài jí guì rén" },
  jinYu: { native: "金輿", roman: "jīn yú" },
  guoYin: { native: "國印貴人", roman: "guó yìn guì rén" },
  hongYan: { native: "紅豔", roman: "hóng yàn" },
  tianYi: { native: "天乙貴人", roman: "tiān yǐ guì rén" },
  yangRen: { native: "羊刃", roman: "yáng rèn" },
  yiMa: { native: "驛馬", roman: "yì mǎ" },
  taoHua: { native: "桃花", roman: "táo huā" },
  huaGai: { native: "華蓋", roman: "huá gài" },
  jiangXing: { native: "將星", roman: "jiàng xīng" },
  jieSha: { native: "劫煞", roman: "jié shà" },
  zaiSha: { native: "災煞", roman: "zāi shà" },
  wangShen: { native: "亡神", roman: "wáng shén" },
  guChen: { native: "孤辰", roman: "gū chén" },
  guaSu: { native: "寡宿", roman: "guǎ sù" },
  hongLuan: { native: "紅鸞", roman: "hóng luán" },
  tianXi: { native: "天喜", roman: "tiān xǐ" },
  tianDe: { native: "天德貴人", roman: "tiān dé guì rén" },
  yueDe: { native: "月德貴人", roman: "yuè dé guì rén" },
  tianYiDoctor: { native: "天醫", roman: "tiān yī" },
  kuiGang: { native: "魁罡", roman: "kuí gāng" },
  yinYangChaCuo: { native: "陰差陽錯", roman: "yīn chā yáng cuò" },
  shiEDaBai: { native: "十惡大敗", roman: "shí è dà bài" },
  sanQiHeaven: { native: "天上三奇", roman: "tiān shàng sān qí" },
  sanQiEarth: { native: "地下三奇", roman: "dì xià sān qí" },
  sanQiHuman: { native: "人中三奇", roman: "rén zhōng sān qí" },
});
export type StarId = IdOf<typeof STAR>;

/** Stars by the day stem, one string of branches for each stem from 甲 to 癸. */
export const BY_DAY_STEM: readonly (readonly [star: StarId, rows: readonly string[]])[] = [
  ["luShen", "寅 卯 巳 午 巳 午 申 酉 亥 子".split(" ")],
  ["wenChang", "巳 午 申 酉 申 酉 亥 子 寅 卯".split(" ")],
  ["taiJi", "子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申".split(" ")],
  ["jinYu", "辰 巳 未 申 未 申 戌 亥 丑 寅".split(" ")],
  ["guoYin", "戌 亥 丑 寅 丑 寅 辰 巳 未 申".split(" ")],
  ["hongYan", "午 午 寅 未 辰 辰 戌 酉 子 申".split(" ")],
];

/** Rows of the heavenly noble by school; that of 庚 is disputed. */
export const TIAN_YI_ROWS = {
  gengWithJiaWu: "丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳".split(" "),
  gengWithXin: "丑未 子申 亥酉 亥酉 丑未 子申 午寅 午寅 卯巳 卯巳".split(" "),
} as const;

/** Rows of the blade by school, those of yin stems disputed; `-` means none. */
export const YANG_REN_ROWS = {
  behindLu: "卯 寅 午 巳 午 巳 酉 申 子 亥".split(" "),
  storehouse: "卯 辰 午 未 午 未 酉 戌 子 丑".split(" "),
  yangOnly: "卯 - 午 - 午 - 酉 - 子 -".split(" "),
} as const;

/** Stars by the group of the year or day branch: 申子辰, 巳酉丑, 寅午戌, 亥卯未 (branch modulo 4). */
export const BY_GROUP: readonly (readonly [star: StarId, row: string])[] = [
  ["yiMa", "寅亥申巳"],
  ["taoHua", "酉午卯子"],
  ["huaGai", "辰丑戌未"],
  ["jiangXing", "子酉午卯"],
  ["jieSha", "巳寅亥申"],
  ["zaiSha", "午卯子酉"],
  ["wangShen", "亥申巳寅"],
];

/** Stars by the year branch alone, from 子 to 亥. */
export const BY_YEAR_BRANCH: readonly (readonly [star: StarId, row: string])[] = [
  ["guChen", "寅寅巳巳巳申申申亥亥亥寅"],
  ["guaSu", "戌戌丑丑丑辰辰辰未未未戌"],
  ["hongLuan", "卯寅丑子亥戌酉申未午巳辰"],
  ["tianXi", "酉申未午巳辰卯寅丑子亥戌"],
];

/** Stars by the month branch, from 子 to 亥; a stem or a branch. */
export const BY_MONTH_BRANCH: readonly (readonly [star: StarId, row: string])[] = [
  ["tianDe", "巳庚丁申壬辛亥甲癸寅丙乙"],
  ["yueDe", "壬庚丙甲壬庚丙甲壬庚丙甲"],
  ["tianYiDoctor", "亥子丑寅卯辰巳午未申酉戌"],
];

/** Stars of certain day pillars. */
export const BY_DAY_PILLAR: readonly (readonly [star: StarId, pairs: readonly string[]])[] = [
  ["kuiGang", "庚辰 庚戌 壬辰 戊戌".split(" ")],
  ["yinYangChaCuo", "丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥".split(" ")],
  ["shiEDaBai", "甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥".split(" ")],
];

/** Three consecutive stems that make the three wonders. */
export const THREE_WONDERS: readonly (readonly [star: StarId, stems: string])[] = [
  ["sanQiHeaven", "甲戊庚"],
  ["sanQiEarth", "乙丙丁"],
  ["sanQiHuman", "壬癸辛"],
];
