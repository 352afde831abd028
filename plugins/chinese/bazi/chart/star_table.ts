/**
 * Rules of the symbolic stars, as rows of characters in the order of stems (甲 first), branches
 * (子 first) or groups of three.
 *
 * @source Sanming Tonghui, juan 2-3; Yuanhai Ziping, "lun shen sha"; the disputed rows are
 *   conventions of the procedure
 */
import type { Phase } from "#lore";
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
  fuXing: { native: "福星貴人", roman: "fú xīng guì rén" },
  xueTang: { native: "學堂", roman: "xué táng" },
  ciGuan: { native: "詞館", roman: "cí guǎn" },
  liuXia: { native: "流霞", roman: "liú xiá" },
  feiRen: { native: "飛刃", roman: "fēi rèn" },
  tianChu: { native: "天廚貴人", roman: "tiān chú guì rén" },
  anLu: { native: "暗祿", roman: "àn lù" },
  tianShe: { native: "天赦", roman: "tiān shè" },
  tianDeHe: { native: "天德合", roman: "tiān dé hé" },
  yueDeHe: { native: "月德合", roman: "yuè dé hé" },
  yueKong: { native: "月空", roman: "yuè kōng" },
  yuanChen: { native: "元辰", roman: "yuán chén" },
  gouSha: { native: "勾煞", roman: "gōu shà" },
  jiaoSha: { native: "絞煞", roman: "jiǎo shà" },
  sangMen: { native: "喪門", roman: "sāng mén" },
  diaoKe: { native: "弔客", roman: "diào kè" },
  piMa: { native: "披麻", roman: "pī má" },
  guanFu: { native: "官符", roman: "guān fú" },
  bingFu: { native: "病符", roman: "bìng fú" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  longDe: { native: "龍德", roman: "lóng dé" },
  fuDe: { native: "福德", roman: "fú dé" },
  poSui: { native: "破碎", roman: "pò suì" },
  liuE: { native: "六厄", roman: "liù è" },
  panAn: { native: "攀鞍", roman: "pān ān" },
  yueSha: { native: "月煞", roman: "yuè shà" },
  tianLuo: { native: "天羅", roman: "tiān luó" },
  diWang: { native: "地網", roman: "dì wǎng" },
  kongWang: { native: "空亡", roman: "kōng wáng" },
  guLuan: { native: "孤鸞", roman: "gū luán" },
  shiLing: { native: "十靈日", roman: "shí líng rì" },
  riDe: { native: "日德", roman: "rì dé" },
  riGui: { native: "日貴", roman: "rì guì" },
  jiuChou: { native: "九醜", roman: "jiǔ chǒu" },
  baZhuan: { native: "八專", roman: "bā zhuān" },
  liuXiu: { native: "六秀", roman: "liù xiù" },
  jinShen: { native: "金神", roman: "jīn shén" },
  siFei: { native: "四廢", roman: "sì fèi" },
  tianZhuan: { native: "天轉", roman: "tiān zhuǎn" },
  diZhuan: { native: "地轉", roman: "dì zhuǎn" },
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
  ["fuXing", "寅子 卯丑 寅子 亥 申 未 午 巳 辰 卯丑".split(" ")],
  ["liuXia", "酉 戌 未 申 巳 午 辰 卯 亥 寅".split(" ")],
  ["tianChu", "巳 午 巳 午 申 酉 亥 子 寅 卯".split(" ")],
  ["anLu", "亥 戌 申 未 申 未 巳 辰 寅 丑".split(" ")],
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
  ["liuE", "卯子酉午"],
  ["panAn", "丑戌未辰"],
  ["yueSha", "戌未辰丑"],
];

/** Stars by the year branch alone, from 子 to 亥. */
export const BY_YEAR_BRANCH: readonly (readonly [star: StarId, row: string])[] = [
  ["guChen", "寅寅巳巳巳申申申亥亥亥寅"],
  ["guaSu", "戌戌丑丑丑辰辰辰未未未戌"],
  ["hongLuan", "卯寅丑子亥戌酉申未午巳辰"],
  ["tianXi", "酉申未午巳辰卯寅丑子亥戌"],
  ["poSui", "巳丑酉巳丑酉巳丑酉巳丑酉"],
];

