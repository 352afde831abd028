import { chinese } from "#sdk";
import { BRANCH } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { LIGHTEST } from "../weights.ts";
import type { BoneWeightWords } from "./en.ts";
import { VERSES } from "./zh_hant/verses.ts";

const { clock, lateZi } = calendar.conventions;

const verseOf = (qian: number) => VERSES[qian - LIGHTEST]!;

/** The weight as it is said: 三兩三錢, 四兩 where no qian is over. */
function inWords({ liang, qian }: { readonly liang: number; readonly qian: number }): string {
  return `${chinese.numeral(liang)}兩${qian > 0 ? `${chinese.numeral(qian)}錢` : ""}`;
}

export const zhHant: BoneWeightWords = {
  title: "袁天罡稱骨",
  summary: "以農曆年月日時稱骨重若干兩錢，並以今語述通行歌訣之意；男女同用一表",
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
    lighter: "較輕之日（百分）",
    verse: "歌意",
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
  reading: ({ lunarDate, hour, qian, weight, lighter }) => [
    `${verseOf(qian.total)}通行《稱骨歌》於${inWords(weight)}之數意如此；文字為本站所作，意依原歌。`,
    `你生於農曆${lunarDate}${nativeOf(BRANCH, hour)}時：年 ${qian.year} 錢、月 ${qian.month} 錢、日 ${qian.day} 錢、時 ${qian.hour} 錢。表中所有生辰，百中有 ${lighter} 較此為輕。`,
  ],
  picture: {
    title: ({ liang, qian }) => `稱骨：${liang}兩${qian === 0 ? "" : `${qian}錢`}`,
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    lighter: (percent) => `所有生辰之輕重：百中有 ${percent} 較輕`,
  },
};
