/** Days of buddhas and bodhisattvas in the Chinese calendar. */
import { vocabulary, type IdOf } from "#sdk";

export const BUDDHA_DAY = vocabulary("buddhaDay", {
  miLePuSaShengDan: { native: "彌勒菩薩聖誕", roman: "mí lè pú sà shèng dàn" },
  dingGuangFoShengDan: { native: "定光佛聖誕", roman: "dìng guāng fó shèng dàn" },
  shiJiaMuNiFoChuJia: { native: "釋迦牟尼佛出家", roman: "shì jiā mù ní fó chū jiā" },
  shiJiaMuNiFoNiePan: { native: "釋迦牟尼佛涅槃", roman: "shì jiā mù ní fó niè pán" },
  guanShiYinPuSaShengDan: { native: "觀世音菩薩聖誕", roman: "guān shì yīn pú sà shèng dàn" },
  puXianPuSaShengDan: { native: "普賢菩薩聖誕", roman: "pǔ xián pú sà shèng dàn" },
  zhunTiPuSaShengDan: { native: "準提菩薩聖誕", roman: "zhǔn tí pú sà shèng dàn" },
  wenShuPuSaShengDan: { native: "文殊菩薩聖誕", roman: "wén shū pú sà shèng dàn" },
  shiJiaMuNiFoShengDan: { native: "釋迦牟尼佛聖誕", roman: "shì jiā mù ní fó shèng dàn" },
  foJiXiangRi: { native: "佛吉祥日", roman: "fó jí xiáng rì" },
  yaoWangPuSaShengDan: { native: "藥王菩薩聖誕", roman: "yào wáng pú sà shèng dàn" },
  jiaLanPuSaShengDan: { native: "伽藍菩薩聖誕", roman: "jiā lán pú sà shèng dàn" },
  weiTuoPuSaShengDan: { native: "韋馱菩薩聖誕", roman: "wéi tuó pú sà shèng dàn" },
  guanYinPuSaChengDao: { native: "觀音菩薩成道", roman: "guān yīn pú sà chéng dào" },
  daShiZhiPuSaShengDan: { native: "大勢至菩薩聖誕", roman: "dà shì zhì pú sà shèng dàn" },
  foHuanXiRi: { native: "佛歡喜日", roman: "fó huān xǐ rì" },
  longShuPuSaShengDan: { native: "龍樹菩薩聖誕", roman: "lóng shù pú sà shèng dàn" },
  diCangPuSaShengDan: { native: "地藏菩薩聖誕", roman: "dì cáng pú sà shèng dàn" },
  yueGuangPuSaShengDan: { native: "月光菩薩聖誕", roman: "yuè guāng pú sà shèng dàn" },
  ranDengFoShengDan: { native: "燃燈佛聖誕", roman: "rán dēng fó shèng dàn" },
  moLiZhiTianPuSaShengDan: { native: "摩利支天菩薩聖誕", roman: "mó lì zhī tiān pú sà shèng dàn" },
  guanShiYinPuSaChuJia: { native: "觀世音菩薩出家", roman: "guān shì yīn pú sà chū jiā" },
  yaoShiLiuLiGuangFoShengDan: {
    native: "藥師琉璃光佛聖誕",
    roman: "yào shī liú lí guāng fó shèng dàn",
  },
  daMoZuShiShengDan: { native: "達摩祖師聖誕", roman: "dá mó zǔ shī shèng dàn" },
  wenShuPuSaChuJia: { native: "文殊菩薩出家", roman: "wén shū pú sà chū jiā" },
  aMiTuoFoShengDan: { native: "阿彌陀佛聖誕", roman: "ā mí tuó fó shèng dàn" },
  riGuangPuSaShengDan: { native: "日光菩薩聖誕", roman: "rì guāng pú sà shèng dàn" },
  shiJiaMuNiFoChengDao: { native: "釋迦牟尼佛成道", roman: "shì jiā mù ní fó chéng dào" },
  jianZhaiPuSaShengDan: { native: "監齋菩薩聖誕", roman: "jiān zhāi pú sà shèng dàn" },
  huaYanPuSaShengDan: { native: "華嚴菩薩聖誕", roman: "huá yán pú sà shèng dàn" },
});
export type BuddhaDay = IdOf<typeof BUDDHA_DAY>;
