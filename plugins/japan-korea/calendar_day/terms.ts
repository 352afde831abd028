/** Terms of the almanac page: officers, lodges, selected days, days between the terms. */
import { vocabulary, type IdOf } from "#sdk";
import { LODGE } from "../sukuyo/lodges.ts";

/** The twelve officers 十二直, from the day whose branch equals the month's. */
export const CHOKU = vocabulary("choku", {
  tatsu: { native: "建", roman: "tatsu" },
  nozoku: { native: "除", roman: "nozoku" },
  mitsu: { native: "満", roman: "mitsu" },
  taira: { native: "平", roman: "taira" },
  sadan: { native: "定", roman: "sadan" },
  toru: { native: "執", roman: "toru" },
  yaburu: { native: "破", roman: "yaburu" },
  ayabu: { native: "危", roman: "ayabu" },
  naru: { native: "成", roman: "naru" },
  osan: { native: "納", roman: "osan" },
  hiraku: { native: "開", roman: "hiraku" },
  tozu: { native: "閉", roman: "tozu" },
});
export type Choku = IdOf<typeof CHOKU>;

/** The 28 lodges: those of Sukuyō and the Ox, which the 27 leave out. */
export const LODGE_28 = vocabulary("lodge28", {
  ...LODGE.writings,
  niu: { native: "牛宿", roman: "Gyū-shuku" },
} as Readonly<
  Record<IdOf<typeof LODGE> | "niu", { readonly native: string; readonly roman: string }>
>);
export type Lodge28 = IdOf<typeof LODGE_28>;

/** Days set apart, in the order in which they are told. */
export const SELECTED = vocabulary("selectedDay", {
  tensha: { native: "天赦日", roman: "Tensha-bi" },
  ichiryuManbai: { native: "一粒万倍日", roman: "Ichiryū manbai-bi" },
  kinoeNe: { native: "甲子の日", roman: "Kinoe Ne" },
  tsuchinotoMi: { native: "己巳の日", roman: "Tsuchinoto Mi" },
  toraNoHi: { native: "寅の日", roman: "Tora no hi" },
  miNoHi: { native: "巳の日", roman: "Mi no hi" },
  kishuku: { native: "鬼宿日", roman: "Kishuku-nichi" },
  tenon: { native: "天恩日", roman: "Ten'on-nichi" },
  tsukitoku: { native: "月徳日", roman: "Tsukitoku-nichi" },
  tenichiTenjo: { native: "天一天上", roman: "Ten'ichi tenjō" },
  kanoeSaru: { native: "庚申の日", roman: "Kanoe Saru" },
  ushiOfDoyo: { native: "土用の丑", roman: "Doyō no ushi" },
  fujoju: { native: "不成就日", roman: "Fujōju-bi" },
  sanrinbo: { native: "三隣亡", roman: "Sanrinbō" },
  hassen: { native: "八専", roman: "Hassen" },
  juppogure: { native: "十方暮", roman: "Jippōgure" },
  bodo: { native: "犯土", roman: "Bondo" },
});
export type Selected = IdOf<typeof SELECTED>;

/** What a selected day is for. */
export const SELECTED_LUCK = vocabulary("selectedLuck", {
  lucky: { native: "吉", roman: "kichi" },
  mixed: { native: "平", roman: "hei" },
  unlucky: { native: "凶", roman: "kyō" },
});
export type SelectedLuck = IdOf<typeof SELECTED_LUCK>;

export const LUCK_OF: Readonly<Record<Selected, SelectedLuck>> = {
  tensha: "lucky",
  ichiryuManbai: "lucky",
  kinoeNe: "lucky",
  tsuchinotoMi: "lucky",
  toraNoHi: "lucky",
  miNoHi: "lucky",
  kishuku: "lucky",
  tenon: "lucky",
  tsukitoku: "lucky",
  tenichiTenjo: "lucky",
  kanoeSaru: "mixed",
  ushiOfDoyo: "mixed",
  fujoju: "unlucky",
  sanrinbo: "unlucky",
  hassen: "unlucky",
  juppogure: "unlucky",
  bodo: "unlucky",
};

/** Days between the terms, 雑節, and the terms' own turning points. */
export const ZASSETSU = vocabulary("zassetsu", {
  setsubun: { native: "節分", roman: "Setsubun" },
  higanIri: { native: "彼岸の入り", roman: "Higan no iri" },
  higanChunichi: { native: "彼岸の中日", roman: "Higan no chūnichi" },
  higanAke: { native: "彼岸の明け", roman: "Higan no ake" },
  shanichi: { native: "社日", roman: "Shanichi" },
  hachijuhachiya: { native: "八十八夜", roman: "Hachijūhachi-ya" },
  nyubai: { native: "入梅", roman: "Nyūbai" },
  hangesho: { native: "半夏生", roman: "Hangeshō" },
  nihyakutoka: { native: "二百十日", roman: "Nihyaku-tōka" },
  nihyakuhatsuka: { native: "二百二十日", roman: "Nihyaku-hatsuka" },
  doyoIri: { native: "土用の入り", roman: "Doyō no iri" },
  doyoAke: { native: "土用の明け", roman: "Doyō no ake" },
});
export type Zassetsu = IdOf<typeof ZASSETSU>;
