/** What rules a day in the almanacs of East Asia: officers, gods of the two roads, mansions. */
import { vocabulary, type IdOf } from "#sdk";

/** The twelve officers (建除十二神), from the day whose branch equals the month's. */
export const OFFICER = vocabulary("officer", {
  jian: { native: "建", roman: "jiàn" },
  chu: { native: "除", roman: "chú" },
  man: { native: "滿", roman: "mǎn" },
  ping: { native: "平", roman: "píng" },
  ding: { native: "定", roman: "dìng" },
  zhi: { native: "執", roman: "zhí" },
  po: { native: "破", roman: "pò" },
  wei: { native: "危", roman: "wēi" },
  cheng: { native: "成", roman: "chéng" },
  shou: { native: "收", roman: "shōu" },
  kai: { native: "開", roman: "kāi" },
  bi: { native: "閉", roman: "bì" },
});
export type Officer = IdOf<typeof OFFICER>;

/** The twelve gods of the yellow and black road, from the azure dragon. */
export const ROAD_GOD = vocabulary("roadGod", {
  qingLong: { native: "青龍", roman: "qīng lóng" },
  mingTang: { native: "明堂", roman: "míng táng" },
  tianXing: { native: "天刑", roman: "tiān xíng" },
  zhuQue: { native: "朱雀", roman: "zhū què" },
  jinGui: { native: "金匱", roman: "jīn guì" },
  tianDe: { native: "天德", roman: "tiān dé" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  yuTang: { native: "玉堂", roman: "yù táng" },
  tianLao: { native: "天牢", roman: "tiān láo" },
  xuanWu: { native: "玄武", roman: "xuán wǔ" },
  siMing: { native: "司命", roman: "sī mìng" },
  gouChen: { native: "勾陳", roman: "gōu chén" },
});
export type RoadGod = IdOf<typeof ROAD_GOD>;

/** The two roads. */
export const ROAD = vocabulary("road", {
  yellow: { native: "黃道", roman: "huáng dào" },
  black: { native: "黑道", roman: "hēi dào" },
});
export type Road = IdOf<typeof ROAD>;

/** Luminaries of the mansions, from that of 角; each is a weekday's. */
export const LUMINARY = vocabulary("luminary", {
  wood: { native: "木", roman: "mù" },
  metal: { native: "金", roman: "jīn" },
  earth: { native: "土", roman: "tǔ" },
  sun: { native: "日", roman: "rì" },
  moon: { native: "月", roman: "yuè" },
  fire: { native: "火", roman: "huǒ" },
  water: { native: "水", roman: "shuǐ" },
});

/** Animals of the 28 mansions, from that of 角. */
export const MANSION_ANIMAL = vocabulary("mansionAnimal", {
  jiao: { native: "蛟", roman: "jiāo" },
  long: { native: "龍", roman: "lóng" },
  hao: { native: "貉", roman: "hé" },
  tu: { native: "兔", roman: "tù" },
  hu: { native: "狐", roman: "hú" },
  laoHu: { native: "虎", roman: "hǔ" },
  bao: { native: "豹", roman: "bào" },
  xie: { native: "獬", roman: "xiè" },
  niu: { native: "牛", roman: "niú" },
  fu: { native: "蝠", roman: "fú" },
  shu: { native: "鼠", roman: "shǔ" },
  yan: { native: "燕", roman: "yàn" },
  zhu: { native: "豬", roman: "zhū" },
  yu: { native: "獝", roman: "yù" },
  lang: { native: "狼", roman: "láng" },
  gou: { native: "狗", roman: "gǒu" },
  zhi: { native: "彘", roman: "zhì" },
  ji: { native: "雞", roman: "jī" },
  wu: { native: "烏", roman: "wū" },
  hou: { native: "猴", roman: "hóu" },
  yuan: { native: "猿", roman: "yuán" },
  han: { native: "犴", roman: "hān" },
  yang: { native: "羊", roman: "yáng" },
  zhang: { native: "獐", roman: "zhāng" },
  ma: { native: "馬", roman: "mǎ" },
  lu: { native: "鹿", roman: "lù" },
  she: { native: "蛇", roman: "shé" },
  yin: { native: "蚓", roman: "yǐn" },
});

/** The 28 mansions, from 角 on. */
export const MANSION = vocabulary("mansion", {
  jiao: { native: "角", roman: "jiǎo" },
  kang: { native: "亢", roman: "kàng" },
  di: { native: "氐", roman: "dī" },
  fang: { native: "房", roman: "fáng" },
  xin: { native: "心", roman: "xīn" },
  wei: { native: "尾", roman: "wěi" },
  ji: { native: "箕", roman: "jī" },
  dou: { native: "斗", roman: "dǒu" },
  niu: { native: "牛", roman: "niú" },
  nu: { native: "女", roman: "nǚ" },
  xu: { native: "虛", roman: "xū" },
  weiRooftop: { native: "危", roman: "wēi" },
  shi: { native: "室", roman: "shì" },
  bi: { native: "壁", roman: "bì" },
  kui: { native: "奎", roman: "kuí" },
  lou: { native: "婁", roman: "lóu" },
  weiStomach: { native: "胃", roman: "wèi" },
  mao: { native: "昴", roman: "mǎo" },
  biNet: { native: "畢", roman: "bì" },
  zi: { native: "觜", roman: "zī" },
  shen: { native: "參", roman: "shēn" },
  jing: { native: "井", roman: "jǐng" },
  gui: { native: "鬼", roman: "guǐ" },
  liu: { native: "柳", roman: "liǔ" },
  xing: { native: "星", roman: "xīng" },
  zhang: { native: "張", roman: "zhāng" },
  yi: { native: "翼", roman: "yì" },
  zhen: { native: "軫", roman: "zhěn" },
});
export type Mansion = IdOf<typeof MANSION>;
