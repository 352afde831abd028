/** Terms of the board. */
import { vocabulary, type IdOf } from "#sdk";

/** The nine stars by home palace, 1 first. */
export const STAR = vocabulary("star", {
  tianPeng: { native: "天蓬", roman: "tiān péng" },
  tianRui: { native: "天芮", roman: "tiān ruì" },
  tianChong: { native: "天沖", roman: "tiān chōng" },
  tianFu: { native: "天輔", roman: "tiān fǔ" },
  tianQin: { native: "天禽", roman: "tiān qín" },
  tianXin: { native: "天心", roman: "tiān xīn" },
  tianZhu: { native: "天柱", roman: "tiān zhù" },
  tianRen: { native: "天任", roman: "tiān rèn" },
  tianYing: { native: "天英", roman: "tiān yīng" },
});
export type Star = IdOf<typeof STAR>;

/** The doors by home palace, 1 first; 中門 only in flying plates. */
export const DOOR = vocabulary("door", {
  xiu: { native: "休門", roman: "xiū mén" },
  si: { native: "死門", roman: "sǐ mén" },
  shang: { native: "傷門", roman: "shāng mén" },
  du: { native: "杜門", roman: "dù mén" },
  zhong: { native: "中門", roman: "zhōng mén" },
  kai: { native: "開門", roman: "kāi mén" },
  jing: { native: "驚門", roman: "jīng mén" },
  sheng: { native: "生門", roman: "shēng mén" },
  jingView: { native: "景門", roman: "jǐng mén" },
});
export type Door = IdOf<typeof DOOR>;

/** The gods: eight of the rotating plate, and three that the flying plate has in place of two. */
export const GOD = vocabulary("god", {
  zhiFu: { native: "值符", roman: "zhí fú" },
  tengShe: { native: "螣蛇", roman: "téng shé" },
  taiYin: { native: "太陰", roman: "tài yīn" },
  liuHe: { native: "六合", roman: "liù hé" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  xuanWu: { native: "玄武", roman: "xuán wǔ" },
  jiuDi: { native: "九地", roman: "jiǔ dì" },
  jiuTian: { native: "九天", roman: "jiǔ tiān" },
  gouChen: { native: "勾陳", roman: "gōu chén" },
  taiChang: { native: "太常", roman: "tài cháng" },
  zhuQue: { native: "朱雀", roman: "zhū què" },
});
export type God = IdOf<typeof GOD>;

/** The eight gods of the rotating plate in their order. */
export const ROTATING_GODS: readonly God[] = [
  "zhiFu",
  "tengShe",
  "taiYin",
  "liuHe",
  "baiHu",
  "xuanWu",
  "jiuDi",
  "jiuTian",
];

/** The nine gods of the flying plate in their order. */
export const FLYING_GODS: readonly God[] = [
  "zhiFu",
  "tengShe",
  "taiYin",
  "liuHe",
  "gouChen",
  "taiChang",
  "zhuQue",
  "jiuDi",
  "jiuTian",
];

/** Thirds of a term. */
export const YUAN = vocabulary("yuan", {
  upper: { native: "上元", roman: "shàng yuán" },
  middle: { native: "中元", roman: "zhōng yuán" },
  lower: { native: "下元", roman: "xià yuán" },
});
export type Yuan = IdOf<typeof YUAN>;

/** The two courses of the year. */
export const DUN = vocabulary("dun", {
  yang: { native: "陽遁", roman: "yáng dùn" },
  yin: { native: "陰遁", roman: "yīn dùn" },
});

export type Dun = IdOf<typeof DUN>;

/** Marks of a palace and of a board. */
export const MARK = vocabulary("mark", {
  doorPresses: { native: "門迫", roman: "mén pò" },
  doorHeld: { native: "門制", roman: "mén zhì" },
  doorHelps: { native: "門義", roman: "mén yì" },
  doorHelped: { native: "門和", roman: "mén hé" },
  punished: { native: "擊刑", roman: "jī xíng" },
  stored: { native: "入墓", roman: "rù mù" },
  starFuYin: { native: "星伏吟", roman: "xīng fú yín" },
  starFanYin: { native: "星反吟", roman: "xīng fǎn yín" },
  doorFuYin: { native: "門伏吟", roman: "mén fú yín" },
  doorFanYin: { native: "門反吟", roman: "mén fǎn yín" },
  wuBuYuShi: { native: "五不遇時", roman: "wǔ bù yù shí" },
  greenDragonReturns: { native: "青龍返首", roman: "qīng lóng fǎn shǒu" },
  birdFallsIntoNest: { native: "飛鳥跌穴", roman: "fēi niǎo diē xuè" },
  greenDragonFlees: { native: "青龍逃走", roman: "qīng lóng táo zǒu" },
  whiteTigerRages: { native: "白虎猖狂", roman: "bái hǔ chāng kuáng" },
  redBirdIntoRiver: { native: "朱雀投江", roman: "zhū què tóu jiāng" },
  snakeWrithes: { native: "螣蛇夭矯", roman: "téng shé yāo jiǎo" },
  whiteIntoFire: { native: "太白入熒", roman: "tài bái rù yíng" },
  fireIntoWhite: { native: "熒入太白", roman: "yíng rù tài bái" },
  jadeMaiden: { native: "玉女守門", roman: "yù nǚ shǒu mén" },
});
export type Mark = IdOf<typeof MARK>;
