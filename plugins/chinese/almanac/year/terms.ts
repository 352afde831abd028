import { vocabulary, type IdOf } from "#sdk";

/** Counts of the picture of the stove god, 灶馬頭. */
export const COUNT = vocabulary("stoveCount", {
  mouse: { native: "幾鼠偷糧", roman: "jǐ shǔ tōu liáng" },
  grass: { native: "草子幾分", roman: "cǎo zǐ jǐ fēn" },
  cattle: { native: "幾牛耕田", roman: "jǐ niú gēng tián" },
  flower: { native: "花收幾分", roman: "huā shōu jǐ fēn" },
  dragon: { native: "幾龍治水", roman: "jǐ lóng zhì shuǐ" },
  horse: { native: "幾馬馱穀", roman: "jǐ mǎ tuó gǔ" },
  chicken: { native: "幾雞搶米", roman: "jǐ jī qiǎng mǐ" },
  silkworm: { native: "幾姑看蠶", roman: "jǐ gū kàn cán" },
  pig: { native: "幾屠共豬", roman: "jǐ tú gòng zhū" },
  field: { native: "甲田幾分", roman: "jiǎ tián jǐ fēn" },
  cake: { native: "幾人分餅", roman: "jǐ rén fēn bǐng" },
  gold: { native: "幾日得金", roman: "jǐ rì dé jīn" },
});
export type Count = IdOf<typeof COUNT>;

/** Counts of people over cakes and over hoes. */
export const PEOPLE_COUNT = vocabulary("peopleCount", {
  peopleCakes: { native: "幾人幾丙", roman: "jǐ rén jǐ bǐng" },
  peopleHoes: { native: "幾人幾鋤", roman: "jǐ rén jǐ chú" },
});

/** Colours of the spring ox and of its herdsman. */
export const COLOUR = vocabulary("oxColour", {
  green: { native: "青", roman: "qīng" },
  red: { native: "紅", roman: "hóng" },
  yellow: { native: "黃", roman: "huáng" },
  white: { native: "白", roman: "bái" },
  black: { native: "黑", roman: "hēi" },
});
export type Colour = IdOf<typeof COLOUR>;

/** Parts of the ox that are painted. */
export const OX_PART = vocabulary("oxPart", {
  head: { native: "頭", roman: "tóu" },
  body: { native: "身", roman: "shēn" },
  belly: { native: "腹", roman: "fù" },
  horns: { native: "角耳尾", roman: "jiǎo ěr wěi" },
  shins: { native: "膝脛", roman: "xī jìng" },
  hooves: { native: "蹄", roman: "tí" },
});
export type OxPart = IdOf<typeof OX_PART>;

/** How the herdsman stands to the ox, and his age. */
export const HERDSMAN_PLACE = vocabulary("herdsmanPlace", {
  before: { native: "立於牛前", roman: "lì yú niú qián" },
  beside: { native: "與牛並立", roman: "yǔ niú bìng lì" },
  behind: { native: "立於牛後", roman: "lì yú niú hòu" },
});
export type HerdsmanPlace = IdOf<typeof HERDSMAN_PLACE>;
export const HERDSMAN_AGE = vocabulary("herdsmanAge", {
  old: { native: "老年像", roman: "lǎo nián xiàng" },
  grown: { native: "少壯像", roman: "shào zhuàng xiàng" },
  child: { native: "孩童像", roman: "hái tóng xiàng" },
});
export type HerdsmanAge = IdOf<typeof HERDSMAN_AGE>;
export const HERDSMAN_HAIR = vocabulary("herdsmanHair", {
  metal: { native: "兩髻在耳前", roman: "liǎng jì zài ěr qián" },
  wood: { native: "兩髻在耳後", roman: "liǎng jì zài ěr hòu" },
  water: { native: "右髻耳後左髻耳前", roman: "yòu jì ěr hòu zuǒ jì ěr qián" },
  fire: { native: "右髻耳前左髻耳後", roman: "yòu jì ěr qián zuǒ jì ěr hòu" },
  earth: { native: "兩髻在頂", roman: "liǎng jì zài dǐng" },
});
