import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/**
 * The thirty sounds, each for two pairs of the cycle, 甲子乙丑 first.
 *
 * @source Sanming Tonghui, juan 1, "lun na yin qu xiang"; checked against tyme4ts 1.5.2
 */
export const NA_YIN = vocabulary("naYin", {
  haiZhongJin: { native: "海中金", roman: "hǎi zhōng jīn" },
  luZhongHuo: { native: "爐中火", roman: "lú zhōng huǒ" },
  daLinMu: { native: "大林木", roman: "dà lín mù" },
  luPangTu: { native: "路旁土", roman: "lù páng tǔ" },
  jianFengJin: { native: "劍鋒金", roman: "jiàn fēng jīn" },
  shanTouHuo: { native: "山頭火", roman: "shān tóu huǒ" },
  jianXiaShui: { native: "澗下水", roman: "jiàn xià shuǐ" },
  chengTouTu: { native: "城頭土", roman: "chéng tóu tǔ" },
  baiLaJin: { native: "白蠟金", roman: "bái là jīn" },
  yangLiuMu: { native: "楊柳木", roman: "yáng liǔ mù" },
  quanZhongShui: { native: "泉中水", roman: "quán zhōng shuǐ" },
  wuShangTu: { native: "屋上土", roman: "wū shàng tǔ" },
  piLiHuo: { native: "霹靂火", roman: "pī lì huǒ" },
  songBaiMu: { native: "松柏木", roman: "sōng bǎi mù" },
  changLiuShui: { native: "長流水", roman: "cháng liú shuǐ" },
  shaZhongJin: { native: "沙中金", roman: "shā zhōng jīn" },
  shanXiaHuo: { native: "山下火", roman: "shān xià huǒ" },
  pingDiMu: { native: "平地木", roman: "píng dì mù" },
  biShangTu: { native: "壁上土", roman: "bì shàng tǔ" },
  jinBoJin: { native: "金箔金", roman: "jīn bó jīn" },
  fuDengHuo: { native: "覆燈火", roman: "fù dēng huǒ" },
  tianHeShui: { native: "天河水", roman: "tiān hé shuǐ" },
  daYiTu: { native: "大驛土", roman: "dà yì tǔ" },
  chaiChuanJin: { native: "釵釧金", roman: "chāi chuàn jīn" },
  sangZheMu: { native: "桑柘木", roman: "sāng zhè mù" },
  daXiShui: { native: "大溪水", roman: "dà xī shuǐ" },
  shaZhongTu: { native: "沙中土", roman: "shā zhōng tǔ" },
  tianShangHuo: { native: "天上火", roman: "tiān shàng huǒ" },
  shiLiuMu: { native: "石榴木", roman: "shí liú mù" },
  daHaiShui: { native: "大海水", roman: "dà hǎi shuǐ" },
});
export type NaYin = IdOf<typeof NA_YIN>;

const PHASE_OF: Readonly<Record<string, Phase>> = {
  木: "wood",
  火: "fire",
  土: "earth",
  金: "metal",
  水: "water",
};

/** Returns the sound of a pair by its number in the cycle, 0 is 甲子. */
export function soundOf(pairIndex: number): NaYin {
  return NA_YIN.ids[Math.floor(pairIndex / 2)]!;
}

/** Returns the phase of a sound, with which its name ends. */
export function phaseOfSound(sound: NaYin): Phase {
  return PHASE_OF[NA_YIN.writings[sound]!.native!.at(-1)!]!;
}
