import { chinese } from "#sdk";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { calendarOutOfRange } from "../../core/words/zh_hant.ts";
import { clockConvention } from "../../core/words/zh_hant/clock.ts";
import { jiji } from "../../core/words/zh_hant/korean.ts";
import type { DangSajuWords } from "./en.ts";

const dangSajuStar = {
  gwi: { text: "天貴星", sense: "得人喜愛，有貴人出現" },
  aek: { text: "天厄星", sense: "早年多有關卡，因而懂得療癒" },
  gwon: { text: "天權星", sense: "你帶頭，眾人也願跟" },
  pa: { text: "天破星", sense: "散了再起，所作自成一格" },
  gan: { text: "天奸星", sense: "心思快、口才快，兩面都有刃" },
  mun: { text: "天文星", sense: "讀書、文筆與考試替你開門" },
  bok: { text: "天福星", sense: "衣食朋友不求自來" },
  yeok: { text: "天驛星", sense: "走動、遠行、改行" },
  go: { text: "天孤星", sense: "人群中獨立，因而看得遠" },
  in: { text: "天刃星", sense: "鋒利果決，傷處使人堅韌" },
  ye: { text: "天藝星", sense: "手巧、有型，適合站上台" },
  su: { text: "天壽星", sense: "耐得住，手穩而固執" },
};
const lifePart = {
  early: { text: "初年", when: "以生年看" },
  middle: { text: "中年", when: "以生月看" },
  ripe: { text: "壯年", when: "以生日看" },
  whole: { text: "晚年與總運", when: "以生時看" },
};

export const zhHant: DangSajuWords = {
  title: "唐四柱",
  summary: "依韓國唐四柱畫冊，數出年、月、日、時在十二星中所值之星",
  inputs: {},
  fields: {
    lunar: "韓國陰曆生日",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    native: "韓語說法",
    yearBranch: "年支",
    hour: "時辰",
    stars: "四星",
    part: "一生之段",
    when: "看法",
    star: "星",
    sense: "大意",
    leaning: "吉凶",
  },
  terms: { jiji, dangSajuStar, lifePart },
  conventions: {
    clock: clockConvention,
    lateZi: calendar.conventions.lateZi,
    leapMonth: { title: "閏月", options: { same: "作本月", half: "十六日起作次月" } },
  },
  refusals: { calendarOutOfRange, longitudeNeeded: calendar.refusals.longitudeNeeded },
  omissions: {
    birthHour: "未提供出生時間，只看年、月、日三星，不列時星；當日各時辰均已逐一試過。",
  },
  reading({ stars, lunar }) {
    const hard = stars.filter(({ leaning }) => leaning === "adverse");
    const twice = stars.filter(({ star }, i) => stars.findIndex((one) => one.star === star) < i);
    return [
      `你生於韓國陰曆「${lunar.native}」。唐四柱這本彩繪命書，為你翻開${chinese.numeral(stars.length)}頁。`,
      ...stars.map(
        ({ part, star }) =>
          `${lifePart[part].text}值${dangSajuStar[star].text}：${dangSajuStar[star].sense}。`,
      ),
      hard.length === 0
        ? "其中沒有凶星，書上算是好翻的一手。"
        : `${chinese.numeral(stars.length)}星之中凶星有${chinese.numeral(hard.length)}：${chinese.list(hard.map(({ star }) => dangSajuStar[star].text))}。${twice.length > 0 ? `${dangSajuStar[twice[0]!.star].text}不只出現一次，整體都帶它的顏色。` : ""}`,
    ];
  },
  picture: {
    title: "唐四柱（당사주）",
    desc: ({ stars }) =>
      `畫冊各頁：${stars.map(({ part, star }) => `${lifePart[part].text}${dangSajuStar[star].text}`).join("，")}`,
    part: (part) => lifePart[part].text,
    star: (star) => dangSajuStar[star].text,
    sense: (star) => dangSajuStar[star].sense,
  },
};
