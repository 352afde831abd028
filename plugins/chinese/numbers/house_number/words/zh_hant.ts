import { chinese } from "#sdk";
import { wanderingStar } from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { HouseAnswer } from "../answer.ts";
import type { HouseWords } from "./en.ts";

const HOUSE = "戶號為居者日夕所對，故加倍計之；然陽宅以坐向採光為先，門牌數字其次。";

function closing({ residents }: HouseAnswer): string {
  if (residents.length === 0) return HOUSE;
  const lines = residents.map(({ missing, supplied }, i) => {
    const who = residents.length === 1 ? "居者" : `第${chinese.numeral(i + 1)}位居者`;
    if (missing.length === 0) return `${who}四吉星俱備`;
    const named = (stars: typeof missing) => stars.map((star) => wanderingStar[star]).join("、");
    return supplied.length > 0
      ? `${who}命缺${named(missing)}，此號補其${named(supplied)}`
      : `${who}命缺${named(missing)}，此號未能補足`;
  });
  return `${lines.join("；")}。${HOUSE}`;
}

export const zhHant: HouseWords = {
  title: "門牌號碼風水",
  summary: "合棟號、樓層與戶號以八星論宅，戶號加倍計量，並參看居者出生日期",
  inputs: {
    number: { label: "門牌或戶號", about: "依門上所書；分隔符號與漢字略去不計" },
    building: { label: "棟號", about: "棟號或街道門牌" },
    floor: { label: "樓層", about: "戶號不含樓層時填寫" },
    birthDates: { label: "居者生日", about: "居者的出生日期" },
  },
  fields: { ...shared.fields, ...shared.innateFields, order: "讀取次序", residents: "居者" },
  terms: { ...shared.terms, part: { building: "棟號", floor: "樓層", unit: "戶號" } },
  phrases: { ...shared.phrases, ...shared.numberIssues, ...shared.dateIssues },
  conventions: shared.conventions,
  reading: (reading) => shared.pairStory(reading, { subject: "此門牌", closing: closing(reading) }),
  picture: { ...shared.pairPicture, name: "門牌號碼" },
};
