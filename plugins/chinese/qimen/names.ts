import { namesById, namesOf, type Named } from "../core/named.ts";

/** The nine stars by home palace, 1 first. */
export const STARS: readonly Named[] = namesOf([
  ["tianPeng", "天蓬", "tiān péng", "grass star"],
  ["tianRui", "天芮", "tiān ruì", "grain star"],
  ["tianChong", "天沖", "tiān chōng", "destroyer star"],
  ["tianFu", "天輔", "tiān fǔ", "assistant star"],
  ["tianQin", "天禽", "tiān qín", "bird star"],
  ["tianXin", "天心", "tiān xīn", "heart star"],
  ["tianZhu", "天柱", "tiān zhù", "pillar star"],
  ["tianRen", "天任", "tiān rèn", "duty star"],
  ["tianYing", "天英", "tiān yīng", "hero star"],
]);

/** The doors by home palace, 1 first; 中門 only in flying plates. */
export const DOORS: readonly Named[] = namesOf([
  ["xiu", "休門", "xiū mén", "rest"],
  ["si", "死門", "sǐ mén", "stillness"],
  ["shang", "傷門", "shāng mén", "injury"],
  ["du", "杜門", "dù mén", "closure"],
  ["zhong", "中門", "zhōng mén", "centre"],
  ["kai", "開門", "kāi mén", "opening"],
  ["jing", "驚門", "jīng mén", "alarm"],
  ["sheng", "生門", "shēng mén", "growth"],
  ["jingView", "景門", "jǐng mén", "view"],
]);

/** The eight gods of the rotating plate in their order. */
export const GODS: readonly Named[] = namesOf([
  ["zhiFu", "值符", "zhí fú", "chief"],
  ["tengShe", "螣蛇", "téng shé", "soaring snake"],
  ["taiYin", "太陰", "tài yīn", "great yin"],
  ["liuHe", "六合", "liù hé", "six harmonies"],
  ["baiHu", "白虎", "bái hǔ", "white tiger"],
  ["xuanWu", "玄武", "xuán wǔ", "dark warrior"],
  ["jiuDi", "九地", "jiǔ dì", "nine earths"],
  ["jiuTian", "九天", "jiǔ tiān", "nine heavens"],
]);

/** The nine gods of the flying plate in their order. */
export const NINE_GODS: readonly Named[] = [
  ...GODS.slice(0, 4),
  ...namesOf([
    ["gouChen", "勾陳", "gōu chén", "hooked array"],
    ["taiChang", "太常", "tài cháng", "great constant"],
    ["zhuQue", "朱雀", "zhū què", "vermilion bird"],
  ]),
  ...GODS.slice(6),
];

/** Thirds of a term. */
export const YUAN: readonly Named[] = namesOf([
  ["upper", "上元", "shàng yuán", "upper third"],
  ["middle", "中元", "zhōng yuán", "middle third"],
  ["lower", "下元", "xià yuán", "lower third"],
]);

/** The two courses of the year. */
export const DUN = namesById([
  ["yang", "陽遁", "yáng dùn", "yang course"],
  ["yin", "陰遁", "yīn dùn", "yin course"],
]);

/** Marks of a palace and of a board. */
export const MARKS = namesById([
  ["doorPresses", "門迫", "mén pò", "door controls palace"],
  ["doorHeld", "門制", "mén zhì", "palace controls door"],
  ["doorHelps", "門義", "mén yì", "door generates palace"],
  ["doorHelped", "門和", "mén hé", "palace generates door"],
  ["punished", "擊刑", "jī xíng", "stem punished"],
  ["stored", "入墓", "rù mù", "stem in its storehouse"],
  ["starFuYin", "星伏吟", "xīng fú yín", "stars at home"],
  ["starFanYin", "星反吟", "xīng fǎn yín", "stars opposite home"],
  ["doorFuYin", "門伏吟", "mén fú yín", "doors at home"],
  ["doorFanYin", "門反吟", "mén fǎn yín", "doors opposite home"],
  ["wuBuYuShi", "五不遇時", "wǔ bù yù shí", "hour against the day"],
  ["greenDragonReturns", "青龍返首", "qīng lóng fǎn shǒu", "green dragon turns its head"],
  ["birdFallsIntoNest", "飛鳥跌穴", "fēi niǎo diē xuè", "bird falls into its nest"],
  ["greenDragonFlees", "青龍逃走", "qīng lóng táo zǒu", "green dragon flees"],
  ["whiteTigerRages", "白虎猖狂", "bái hǔ chāng kuáng", "white tiger rages"],
  ["redBirdIntoRiver", "朱雀投江", "zhū què tóu jiāng", "vermilion bird plunges into the river"],
  ["snakeWrithes", "螣蛇夭矯", "téng shé yāo jiǎo", "soaring snake writhes"],
  ["whiteIntoFire", "太白入熒", "tài bái rù yíng", "Venus enters Mars"],
  ["fireIntoWhite", "熒入太白", "yíng rù tài bái", "Mars enters Venus"],
  ["jadeMaiden", "玉女守門", "yù nǚ shǒu mén", "jade maiden keeps the door"],
]);
