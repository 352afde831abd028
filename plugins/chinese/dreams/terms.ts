import { vocabulary, type IdOf } from "#sdk";

/** Themes of the book. */
export const DREAM_THEME = vocabulary("dreamTheme", {
  sky: { native: "天文", roman: "tiān wén" },
  earth: { native: "山水", roman: "shān shuǐ" },
  fire: { native: "火燭", roman: "huǒ zhú" },
  body: { native: "身體", roman: "shēn tǐ" },
  food: { native: "飲食", roman: "yǐn shí" },
  clothes: { native: "衣飾", roman: "yī shì" },
  house: { native: "宅舍", roman: "zhái shè" },
  tools: { native: "器用", roman: "qì yòng" },
  travel: { native: "行旅", roman: "xíng lǚ" },
  money: { native: "財貨", roman: "cái huò" },
  people: { native: "人物", roman: "rén wù" },
  family: { native: "情誼家事", roman: "qíng yì jiā shì" },
  law: { native: "官訟兵戎", roman: "guān sòng bīng róng" },
  beasts: { native: "走獸", roman: "zǒu shòu" },
  birds: { native: "飛禽", roman: "fēi qín" },
  scaly: { native: "鱗介蟲豸", roman: "lín jiè chóng zhì" },
  plants: { native: "草木", roman: "cǎo mù" },
  gods: { native: "神佛", roman: "shén fó" },
  study: { native: "文藝", roman: "wén yì" },
  modern: { native: "今物", roman: "jīn wù" },
});
export type DreamTheme = IdOf<typeof DREAM_THEME>;
