/**
 * Rules of the symbolic stars, as rows of characters in the order of stems (甲 first), branches
 * (子 first) or groups of three.
 *
 * @source Sanming Tonghui, juan 2-3; Yuanhai Ziping, "lun shen sha"; the disputed rows are
 *   conventions of the procedure
 */
import type { Text } from "#old";
import type { Named } from "../../core/named.ts";

/** A star: its name and what it is taken to stand for. */
export interface Star extends Named {
  readonly meaning: Text;
}

const star = (
  id: string,
  native: string,
  roman: string,
  gloss: string,
  en: string,
  zhHant: string,
): Star => Object.freeze({ id, native, roman, gloss, meaning: { en, zhHant } });

/** Stars by the day stem, one string of branches for each stem from 甲 to 癸. */
export const BY_DAY_STEM: readonly { readonly star: Star; readonly rows: readonly string[] }[] = [
  {
    star: star(
      "luShen",
      "祿神",
      "lù shén",
      "prosperity star",
      "income and a secure footing",
      "衣祿與立足之地",
    ),
    rows: "寅 卯 巳 午 巳 午 申 酉 亥 子".split(" "),
  },
  {
    star: star(
      "wenChang",
      "文昌貴人",
      "wén chāng guì rén",
      "literary star",
      "learning, writing and clear expression",
      "聰慧好學，文采出眾",
    ),
    rows: "巳 午 申 酉 申 酉 亥 子 寅 卯".split(" "),
  },
  {
    star: star(
      "taiJi",
      "太極貴人",
      "tài jí guì rén",
      "supreme ultimate star",
      "a bent for philosophy and hidden things",
      "喜探玄理，有始有終",
    ),
    rows: "子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申".split(" "),
  },
  {
    star: star(
      "jinYu",
      "金輿",
      "jīn yú",
      "golden carriage",
      "comfort, and help through partners",
      "安逸富足，得配偶之助",
    ),
    rows: "辰 巳 未 申 未 申 戌 亥 丑 寅".split(" "),
  },
  {
    star: star(
      "guoYin",
      "國印貴人",
      "guó yìn guì rén",
      "seal of state",
      "trust in office, loyalty to rules",
      "掌印守正，堪任公職",
    ),
    rows: "戌 亥 丑 寅 丑 寅 辰 巳 未 申".split(" "),
  },
  {
    star: star(
      "hongYan",
      "紅豔",
      "hóng yàn",
      "red beauty",
      "charm and a romantic nature",
      "風姿動人，情思豐富",
    ),
    rows: "午 午 寅 未 辰 辰 戌 酉 子 申".split(" "),
  },
];

/** The heavenly noble, whose row for 庚 is disputed. */
export const TIAN_YI: Star = star(
  "tianYi",
  "天乙貴人",
  "tiān yǐ guì rén",
  "heavenly noble",
  "help from people of standing when it is needed",
  "逢難得貴人扶持",
);

/** Rows of the heavenly noble by school. */
export const TIAN_YI_ROWS = {
  gengWithJiaWu: "丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳".split(" "),
  gengWithXin: "丑未 子申 亥酉 亥酉 丑未 子申 午寅 午寅 卯巳 卯巳".split(" "),
} as const;

/** The blade, whose rows for yin stems are disputed. */
export const YANG_REN: Star = star(
  "yangRen",
  "羊刃",
  "yáng rèn",
  "blade",
  "force and resolve that want a task",
  "剛烈果決，宜有所用",
);

/** Rows of the blade by school; `-` means none. */
export const YANG_REN_ROWS = {
  behindLu: "卯 寅 午 巳 午 巳 酉 申 子 亥".split(" "),
  storehouse: "卯 辰 午 未 午 未 酉 戌 子 丑".split(" "),
  yangOnly: "卯 - 午 - 午 - 酉 - 子 -".split(" "),
} as const;

/** Stars by the group of the year or day branch: 申子辰, 巳酉丑, 寅午戌, 亥卯未 (branch modulo 4). */
export const BY_GROUP: readonly { readonly star: Star; readonly row: string }[] = [
  {
    star: star(
      "yiMa",
      "驛馬",
      "yì mǎ",
      "travelling horse",
      "movement, travel and change of place",
      "奔走遷動，利於外出",
    ),
    row: "寅亥申巳",
  },
  {
    star: star(
      "taoHua",
      "桃花",
      "táo huā",
      "peach blossom",
      "attraction and sociability",
      "人緣姿容，情感豐沛",
    ),
    row: "酉午卯子",
  },
  {
    star: star(
      "huaGai",
      "華蓋",
      "huá gài",
      "canopy",
      "solitary talents in art and thought",
      "藝術思想，孤高自賞",
    ),
    row: "辰丑戌未",
  },
  {
    star: star(
      "jiangXing",
      "將星",
      "jiàng xīng",
      "general's star",
      "authority and the gift of leading",
      "統領之才，威望服人",
    ),
    row: "子酉午卯",
  },
  {
    star: star(
      "jieSha",
      "劫煞",
      "jié shà",
      "robbery star",
      "sudden loss, or a bold hand",
      "突來耗損，或行事果敢",
    ),
    row: "巳寅亥申",
  },
  {
    star: star(
      "zaiSha",
      "災煞",
      "zāi shà",
      "calamity star",
      "obstacles that call for caution",
      "阻礙宜慎",
    ),
    row: "午卯子酉",
  },
  {
    star: star(
      "wangShen",
      "亡神",
      "wáng shén",
      "lost spirit",
      "deep thought that can turn to scheming",
      "城府深沉，心思多轉",
    ),
    row: "亥申巳寅",
  },
];

