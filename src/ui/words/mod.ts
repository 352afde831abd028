import { en, type UiWords } from "./en.ts";
import { ja } from "./ja.ts";
import { zhHans } from "./zh_hans.ts";
import { zhHant } from "./zh_hant.ts";

/** By language; `wordsFor` takes from it. */
export const WORDS: { readonly en: UiWords; readonly [tag: string]: UiWords } = {
  en,
  ja,
  "zh-Hant": zhHant,
  "zh-Hans": zhHans,
};
