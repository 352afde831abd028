import * as shared from "../../words/zh_hant.ts";
import type { PlateWords } from "./en.ts";

const ON_THE_ROAD =
  "末三位加倍計之。行車之號以安穩之星為上，遇五鬼、絕命者尤宜平心緩行；平安終在謹慎駕駛，不在號碼。";

export const zhHant: PlateWords = {
  title: "車牌號碼風水",
  summary: "以八星論車牌，字母依次序化數，末三位加倍計量",
  inputs: { plate: { label: "車牌", about: "依車牌所書；分隔符號與漢字略去不計" } },
  fields: { ...shared.fields, letters: "字母", letter: "字母", digits: "所計之數" },
  terms: shared.terms,
  phrases: { ...shared.phrases, ...shared.numberIssues },
  conventions: shared.conventions,
  reading: (reading) => shared.pairStory(reading, { subject: "此車牌", closing: ON_THE_ROAD }),
  picture: { ...shared.pairPicture, name: "車牌號碼" },
};
