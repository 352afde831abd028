import { vocabulary, type IdOf } from "#sdk";

/** The six qi, in the order of the host: that of 厥陰 first. */
export const SIX_QI = vocabulary("sixQi", {
  jueYin: { native: "厥陰風木", roman: "jué yīn fēng mù" },
  shaoYin: { native: "少陰君火", roman: "shào yīn jūn huǒ" },
  shaoYang: { native: "少陽相火", roman: "shào yáng xiàng huǒ" },
  taiYin: { native: "太陰濕土", roman: "tài yīn shī tǔ" },
  yangMing: { native: "陽明燥金", roman: "yáng míng zào jīn" },
  taiYang: { native: "太陽寒水", roman: "tài yáng hán shuǐ" },
});
export type SixQi = IdOf<typeof SIX_QI>;

/** How the guest of a step stands to its host. */
export const ACCORD = vocabulary("qiAccord", {
  same: { native: "同氣", roman: "tóng qì" },
  feeds: { native: "客生主", roman: "kè shēng zhǔ" },
  fed: { native: "主生客", roman: "zhǔ shēng kè" },
  prevails: { native: "客勝主", roman: "kè shèng zhǔ" },
  yields: { native: "主勝客", roman: "zhǔ shèng kè" },
});
export type Accord = IdOf<typeof ACCORD>;

/** Years in which circuit and qi meet, as Suwen 71 lists them. */
export const QI_CLASS = vocabulary("qiClass", {
  tianFu: { native: "天符", roman: "tiān fú" },
  suiHui: { native: "歲會", roman: "suì huì" },
  taiYi: { native: "太乙天符", roman: "tài yǐ tiān fú" },
  tongTianFu: { native: "同天符", roman: "tóng tiān fú" },
  tongSuiHui: { native: "同歲會", roman: "tóng suì huì" },
});
export type QiClass = IdOf<typeof QI_CLASS>;
