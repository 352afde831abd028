/** Chinese words of the stars. */
import type { MainStar, SubStar } from "../stars.ts";

type Told = { readonly text: string; readonly portrait: string };

export const sanmeiMain: Readonly<Record<MainStar, Told>> = {
  kansaku: { text: "貫索星", portrait: "守住自己的路，推也推不動" },
  sekimon: { text: "石門星", portrait: "善與人合，在眾人之中領頭" },
  hokaku: { text: "鳳閣星", portrait: "隨遇而安，享受也傳達所見" },
  chojo: { text: "調舒星", portrait: "感受細，獨自求完美" },
  rokuzon: { text: "祿存星", portrait: "以給予聚人，出手也大方" },
  shiroku: { text: "司祿星", portrait: "日積月累，顧家也顧積蓄" },
  shaki: { text: "車騎星", portrait: "先動手，肯出力，有話直說" },
  kengyu: { text: "牽牛星", portrait: "重名重責，行事端正" },
  ryuko: { text: "龍高星", portrait: "離開熟悉之處去學，破舊創新" },
  gyokudo: { text: "玉堂星", portrait: "承前人之學而傳之" },
};

export const sanmeiSub: Readonly<Record<SubStar, Told>> = {
  tenki: { text: "天貴星", portrait: "好學而愛體面" },
  tenko: { text: "天恍星", portrait: "嚮往遠方，多夢" },
  tennan: { text: "天南星", portrait: "敢言敢進" },
  tenroku: { text: "天祿星", portrait: "穩重而務實" },
  tensho: { text: "天將星", portrait: "擔得重，歷練後能領人" },
  tendo: { text: "天堂星", portrait: "自持，常為人所問" },
  tenkoElder: { text: "天胡星", portrait: "耳聰多感，富想像" },
  tenkyoku: { text: "天極星", portrait: "虛己而隨境染色" },
  tenkoStore: { text: "天庫星", portrait: "專一而究其根" },
  tenchi: { text: "天馳星", portrait: "瞬息萬方，愈急愈能" },
  tenho: { text: "天報星", portrait: "可塑而多變" },
  tenin: { text: "天印星", portrait: "不求而得人愛" },
};
