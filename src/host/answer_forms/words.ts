import type { Lang } from "../../speech/mod.ts";

/** Headings of an answer as a document. */
export interface FormWords {
  readonly leftOut: string;
  readonly schools: string;
}

export const FORM_WORDS: Readonly<Record<Lang, FormWords>> & { readonly en: FormWords } = {
  en: { leftOut: "What was left out", schools: "Schools used" },
  "zh-Hant": { leftOut: "未提供的資料", schools: "所依流派" },
  ja: { leftOut: "省かれた情報", schools: "用いた流儀" },
};
