/** Phrases of the reading, in English. */
import type { MajorId, PalaceId, TransformationId } from "../../stars.ts";

/** What each major star gives to a person whose life palace it holds. */
export const inLife: Readonly<Record<MajorId, string>> = {
  ziWei:
    "the bearing of one who expects to decide: dignified, generous to those who ask well, in need of good ministers",
  tianJi: "a quick, planning mind that sees three moves ahead and sleeps lightly",
  taiYang:
    "warmth that gives itself to the public; it likes to be useful and to be seen, and tires before it admits it",
  wuQu: "resolve and a head for money; it acts first, speaks plainly, and keeps accounts",
  tianTong:
    "a mild, companionable temper that prefers peace to winning and finds pleasure in small things",
  lianZhen: "a strong sense of self, magnetic and exacting, drawn to power and to beauty alike",
  tianFu: "steadiness and the gift of keeping: a treasury, careful, liberal when it is full",
  taiYin: "gentleness, taste and inner life; it notices, remembers, and saves",
  tanLang: "appetite and charm: many talents, many acquaintances, a curiosity that is never fed",
  juMen: "a searching mind and a tongue that can make a living or an enemy",
  tianXiang: "fairness, good manners and a talent for service at high level",
  tianLiang:
    "an elder's nature from early on: principled, protective, at its best in other people's trouble",
  qiSha: "independence and nerve; it goes in alone and comes out with a result",
  poJun: "the will to break and rebuild; it does not repair, it begins again",
};

/** What each palace speaks of. */
export const topics: Readonly<Record<PalaceId, string>> = {
  life: "character",
  siblings: "brothers, sisters and close partners",
  spouse: "marriage",
  children: "children and pupils",
  wealth: "earning",
  health: "health and habits",
  travel: "the world outside and how it receives one",
  friends: "friends, staff and the public",
  career: "work",
  property: "home and property",
  fortune: "peace of mind",
  parents: "parents and superiors",
};

/** What a transformation does to the matter of the palace in which it falls. */
export const effects: Readonly<Record<TransformationId, string>> = {
  lu: "opens",
  quan: "strengthens",
  ke: "brings a good name to",
  ji: "ties the heart to",
};
