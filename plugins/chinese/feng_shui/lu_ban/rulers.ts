/** The rulers, their sections and the parts of each. */
import { vocabulary, type IdOf } from "#sdk";

export const RULER = vocabulary("ruler", {
  luban: { native: "魯班尺", roman: "lǔ bān chǐ" },
  door: { native: "門尺", roman: "mén chǐ" },
  dinglan: { native: "丁蘭尺", roman: "dīng lán chǐ" },
});
export type Ruler = IdOf<typeof RULER>;

/** Sections of all rulers; those of one name on two rulers stand apart. */
export const SECTION = vocabulary("rulerSection", {
  cai: { native: "財", roman: "cái" },
  bing: { native: "病", roman: "bìng" },
  li: { native: "離", roman: "lí" },
  yi: { native: "義", roman: "yì" },
  guan: { native: "官", roman: "guān" },
  jie: { native: "劫", roman: "jié" },
  hai: { native: "害", roman: "hài" },
  ben: { native: "本", roman: "běn" },
  guiRen: { native: "貴人", roman: "guì rén" },
  xianHuo: { native: "險禍", roman: "xiǎn huò" },
  tianZai: { native: "天災", roman: "tiān zāi" },
  tianCai: { native: "天財", roman: "tiān cái" },
  fuLu: { native: "福祿", roman: "fú lù" },
  guDu: { native: "孤獨", roman: "gū dú" },
  tianZei: { native: "天賊", roman: "tiān zéi" },
  zaiXiang: { native: "宰相", roman: "zǎi xiàng" },
  ding: { native: "丁", roman: "dīng" },
  wang: { native: "旺", roman: "wàng" },
  ku: { native: "苦", roman: "kǔ" },
  si: { native: "死", roman: "sǐ" },
  xing: { native: "興", roman: "xīng" },
  shi: { native: "失", roman: "shī" },
});
export type Section = IdOf<typeof SECTION>;

/** Parts of sections. */
export const PART = vocabulary("rulerPart", {
  caiDe: { native: "財德", roman: "cái dé" },
  baoKu: { native: "寶庫", roman: "bǎo kù" },
  liuHe: { native: "六合", roman: "liù hé" },
  yingFu: { native: "迎福", roman: "yíng fú" },
  tuiCai: { native: "退財", roman: "tuì cái" },
  gongShi: { native: "公事", roman: "gōng shì" },
  laoZhi: { native: "牢執", roman: "láo zhí" },
  guGua: { native: "孤寡", roman: "gū guǎ" },
  changKu: { native: "長庫", roman: "cháng kù" },
  jieCai: { native: "劫財", roman: "jié cái" },
  guanGui: { native: "官鬼", roman: "guān guǐ" },
  shiTuo: { native: "失脫", roman: "shī tuō" },
  tianDing: { native: "添丁", roman: "tiān dīng" },
  yiLi: { native: "益利", roman: "yì lì" },
  guiZi: { native: "貴子", roman: "guì zǐ" },
  daJi: { native: "大吉", roman: "dà jí" },
  shunKe: { native: "順科", roman: "shùn kē" },
  hengCai: { native: "橫財", roman: "hèng cái" },
  jinYi: { native: "進益", roman: "jìn yì" },
  fuGui: { native: "富貴", roman: "fù guì" },
  siBie: { native: "死別", roman: "sǐ bié" },
  tuiKou: { native: "退口", roman: "tuì kǒu" },
  liXiang: { native: "離鄉", roman: "lí xiāng" },
  caiShi: { native: "財失", roman: "cái shī" },
  zaiZhi: { native: "災至", roman: "zāi zhì" },
  siJue: { native: "死絕", roman: "sǐ jué" },
  bingLin: { native: "病臨", roman: "bìng lín" },
  kouShe: { native: "口舌", roman: "kǒu shé" },
  caiZhi: { native: "財至", roman: "cái zhì" },
  dengKe: { native: "登科", roman: "dēng kē" },
  jinBao: { native: "進寶", roman: "jìn bǎo" },
  xingWang: { native: "興旺", roman: "xīng wàng" },
  fuXing: { native: "福星", roman: "fú xīng" },
  jiDi: { native: "及第", roman: "jí dì" },
  caiWang: { native: "財旺", roman: "cái wàng" },
  tianDe: { native: "天德", roman: "tiān dé" },
  xiShi: { native: "喜事", roman: "xǐ shì" },
  naFu: { native: "納福", roman: "nà fú" },
  wuSi: { native: "無嗣", roman: "wú sì" },
  tianKu: { native: "天庫", roman: "tiān kù" },
  tuiDing: { native: "退丁", roman: "tuì dīng" },
  shiCai: { native: "失財", roman: "shī cái" },
});
export type Part = IdOf<typeof PART>;

/** A ruler: its length and its sections in order, each with its parts, and whether it is lucky. */
export interface RulerTable {
  readonly lengthMm: number;
  readonly sections: readonly {
    readonly section: Section;
    readonly isLucky: boolean;
    readonly parts: readonly Part[];
  }[];
}

/** Rows of `section + or - parts…`. */
function sectionsOf(rows: string): RulerTable["sections"] {
  return rows.split(" / ").map((row) => {
    const [head, ...parts] = row.split(" ");
    return {
      section: head!.slice(0, -1) as Section,
      isLucky: head!.endsWith("+"),
      parts: parts as Part[],
    };
  });
}

/**
 * The rulers.
 *
 * @source carpenters' tapes of Taiwan (魯班尺 42.9 cm above, 丁蘭尺 38.8 cm below); the door ruler of 52.2 cm as tapes of
 *   Vietnam print it, whose parts differ from tape to tape and are not held
 */
export const RULERS: Readonly<Record<Ruler, RulerTable>> = {
  luban: {
    lengthMm: 429,
    sections: sectionsOf(
      "cai+ caiDe baoKu liuHe yingFu / bing- tuiCai gongShi laoZhi guGua / li- changKu jieCai guanGui shiTuo / yi+ tianDing yiLi guiZi daJi / guan+ shunKe hengCai jinYi fuGui / jie- siBie tuiKou liXiang caiShi / hai- zaiZhi siJue bingLin kouShe / ben+ caiZhi dengKe jinBao xingWang",
    ),
  },
  door: {
    lengthMm: 522,
    sections: sectionsOf(
      "guiRen+ / xianHuo- / tianZai- / tianCai+ / fuLu+ / guDu- / tianZei- / zaiXiang+",
    ),
  },
  dinglan: {
    lengthMm: 388,
    sections: sectionsOf(
      "ding+ fuXing jiDi caiWang dengKe / hai- kouShe bingLin siJue zaiZhi / wang+ tianDe xiShi jinBao naFu / ku- shiTuo guanGui jieCai wuSi / yi+ daJi caiWang yiLi tianKu / guan+ fuGui jinBao hengCai shunKe / si- liXiang siBie tuiDing shiCai / xing+ dengKe guiZi tianDing xingWang / shi- guGua laoZhi gongShi tuiCai / cai+ yingFu liuHe jinBao caiDe",
    ),
  },
};
