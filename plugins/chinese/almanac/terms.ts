/** Terms of the almanac, beside its acts, spirits and phenologies and those that the floor below holds. */
import { vocabulary, type IdOf } from "#sdk";

/** Festivals of the lunar calendar. */
export const FESTIVAL = vocabulary("festival", {
  chunJie: { native: "春節", roman: "chūn jié" },
  yuanXiaoJie: { native: "元宵節", roman: "yuán xiāo jié" },
  longTouJie: { native: "龍頭節", roman: "lóng tóu jié" },
  shangSiJie: { native: "上巳節", roman: "shàng sì jié" },
  qingMingJie: { native: "清明節", roman: "qīng míng jié" },
  duanWuJie: { native: "端午節", roman: "duān wǔ jié" },
  qiXiJie: { native: "七夕節", roman: "qī xì jié" },
  zhongYuanJie: { native: "中元節", roman: "zhōng yuán jié" },
  zhongQiuJie: { native: "中秋節", roman: "zhōng qiū jié" },
  chongYangJie: { native: "重陽節", roman: "chóng yáng jié" },
  dongZhiJie: { native: "冬至節", roman: "dōng zhì jié" },
  laBaJie: { native: "臘八節", roman: "là bā jié" },
  chuXi: { native: "除夕", roman: "chú xì" },
});
export type Festival = IdOf<typeof FESTIVAL>;

/** Counted stretches of the year: dog days, nines of winter, plum rains. */
export const PERIOD = vocabulary("period", {
  chuFu: { native: "初伏", roman: "chū fú" },
  zhongFu: { native: "中伏", roman: "zhōng fú" },
  moFu: { native: "末伏", roman: "mò fú" },
  nine1: { native: "一九", roman: "yī jiǔ" },
  nine2: { native: "二九", roman: "èr jiǔ" },
  nine3: { native: "三九", roman: "sān jiǔ" },
  nine4: { native: "四九", roman: "sì jiǔ" },
  nine5: { native: "五九", roman: "wǔ jiǔ" },
  nine6: { native: "六九", roman: "liù jiǔ" },
  nine7: { native: "七九", roman: "qī jiǔ" },
  nine8: { native: "八九", roman: "bā jiǔ" },
  nine9: { native: "九九", roman: "jiǔ jiǔ" },
  ruMei: { native: "入梅", roman: "rù méi" },
  chuMei: { native: "出梅", roman: "chū méi" },
});
export type Period = IdOf<typeof PERIOD>;

/** Days apart. */
export const SPECIAL_DAY = vocabulary("specialDay", {
  monthBreak: { native: "月破", roman: "yuè pò" },
  fourPartings: { native: "四離", roman: "sì lí" },
  fourSeverances: { native: "四絕", roman: "sì jué" },
  pardon: { native: "天赦", roman: "tiān shè" },
  yangGong: { native: "楊公忌日", roman: "yáng gōng jì rì" },
});
export type SpecialDay = IdOf<typeof SPECIAL_DAY>;