/** Spirits that attend the spirit of the birth year: how many branches on from it each stands. */
export const BY_DISTANCE: readonly (readonly [star: StarId, branches: number])[] = [
  ["sangMen", 2],
  ["guanFu", 4],
  ["longDe", 7],
  ["baiHu", 8],
  ["fuDe", 9],
  ["piMa", 9],
  ["diaoKe", 10],
  ["bingFu", 11],
];

/** The same for yang men and yin women; yin men and yang women count the other way. */
export const BY_DISTANCE_AND_GENDER: readonly (readonly [star: StarId, branches: number])[] = [
  ["yuanChen", 7],
  ["gouSha", 3],
  ["jiaoSha", -3],
];

/** Stars by the sound of the year, the branches for each element. */
export const BY_YEAR_SOUND: readonly (readonly [
  star: StarId,
  branches: Readonly<Partial<Record<Phase, string>>>,
])[] = [
  ["xueTang", { wood: "亥", fire: "寅", earth: "申", metal: "巳", water: "申" }],
  ["ciGuan", { wood: "寅", fire: "巳", earth: "亥", metal: "申", water: "亥" }],
  ["tianLuo", { fire: "戌亥" }],
  ["diWang", { earth: "辰巳", water: "辰巳" }],
];

/** Stars of certain day pillars of a season: spring, summer, autumn, winter. */
export const BY_SEASON_AND_DAY: readonly (readonly [star: StarId, pairs: readonly string[]])[] = [
  ["tianShe", ["戊寅", "甲午", "戊申", "甲子"]],
  ["siFei", ["庚申 辛酉", "壬子 癸亥", "甲寅 乙卯", "丙午 丁巳"]],
  ["tianZhuan", ["乙卯", "丙午", "辛酉", "壬子"]],
  ["diZhuan", ["辛卯", "戊午", "癸酉", "丙子"]],
];

/** Stars by the month branch, from 子 to 亥; a stem or a branch. */
export const BY_MONTH_BRANCH: readonly (readonly [star: StarId, row: string])[] = [
  ["tianDe", "巳庚丁申壬辛亥甲癸寅丙乙"],
  ["yueDe", "壬庚丙甲壬庚丙甲壬庚丙甲"],
  ["tianDeHe", "申乙壬巳丁丙寅己戊亥辛庚"],
  ["yueDeHe", "丁乙辛己丁乙辛己丁乙辛己"],
  ["yueKong", "丙甲壬庚丙甲壬庚丙甲壬庚"],
  ["tianYiDoctor", "亥子丑寅卯辰巳午未申酉戌"],
];

/** Stars of certain day pillars. */
export const BY_DAY_PILLAR: readonly (readonly [star: StarId, pairs: readonly string[]])[] = [
  ["kuiGang", "庚辰 庚戌 壬辰 戊戌".split(" ")],
  ["yinYangChaCuo", "丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥".split(" ")],
  ["guLuan", "乙巳 丁巳 辛亥 戊申 甲寅".split(" ")],
  ["shiLing", "甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未".split(" ")],
  ["riDe", "甲寅 丙辰 戊辰 庚辰 壬戌".split(" ")],
  ["riGui", "丁酉 丁亥 癸巳 癸卯".split(" ")],
  ["jiuChou", "丁酉 戊子 戊午 己卯 己酉 辛卯 辛酉 壬子 壬午".split(" ")],
  ["baZhuan", "甲寅 乙卯 丁未 己未 戊戌 庚申 辛酉 癸丑".split(" ")],
  ["liuXiu", "丙午 丁未 戊子 戊午 己丑 己未".split(" ")],
  ["shiEDaBai", "甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥".split(" ")],
];

/** Hours that make the metal spirit for the days 甲 and 己. */
export const METAL_SPIRIT = { days: "甲己", hours: ["乙丑", "己巳", "癸酉"] } as const;

/** Three consecutive stems that make the three wonders. */
export const THREE_WONDERS: readonly (readonly [star: StarId, stems: string])[] = [
  ["sanQiHeaven", "甲戊庚"],
  ["sanQiEarth", "乙丙丁"],
  ["sanQiHuman", "壬癸辛"],
];
