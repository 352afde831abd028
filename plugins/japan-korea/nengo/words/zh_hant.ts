import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/zh_hant.ts";
import type { EraReading } from "../answer.ts";
import type { NengoWords } from "./en.ts";

const COURTS = { northern: "北朝", southern: "南朝" };
const counted = ({ native, court }: EraReading) => `${court ? COURTS[court] : ""}${native}`;
const span = ({ began, ended }: EraReading) =>
  ended === null ? `自 ${began} 行用至今` : `自 ${began} 至 ${ended}`;

export const zhHant: NengoWords = {
  title: "日本年號",
  summary: "日本年號與西元互換，兼列南北兩朝，可及於日，並載各年號起訖之日",
  inputs: {
    era: { label: "年號", about: "年號之漢字或羅馬字，如 令和、Reiwa" },
    eraYear: { label: "年號紀年", about: "1 至 200，未提供作 1" },
    month: { label: "月", about: "當時曆法之月，須與 day、eraYear 同時提供" },
    leap: { label: "閏月", about: "是否為閏月，未提供作否" },
    day: { label: "日", about: "該月之日" },
  },
  fields: {
    readings: "各年號之紀年",
    era: "年號",
    native: "寫法",
    roman: "羅馬字",
    court: "朝廷",
    eraYear: "年號紀年",
    year: "西元年",
    pillar: "年干支",
    began: "年號始日",
    ended: "年號終日",
    firstDay: "是年始日",
    lastDay: "是年終日",
    old: "當時之月日",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    date: "公曆日期",
    gregorian: "公曆日期",
    julian: "儒略曆日期",
  },
  terms: { japaneseCourt: COURTS },
  conventions: {
    southernEras: {
      title: "建德、文中改元之日",
      options: { chronicles: "依編年史書", documents: "依最早文書" },
    },
  },
  refusals: {
    eraOrDate: {
      when: "年號與日期皆未提供或同時提供，或月日未成對、缺年",
      says: "請提供 date，或提供 era；era 可附 eraYear，並可再附 month 與 day",
    },
    eraUnknown: {
      when: "日本無此年號",
      says: ({ era }) => `查無日本年號「${era}」`,
    },
    noEra: {
      when: "當日未行年號",
      says: ({ year }) =>
        year < 645
          ? `${year} 年尚無年號：首個年號大化始於六四五年夏`
          : `${year} 年該日未行年號：六五四至六八六年、六八六至七〇一年間未建元`,
    },
    eraYearBeyond: {
      when: "該年號未行至此年",
      says: ({ era, eraYear, last }) => `查無${era} ${eraYear} 年：該年號止於 ${last} 年`,
    },
    dayOutsideEra: {
      when: "該日在年號始行之前或廢止之後",
      says: ({ native, began, ended }) =>
        `該日不在${native}之內：此年號自 ${began} 行用${ended ? `至 ${ended}` : ""}`,
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: {
      when: old.noSuchOldDate.when,
      says: (of) => old.noSuchOldDate.says(of),
    },
  },
  reading({ readings, gregorian, julian }) {
    const [first, ...rest] = readings;
    const { year, pillar, firstDay, lastDay } = first!;
    const western = julian === null ? "" : `（西洋儒略曆 ${julian}）`;
    const head = gregorian
      ? `${gregorian}${western || " "}為${readings.map(counted).join("，亦即")}。`
      : `${counted(first!)}即西元 ${year} 年，在該年號內自 ${firstDay} 至 ${lastDay}。`;
    const others =
      gregorian === null && rest.length > 0
        ? `讀音相同者另有${rest.map((one) => `${counted(one)}（${one.year} 年）`).join("、")}。`
        : "";
    return [
      `${head}${others}`,
      `${readings.map((one) => `${one.era.native}${span(one)}`).join("；")}。是年干支${nativeOf(PILLAR, pillar)}。`,
    ];
  },
  picture: {
    heading: ({ readings }) => `${readings[0]!.native} · ${readings[0]!.year}`,
    names: (native) => [native],
    desc: ({ readings }) =>
      `西元 ${readings[0]!.year} 年前後之日本年號條圖，標出${readings.map((one) => one.era.native).join("、")}`,
  },
};
