/** Phrases of the purple star reading, in both languages. */
import type { Text } from "#old";
import type { MajorId, PalaceId } from "./star_names.ts";

const text = (en: string, zhHant: string): Text => ({ en, zhHant });

/** What each major star gives to a person whose life palace it holds. */
export const IN_LIFE: Readonly<Record<MajorId, Text>> = {
  ziWei: text(
    "the bearing of one who expects to decide: dignified, generous to those who ask well, in need of good ministers",
    "氣度尊貴，有統御之心，厚待知禮之人，貴在得良輔",
  ),
  tianJi: text(
    "a quick, planning mind that sees three moves ahead and sleeps lightly",
    "機敏善謀，思慮周密，長於策劃而易多思",
  ),
  taiYang: text(
    "warmth that gives itself to the public; it likes to be useful and to be seen, and tires before it admits it",
    "光明熱忱，樂於公益，好名重義，勞而不言倦",
  ),
  wuQu: text(
    "resolve and a head for money; it acts first, speaks plainly, and keeps accounts",
    "剛毅果決，善理財，行動先於言語",
  ),
  tianTong: text(
    "a mild, companionable temper that prefers peace to winning and finds pleasure in small things",
    "溫和知足，與人無爭，能享生活之趣",
  ),
  lianZhen: text(
    "a strong sense of self, magnetic and exacting, drawn to power and to beauty alike",
    "自尊心強，才情兼具，進退之間自有分寸",
  ),
  tianFu: text(
    "steadiness and the gift of keeping: a treasury, careful, liberal when it is full",
    "穩重寬厚，善守成，量入為出",
  ),
  taiYin: text(
    "gentleness, taste and inner life; it notices, remembers, and saves",
    "溫柔細膩，重感情與居家，善積蓄",
  ),
  tanLang: text(
    "appetite and charm: many talents, many acquaintances, a curiosity that is never fed",
    "多才多藝，交遊廣闊，欲望與好奇俱盛",
  ),
  juMen: text(
    "a searching mind and a tongue that can make a living or an enemy",
    "善辯好究，以口才立身，亦須防口舌",
  ),
  tianXiang: text(
    "fairness, good manners and a talent for service at high level",
    "公正有禮，善於輔佐，重衣冠儀表",
  ),
  tianLiang: text(
    "an elder's nature from early on: principled, protective, at its best in other people's trouble",
    "老成持重，好施援手，能逢凶化解",
  ),
  qiSha: text(
    "independence and nerve; it goes in alone and comes out with a result",
    "獨立剛強，臨事有膽，敢於開創",
  ),
  poJun: text(
    "the will to break and rebuild; it does not repair, it begins again",
    "破舊立新，喜變動，先破而後成",
  ),
};

/** What each palace speaks of. */
export const PALACE_TOPIC: Readonly<Record<PalaceId, Text>> = {
  life: text("character", "性情"),
  siblings: text("brothers, sisters and close partners", "手足與合夥"),
  spouse: text("marriage", "婚姻"),
  children: text("children and pupils", "子女門生"),
  wealth: text("earning", "求財"),
  health: text("health and habits", "體質起居"),
  travel: text("the world outside and how it receives one", "外出與際遇"),
  friends: text("friends, staff and the public", "交友僚屬"),
  career: text("work", "事業"),
  property: text("home and property", "家宅產業"),
  fortune: text("peace of mind", "心境"),
  parents: text("parents and superiors", "父母上司"),
};

/** What a transformation does to the matter of the palace in which it falls. */
export const TRANSFORMATION_EFFECT: Readonly<Record<string, Text>> = {
  lu: text("opens", "得祿而順"),
  quan: text("strengthens", "得權而盛"),
  ke: text("brings a good name to", "得科而有名"),
  ji: text("ties the heart to", "逢忌而縈懷"),
};
