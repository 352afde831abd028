import { chinese } from "#sdk";
import { BRANCH } from "#lore";
import * as calendar from "../../calendar/words/zh_hant.ts";
import { nativeOf } from "../../core/natives.ts";
import { bandOf } from "../band.ts";
import { LIGHTEST } from "../weights.ts";
import type { BoneWeightWords } from "./en.ts";
import { VERSES } from "./zh_hant/verses.ts";

const { clock, lateZi } = calendar.conventions;

const bands = {
  light: "骨重偏輕，重在自立勤勉。",
  middle: "骨重居中，人力與機緣各半。",
  heavy: "骨重偏厚，所受既多，貴在善用。",
};

const verseOf = (qian: number) => VERSES[qian - LIGHTEST]!;

/** The weight as it is said: 三兩三錢, 四兩 where no qian is over. */
function inWords({ liang, qian }: { readonly liang: number; readonly qian: number }): string {
  return `${chinese.numeral(liang)}兩${qian > 0 ? `${chinese.numeral(qian)}錢` : ""}`;
}

export const zhHant: BoneWeightWords = {
  title: "袁天罡稱骨",
  summary: "以農曆年月日時稱骨重若干兩錢，並附相應歌訣；男女同用一表",
  weighs: "以骨重為準：二兩一為 0，七兩二為 100，其間等分",
  fields: {
    lunarDate: "農曆日期",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    qian: "錢",
    "/qian": "各重（錢）",
    total: "合計",
    "/weight": "骨重",
    liang: "兩",
    verse: "歌訣",
  },
  phrases: {
    verse: ({ qian }) => verseOf(qian),
    weighs: (weight) => `骨重${inWords(weight)}`,
    ...calendar.phrases,
  },
  conventions: {
    clock,
    lateZi,
    leapMonth: { title: "閏月", options: { same: "作本月", half: "十五日後作次月" } },
    print: { title: "異文", options: { common: "通行本", variant: "別本" } },
  },
  refusals: {
    ...calendar.refusals,
    hourNeeded: {
      when: "未提供出生時間；時辰自有其重",
      says: "無法稱時辰之重：請提供出生時間",
    },
  },
  reading: ({ lunarDate, hour, qian, weight }) => [
    `${lunarDate}${nativeOf(BRANCH, hour)}時生，年 ${qian.year} 錢、月 ${qian.month} 錢、日 ${qian.day} 錢、時 ${qian.hour} 錢，共重${inWords(weight)}。${bands[bandOf(qian.total)]}`,
    `歌曰：${verseOf(qian.total)}此歌流傳市井，僅據生辰四數而成，取其勸勉之意可也。`,
  ],
  picture: {
    title: ({ liang, qian }) => `稱骨：${liang}兩${qian === 0 ? "" : `${qian}錢`}`,
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
  },
};
