/** Names of the formations (格) of a board. */
import { vocabulary, type IdOf } from "#sdk";

/** Of doors, wonders and deities in one palace. */
const OF_PALACE = {
  tianDun: { native: "天遁", roman: "tiān dùn" },
  diDun: { native: "地遁", roman: "dì dùn" },
  renDun: { native: "人遁", roman: "rén dùn" },
  shenDun: { native: "神遁", roman: "shén dùn" },
  guiDun: { native: "鬼遁", roman: "guǐ dùn" },
  fengDun: { native: "風遁", roman: "fēng dùn" },
  yunDun: { native: "雲遁", roman: "yún dùn" },
  longDun: { native: "龍遁", roman: "lóng dùn" },
  huDun: { native: "虎遁", roman: "hǔ dùn" },
  greenDragonReturns: { native: "青龍返首", roman: "qīng lóng fǎn shǒu" },
  birdFallsIntoNest: { native: "飛鳥跌穴", roman: "fēi niǎo diē xuè" },
  sanQiDeShi: { native: "三奇得使", roman: "sān qí dé shǐ" },
  sanQiYouLiuYi: { native: "三奇遊六儀", roman: "sān qí yóu liù yí" },
  zhenZha: { native: "真詐", roman: "zhēn zhà" },
  chongZha: { native: "重詐", roman: "chóng zhà" },
  xiuZha: { native: "休詐", roman: "xiū zhà" },
  tianJia: { native: "天假", roman: "tiān jiǎ" },
  diJia: { native: "地假", roman: "dì jiǎ" },
  renJia: { native: "人假", roman: "rén jiǎ" },
  shenJia: { native: "神假", roman: "shén jiǎ" },
  guiJia: { native: "鬼假", roman: "guǐ jiǎ" },
  greenDragonFlees: { native: "青龍逃走", roman: "qīng lóng táo zǒu" },
  whiteTigerRages: { native: "白虎猖狂", roman: "bái hǔ chāng kuáng" },
  redBirdIntoRiver: { native: "朱雀投江", roman: "zhū què tóu jiāng" },
  snakeWrithes: { native: "螣蛇夭矯", roman: "téng shé yāo jiǎo" },
  daGe: { native: "大格", roman: "dà gé" },
  xiaoGe: { native: "小格", roman: "xiǎo gé" },
  xingGe: { native: "刑格", roman: "xíng gé" },
  suiGe: { native: "歲格", roman: "suì gé" },
  yueGe: { native: "月格", roman: "yuè gé" },
  riGe: { native: "日格", roman: "rì gé" },
  shiGe: { native: "時格", roman: "shí gé" },
  feiGanGe: { native: "飛干格", roman: "fēi gān gé" },
  fuGongGe: { native: "伏宮格", roman: "fú gōng gé" },
  feiGongGe: { native: "飛宮格", roman: "fēi gōng gé" },
  beiGe: { native: "悖格", roman: "bèi gé" },
  fireIntoWhite: { native: "熒入白", roman: "yíng rù bái" },
  whiteIntoFire: { native: "白入熒", roman: "bái rù yíng" },
  sanQiRuMu: { native: "三奇入墓", roman: "sān qí rù mù" },
  sanQiShouZhi: { native: "三奇受制", roman: "sān qí shòu zhì" },
  menPo: { native: "門迫", roman: "mén pò" },
} as const;

/** Of the hour and the whole board. */
const OF_BOARD = {
  jadeMaiden: { native: "玉女守門", roman: "yù nǚ shǒu mén" },
  tianYiTaiBai: { native: "天乙太白格", roman: "tiān yǐ tài bái gé" },
  wuBuYuShi: { native: "五不遇時", roman: "wǔ bù yù shí" },
  shiGanRuMu: { native: "時干入墓", roman: "shí gān rù mù" },
  liuYiJiXing: { native: "六儀擊刑", roman: "liù yí jī xíng" },
  fuYin: { native: "伏吟", roman: "fú yín" },
  fanYin: { native: "反吟", roman: "fǎn yín" },
  tianWang: { native: "天網四張", roman: "tiān wǎng sì zhāng" },
  diWang: { native: "地網遮蔽", roman: "dì wǎng zhē bì" },
} as const;

/** Sides that every hour has: where to go, and what not to face. */
const OF_SIDES = {
  tianSanMen: { native: "天三門", roman: "tiān sān mén" },
  diSiHu: { native: "地四戶", roman: "dì sì hù" },
  diSiMen: { native: "地私門", roman: "dì sī mén" },
  taiChongTianMa: { native: "太衝天馬", roman: "tài chōng tiān mǎ" },
  tingTing: { native: "亭亭", roman: "tíng tíng" },
  baiJian: { native: "白奸", roman: "bái jiān" },
  sanShengGong: { native: "三勝宮", roman: "sān shèng gōng" },
  wuBuJi: { native: "五不擊", roman: "wǔ bù jī" },
} as const;

export type PalaceFormation = keyof typeof OF_PALACE;
export type BoardFormation = keyof typeof OF_BOARD;
export type SideFormation = keyof typeof OF_SIDES;

export const FORMATION = vocabulary("formation", { ...OF_PALACE, ...OF_BOARD, ...OF_SIDES });
export type Formation = IdOf<typeof FORMATION>;

/** Whether the chapter groups it with the good or with the bad. */
export const AUSPICE = vocabulary("auspice", {
  good: { native: "吉", roman: "jí" },
  bad: { native: "凶", roman: "xiōng" },
});
export type Auspice = IdOf<typeof AUSPICE>;

/** Other names of the same stems. */
export const OTHER_NAMES: { readonly [K in Formation]?: readonly string[] } = {
  greenDragonReturns: ["青龍回首"],
  redBirdIntoRiver: ["朱雀入江"],
  snakeWrithes: ["螣蛇躍蹻", "螣蛇妖嬌"],
  xiaoGe: ["伏格", "上格"],
  riGe: ["伏干格"],
  fuGongGe: ["天乙伏宮格", "天乙格"],
  feiGongGe: ["天乙飛宮格"],
  tianYiTaiBai: ["戰於國"],
  beiGe: ["勃格"],
  fireIntoWhite: ["熒惑入太白", "熒入太白", "火入金鄉"],
  whiteIntoFire: ["太白入熒惑", "太白入熒"],
  diWang: ["地羅遮蔽"],
};
