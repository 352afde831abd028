/** Headings of an answer as a document; Simplified Chinese is made from the second. */
export interface FormWords {
  readonly leftOut: string;
  readonly schools: string;
}
export const EN: FormWords = { leftOut: "What was left out", schools: "Schools used" };
export const ZH_HANT: FormWords = { leftOut: "未提供的資料", schools: "所依流派" };
