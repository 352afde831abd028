import { wanderingStar } from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { PhoneAnswer } from "../answer.ts";
import type { PhoneWords } from "./en.ts";

const LAST_FOUR = "末四位最常稱記，故加倍計之。";

function closing({ innate }: PhoneAnswer): string {
  if (!innate) return LAST_FOUR;
  const { missing, supplied } = innate;
  const named = (stars: typeof missing) => stars.map((star) => wanderingStar[star]).join("、");
  const date =
    missing.length === 0
      ? "四吉星俱備。"
      : `缺${named(missing)}，此號${supplied.length === 0 ? "未能補足。" : `可補${named(supplied)}。`}`;
  return `出生日期${date}${LAST_FOUR}`;
}

export const zhHant: PhoneWords = {
  title: "電話號碼風水",
  summary: "逐組以八星論電話號碼，兼論強弱與零隱五顯；取末八位計量，末四位加倍",
  inputs: {
    number: {
      label: "電話號碼",
      about: "有無分隔符號皆可，三位短號亦可；+ 或 00 之後的國碼會先除去",
    },
  },
  fields: {
    ...shared.fields,
    ...shared.innateFields,
    countryCode: "國碼",
    innate: "與生日合參",
  },
  terms: shared.terms,
  phrases: { ...shared.phrases, ...shared.phoneIssues, ...shared.dateIssues },
  conventions: { connectors: shared.conventions.connectors },
  reading: (reading) =>
    shared.pairStory(reading, { subject: "此電話號碼", closing: closing(reading) }),
  picture: { ...shared.pairPicture, name: "電話號碼" },
};
