import { vocabulary, type IdOf } from "#sdk";

/** What a day is chosen for. */
export const PURPOSE = vocabulary("weddingPurpose", {
  wedding: { native: "嫁娶", roman: "jià qǔ" },
  betrothal: { native: "訂婚", roman: "dìng hūn" },
  bed: { native: "安床", roman: "ān chuáng" },
});
export type Purpose = IdOf<typeof PURPOSE>;

/** Parents whose years count. */
export const RELATIVE = vocabulary("weddingRelative", {
  groomFather: { native: "翁", roman: "wēng" },
  groomMother: { native: "姑", roman: "gū" },
  brideFather: { native: "女父", roman: "nǚ fù" },
  brideMother: { native: "女母", roman: "nǚ mǔ" },
});
export type Relative = IdOf<typeof RELATIVE>;

/** What a month is to a bride, in the order in which they follow her branch. */
export const BRIDE_MONTH = vocabulary("brideMonth", {
  great: { native: "大利月", roman: "dà lì yuè" },
  lesser: { native: "小利月", roman: "xiǎo lì yuè" },
  inLaws: { native: "妨翁姑月", roman: "fáng wēng gū yuè" },
  ownParents: { native: "妨女父母月", roman: "fáng nǚ fù mǔ yuè" },
  groom: { native: "妨夫月", roman: "fáng fū yuè" },
  bride: { native: "妨婦月", roman: "fáng fù yuè" },
});
export type BrideMonth = IdOf<typeof BRIDE_MONTH>;

/** Places of the wedding circle in its order. */
export const CIRCLE = vocabulary("weddingCircle", {
  husband: { native: "夫", roman: "fū" },
  motherInLaw: { native: "姑", roman: "gū" },
  hall: { native: "堂", roman: "táng" },
  fatherInLaw: { native: "翁", roman: "wēng" },
  dwelling: { native: "第", roman: "dì" },
  stove: { native: "灶", roman: "zào" },
  wife: { native: "婦", roman: "fù" },
  kitchen: { native: "廚", roman: "chú" },
});
export type CirclePlace = IdOf<typeof CIRCLE>;

/** Why a day is left out, the common reasons first. */
export const WEDDING_REASON = vocabulary("weddingRejection", {
  monthBreak: { native: "月破", roman: "yuè pò" },
  yearBreak: { native: "歲破", roman: "suì pò" },
  fourPartings: { native: "四離", roman: "sì lí" },
  fourSeverances: { native: "四絕", roman: "sì jué" },
  yangGong: { native: "楊公忌日", roman: "yáng gōng jì rì" },
  clash: { native: "沖新人", roman: "chōng xīn rén" },
  officer: { native: "建除不宜", roman: "jiàn chú bù yí" },
  spirit: { native: "凶神所忌", roman: "xiōng shén suǒ jì" },
  table: { native: "通書不宜", roman: "tōng shū bù yí" },
  birthDay: { native: "沖生日柱", roman: "chōng shēng rì zhù" },
  month: { native: "行嫁月不利", roman: "xíng jià yuè bú lì" },
  familyMonth: { native: "月妨父母", roman: "yuè fáng fù mǔ" },
  circle: { native: "周堂值夫婦", roman: "zhōu táng zhí fū fù" },
  familyCircle: { native: "周堂值翁姑", roman: "zhōu táng zhí wēng gū" },
  family: { native: "沖父母", roman: "chōng fù mǔ" },
  seatClash: { native: "沖坐山", roman: "chōng zuò shān" },
  seatKillers: { native: "三煞占山", roman: "sān shà zhàn shān" },
});
export type WeddingReason = IdOf<typeof WEDDING_REASON>;
