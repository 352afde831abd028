import { vocabulary, type IdOf } from "#sdk";

/** The seven governors and the remainders; 紫氣 only where its place is given. */
export const QI_BODY = vocabulary("qiBody", {
  sun: { native: "日", roman: "rì" },
  moon: { native: "月", roman: "yuè" },
  jupiter: { native: "木", roman: "mù" },
  mars: { native: "火", roman: "huǒ" },
  saturn: { native: "土", roman: "tǔ" },
  venus: { native: "金", roman: "jīn" },
  mercury: { native: "水", roman: "shuǐ" },
  luoHou: { native: "羅睺", roman: "luó hóu" },
  jiDu: { native: "計都", roman: "jì dū" },
  yueBei: { native: "月孛", roman: "yuè bèi" },
  ziQi: { native: "紫氣", roman: "zǐ qì" },
});
export type QiBody = IdOf<typeof QI_BODY>;

/** The twelve palaces from that of life on, as they follow the signs. */
export const QI_HOUSE = vocabulary("qiHouse", {
  life: { native: "命宮", roman: "mìng gōng" },
  wealth: { native: "財帛", roman: "cái bó" },
  siblings: { native: "兄弟", roman: "xiōng dì" },
  property: { native: "田宅", roman: "tián zhái" },
  children: { native: "男女", roman: "nán nǚ" },
  servants: { native: "奴僕", roman: "nú pú" },
  spouse: { native: "妻妾", roman: "qī qiè" },
  health: { native: "疾厄", roman: "jí è" },
  travel: { native: "遷移", roman: "qiān yí" },
  office: { native: "官祿", roman: "guān lù" },
  fortune: { native: "福德", roman: "fú dé" },
  looks: { native: "相貌", roman: "xiàng mào" },
});
export type QiHouse = IdOf<typeof QI_HOUSE>;

export const DIGNITY = vocabulary("qiDignity", {
  ownPalace: { native: "歸垣", roman: "guī yuán" },
  ownLodge: { native: "升殿", roman: "shēng diàn" },
});
export type Dignity = IdOf<typeof DIGNITY>;

export const FORMATION = vocabulary("qiFormation", {
  lightsBeside: { native: "日月夾命", roman: "rì yuè jiā mìng" },
  lightsTogether: { native: "日月同宮", roman: "rì yuè tóng gōng" },
  venusMercurySun: { native: "金水會日", roman: "jīn shuǐ huì rì" },
  lordHome: { native: "命主歸垣", roman: "mìng zhǔ guī yuán" },
  lordInLife: { native: "命主守命", roman: "mìng zhǔ shǒu mìng" },
  pearls: { native: "五星連珠", roman: "wǔ xīng lián zhū" },
});
export type Formation = IdOf<typeof FORMATION>;