/** Stars by the year branch alone, from 子 to 亥. */
export const BY_YEAR_BRANCH: readonly { readonly star: Star; readonly row: string }[] = [
  {
    star: star(
      "guChen",
      "孤辰",
      "gū chén",
      "solitary star",
      "a liking for one's own company",
      "性喜獨處",
    ),
    row: "寅寅巳巳巳申申申亥亥亥寅",
  },
  {
    star: star("guaSu", "寡宿", "guǎ sù", "lonely lodge", "reserve in close relations", "情感內斂"),
    row: "戌戌丑丑丑辰辰辰未未未戌",
  },
  {
    star: star(
      "hongLuan",
      "紅鸞",
      "hóng luán",
      "red phoenix",
      "courtship and marriage",
      "婚戀喜慶",
    ),
    row: "卯寅丑子亥戌酉申未午巳辰",
  },
  {
    star: star(
      "tianXi",
      "天喜",
      "tiān xǐ",
      "heavenly joy",
      "celebrations and good news",
      "喜事臨門",
    ),
    row: "酉申未午巳辰卯寅丑子亥戌",
  },
];

/** Stars by the month branch, from 子 to 亥; a stem or a branch. */
export const BY_MONTH_BRANCH: readonly { readonly star: Star; readonly row: string }[] = [
  {
    star: star(
      "tianDe",
      "天德貴人",
      "tiān dé guì rén",
      "heavenly virtue",
      "kindness that turns trouble aside",
      "仁厚化險",
    ),
    row: "巳庚丁申壬辛亥甲癸寅丙乙",
  },
  {
    star: star(
      "yueDe",
      "月德貴人",
      "yuè dé guì rén",
      "monthly virtue",
      "a mild nature and quiet protection",
      "性和得護",
    ),
    row: "壬庚丙甲壬庚丙甲壬庚丙甲",
  },
  {
    star: star(
      "tianYiDoctor",
      "天醫",
      "tiān yī",
      "heavenly healer",
      "an aptitude for healing and care",
      "近醫道，善調養",
    ),
    row: "亥子丑寅卯辰巳午未申酉戌",
  },
];

/** Stars of certain day pillars. */
export const BY_DAY_PILLAR: readonly { readonly star: Star; readonly pairs: readonly string[] }[] =
  [
    {
      star: star(
        "kuiGang",
        "魁罡",
        "kuí gāng",
        "commanding star",
        "a forceful, upright, unbending character",
        "性剛正，有決斷",
      ),
      pairs: "庚辰 庚戌 壬辰 戊戌".split(" "),
    },
    {
      star: star(
        "yinYangChaCuo",
        "陰差陽錯",
        "yīn chā yáng cuò",
        "yin and yang astray",
        "misunderstandings with the partner's family",
        "姻親之間多誤會",
      ),
      pairs: "丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥".split(" "),
    },
    {
      star: star(
        "shiEDaBai",
        "十惡大敗",
        "shí è dà bài",
        "great spender",
        "money that runs through the fingers",
        "錢財易散，宜節用",
      ),
      pairs: "甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥".split(" "),
    },
  ];

/** Three consecutive stems that make the three wonders. */
export const THREE_WONDERS: readonly { readonly star: Star; readonly stems: string }[] = [
  {
    star: star(
      "sanQiHeaven",
      "天上三奇",
      "tiān shàng sān qí",
      "three wonders of heaven",
      "rare gifts and high aims",
      "才氣非凡，志向高遠",
    ),
    stems: "甲戊庚",
  },
  {
    star: star(
      "sanQiEarth",
      "地下三奇",
      "dì xià sān qí",
      "three wonders of earth",
      "rare gifts and many talents",
      "多才多藝",
    ),
    stems: "乙丙丁",
  },
  {
    star: star(
      "sanQiHuman",
      "人中三奇",
      "rén zhōng sān qí",
      "three wonders of man",
      "rare gifts and quick understanding",
      "穎悟過人",
    ),
    stems: "壬癸辛",
  },
];
