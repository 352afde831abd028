/** Phrases of the reading, in English. */
import type {
  AdjectiveId,
  MajorId,
  MinorId,
  PalaceId,
  TransformationId,
} from "#east/purple_star/stars.ts";
import type { Facet } from "./facets.ts";

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

/** What a palace speaks of: its name in a sentence, the side of its stars, and how that side is told. */
export interface Theme {
  readonly name: string;
  /** The name where it is one of several. */
  readonly short: string;
  readonly topic: string;
  readonly facet: Facet;
  readonly tells: (facet: string) => string;
}

export const themes: Readonly<Record<PalaceId, Theme>> = {
  life: {
    name: "life palace",
    short: "life",
    topic: "your bearing",
    facet: "temper",
    tells: (facet) => `you meet the world with ${facet}`,
  },
  siblings: {
    name: "palace of siblings",
    short: "siblings",
    topic: "brothers and sisters",
    facet: "people",
    tells: (facet) => `brothers and sisters tend to be ${facet}`,
  },
  spouse: {
    name: "palace of marriage",
    short: "marriage",
    topic: "marriage",
    facet: "partner",
    tells: (facet) => `a partner brings you ${facet}`,
  },
  children: {
    name: "palace of children",
    short: "children",
    topic: "children and pupils",
    facet: "people",
    tells: (facet) => `children and pupils grow into ${facet}`,
  },
  wealth: {
    name: "palace of wealth",
    short: "wealth",
    topic: "earning",
    facet: "money",
    tells: (facet) => `money comes by way of ${facet}`,
  },
  health: {
    name: "palace of health",
    short: "health",
    topic: "health",
    facet: "body",
    tells: (facet) => `the body asks you for ${facet}`,
  },
  travel: {
    name: "palace of travel",
    short: "travel",
    topic: "the world outside",
    facet: "abroad",
    tells: (facet) => `away from home you meet ${facet}`,
  },
  friends: {
    name: "palace of friends",
    short: "friends",
    topic: "friends and staff",
    facet: "people",
    tells: (facet) => `friends and staff turn out to be ${facet}`,
  },
  career: {
    name: "palace of career",
    short: "career",
    topic: "your work",
    facet: "work",
    tells: (facet) => `your field is ${facet}`,
  },
  property: {
    name: "palace of property",
    short: "property",
    topic: "house and land",
    facet: "place",
    tells: (facet) => `home for you means ${facet}`,
  },
  fortune: {
    name: "palace of inner fortune",
    short: "inner fortune",
    topic: "peace of mind",
    facet: "mind",
    tells: (facet) => `your peace of mind rests on ${facet}`,
  },
  parents: {
    name: "palace of parents",
    short: "parents",
    topic: "parents and superiors",
    facet: "people",
    tells: (facet) => `parents and superiors appear as ${facet}`,
  },
};

/** What each minor star adds to a palace. */
export const gifts: Readonly<Record<MinorId, string>> = {
  zuoFu: "steady deputies",
  youBi: "quiet assistance",
  wenChang: "schooling",
  wenQu: "eloquence",
  tianKui: "open patronage",
  tianYue: "hidden patronage",
  luCun: "a fixed income",
  tianMa: "movement",
  qingYang: "a cutting edge",
  tuoLuo: "delay",
  huoXing: "sudden flare-ups",
  lingXing: "smouldering unrest",
  diKong: "ideas that outrun their means",
  diJie: "losses against the current",
};

/** What each adjective star adds where no minor star stands. */
export const lesserGifts: Readonly<Record<AdjectiveId, string>> = {
  hongLuan: "romance",
  tianXi: "celebrations",
  longChi: "craft of the hands",
  fengGe: "a taste for elegance",
  tianKu: "secret tears",
  tianXu: "hollow promises",
  tianDe: "protection by kindness",
  yueDe: "gentle rescue",
  tianKong: "flights of fancy",
  tianCai: "quick talent",
  tianShou: "staying power",
  guChen: "time alone",
  guaSu: "reserve",
  xianChi: "flirtation",
  huaGai: "a taste for the unworldly",
  poSui: "small breakages",
  feiLian: "gossip",
  nianJie: "relief within the year",
  tianGuan: "standing with officials",
  tianFuBlessing: "a share of comfort",
  tianChu: "a good table",
  jieLu: "blocked paths",
  kongWang: "plans that come to nothing",
  xunKong: "gaps in the calendar",
  jieShen: "release from trouble",
  tianYao: "allure",
  tianXing: "discipline",
  yinSha: "hidden opposition",
  tianYueMoon: "lingering ailments",
  tianWu: "intuition",
  sanTai: "a step up in rank",
  baZuo: "a seat among peers",
  enGuang: "favour from above",
  tianGui: "trust from the great",
  taiFu: "help in office",
  fengGao: "titles",
  tianShang: "losses through others",
  tianShi: "messages that upset",
};

/** What a transformation does to the matter of the palace in which it falls. */
export const effects: Readonly<Record<TransformationId, string>> = {
  lu: "opens",
  quan: "puts force behind",
  ke: "brings a good name to",
  ji: "ties the heart to",
};

/** What comes of it when a palace transforms its own star. */
export const selfEffects: Readonly<Record<TransformationId, string>> = {
  lu: "what comes easily is as easily given away",
  quan: "you push where nothing pushes back",
  ke: "you explain more than is asked",
  ji: "the knot is of your own tying",
};

/** What the square of a palace makes of it. */
export const standings = {
  strong: "is well carried",
  fair: "is more helped than hindered",
  strained: "is more hindered than helped",
  exposed: "stands exposed",
};

/** How the rulers of a palace shine, after their names. */
export const lights = {
  bright: " and shining",
  level: "",
  dim: " and strained",
};
