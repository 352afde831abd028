import type { Element } from "#time";
import { namesOf, type Named } from "./named.ts";

/** A sound of the sixty cycle: its name and its element. */
export interface NaYin extends Named {
  readonly element: Element;
}

/**
 * The thirty sounds, each for two pairs of the cycle, 甲子乙丑 first.
 *
 * @source Sanming Tonghui, juan 1, "lun na yin qu xiang"; checked against tyme4ts 1.5.2
 */
const ROWS = namesOf([
  ["haiZhongJin", "海中金", "hǎi zhōng jīn", "gold in the sea"],
  ["luZhongHuo", "爐中火", "lú zhōng huǒ", "fire in the furnace"],
  ["daLinMu", "大林木", "dà lín mù", "wood of the great forest"],
  ["luPangTu", "路旁土", "lù páng tǔ", "earth by the roadside"],
  ["jianFengJin", "劍鋒金", "jiàn fēng jīn", "metal of the sword's edge"],
  ["shanTouHuo", "山頭火", "shān tóu huǒ", "fire on the mountain top"],
  ["jianXiaShui", "澗下水", "jiàn xià shuǐ", "water under the ravine"],
  ["chengTouTu", "城頭土", "chéng tóu tǔ", "earth of the city wall"],
  ["baiLaJin", "白蠟金", "bái là jīn", "white wax metal"],
  ["yangLiuMu", "楊柳木", "yáng liǔ mù", "willow wood"],
  ["quanZhongShui", "泉中水", "quán zhōng shuǐ", "water of the spring"],
  ["wuShangTu", "屋上土", "wū shàng tǔ", "earth on the roof"],
  ["piLiHuo", "霹靂火", "pī lì huǒ", "fire of the thunderbolt"],
  ["songBaiMu", "松柏木", "sōng bǎi mù", "pine and cypress wood"],
  ["changLiuShui", "長流水", "cháng liú shuǐ", "long flowing water"],
  ["shaZhongJin", "沙中金", "shā zhōng jīn", "gold in the sand"],
  ["shanXiaHuo", "山下火", "shān xià huǒ", "fire below the mountain"],
  ["pingDiMu", "平地木", "píng dì mù", "wood of the plain"],
  ["biShangTu", "壁上土", "bì shàng tǔ", "earth on the wall"],
  ["jinBoJin", "金箔金", "jīn bó jīn", "gold leaf"],
  ["fuDengHuo", "覆燈火", "fù dēng huǒ", "fire of the covered lamp"],
  ["tianHeShui", "天河水", "tiān hé shuǐ", "water of the Milky Way"],
  ["daYiTu", "大驛土", "dà yì tǔ", "earth of the post road"],
  ["chaiChuanJin", "釵釧金", "chāi chuàn jīn", "gold of hairpin and bracelet"],
  ["sangZheMu", "桑柘木", "sāng zhè mù", "mulberry wood"],
  ["daXiShui", "大溪水", "dà xī shuǐ", "water of the great stream"],
  ["shaZhongTu", "沙中土", "shā zhōng tǔ", "earth in the sand"],
  ["tianShangHuo", "天上火", "tiān shàng huǒ", "fire in the sky"],
  ["shiLiuMu", "石榴木", "shí liú mù", "pomegranate wood"],
  ["daHaiShui", "大海水", "dà hǎi shuǐ", "water of the great sea"],
]);

const ELEMENT_OF: Readonly<Record<string, Element>> = {
  木: "wood",
  火: "fire",
  土: "earth",
  金: "metal",
  水: "water",
};

const NA_YIN: readonly NaYin[] = ROWS.map((row) =>
  Object.freeze({ ...row, element: ELEMENT_OF[row.native.at(-1)!]! }),
);

/** Returns the sound of a pair by its number in the cycle, 0 is 甲子. */
export function naYinOf(pairIndex: number): NaYin {
  return NA_YIN[Math.floor(pairIndex / 2)]!;
}
