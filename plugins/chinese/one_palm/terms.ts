/** Stars and paths of the twelve palm seats. */
import { vocabulary, type IdOf } from "#sdk";

/** The twelve stars, 子 first. */
export const PALM_STAR = vocabulary("palmStar", {
  tianGui: { native: "天貴", roman: "tiān guì" },
  tianE: { native: "天厄", roman: "tiān è" },
  tianQuan: { native: "天權", roman: "tiān quán" },
  tianPo: { native: "天破", roman: "tiān pò" },
  tianJian: { native: "天奸", roman: "tiān jiān" },
  tianWen: { native: "天文", roman: "tiān wén" },
  tianFu: { native: "天福", roman: "tiān fú" },
  tianYi: { native: "天驛", roman: "tiān yì" },
  tianGu: { native: "天孤", roman: "tiān gū" },
  tianRen: { native: "天刃", roman: "tiān rèn" },
  tianYiArt: { native: "天藝", roman: "tiān yì" },
  tianShou: { native: "天壽", roman: "tiān shòu" },
});
export type PalmStar = IdOf<typeof PALM_STAR>;

/** The six paths in the order in which the stars go through them, twice round. */
export const PATH = vocabulary("path", {
  buddha: { native: "佛道", roman: "fó dào" },
  ghost: { native: "鬼道", roman: "guǐ dào" },
  human: { native: "人道", roman: "rén dào" },
  animal: { native: "畜道", roman: "chù dào" },
  asura: { native: "修羅道", roman: "xiū luó dào" },
  immortal: { native: "仙道", roman: "xiān dào" },
});
export type Path = IdOf<typeof PATH>;
