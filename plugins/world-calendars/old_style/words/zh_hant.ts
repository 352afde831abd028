import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { ConvertWords } from "./en.ts";
import { writeDate, writeDoubleDate } from "./zh_hant/dates.ts";

const country = {
  spain: "西班牙",
  portugal: "葡萄牙",
  italy: "義大利",
  poland: "波蘭",
  florence: "佛羅倫斯",
  pisa: "比薩",
  venice: "威尼斯",
  france: "法國",
  zeeland: "澤蘭與布拉班特",
  holland: "荷蘭",
  bavaria: "巴伐利亞",
  austria: "奧地利",
  cologne: "科隆",
  bohemia: "波希米亞",
  hungary: "匈牙利",
  prussia: "普魯士",
  protestantGermany: "德意志新教諸邦",
  denmark: "丹麥",
  norway: "挪威",
  iceland: "冰島",
  england: "英格蘭與威爾斯",
  ireland: "愛爾蘭",
  britishColonies: "英國殖民地",
  scotland: "蘇格蘭",
  sweden: "瑞典與芬蘭",
  bulgaria: "保加利亞",
  russia: "俄國",
  romania: "羅馬尼亞",
  greece: "希臘",
};

const calendar = {
  julian: "儒略曆",
  swedish: "一七〇〇至一七一二年之瑞典曆",
  gregorian: "格里曆",
};

const yearStart = {
  january: "一月一日",
  ladyDay: "其後之三月二十五日（聖母領報）",
  pisan: "其前之三月二十五日（比薩式）",
  venetian: "三月一日（威尼斯式）",
  christmas: "其前之十二月二十五日（聖誕）",
  september: "其前之九月一日（拜占庭式）",
  easter: "復活節（法蘭西式）",
};

export const zhHant: ConvertWords = {
  title: "舊曆新曆換算",
  summary: "儒略曆與格里曆互換，附雙重紀年、歲首慣例與各國改曆日期",
  inputs: {
    direction: {
      label: "方向",
      about: "newToOld：所給日期為格里曆；oldToNew：所給日期為儒略曆",
      values: { newToOld: "新曆換舊曆", oldToNew: "舊曆換新曆" },
    },
    date: {
      label: "日期",
      about: "YYYY-MM-DD；舊日期可並寫兩個年份，如 1731/2-02-11；0-9999 以外之年作 ±YYYYYY",
    },
    country: {
      label: "國家",
      about: "依何國法定之曆；該國所略去的日子不受理",
      values: country,
    },
  },
  fields: {
    direction: "方向",
    julian: "舊曆（儒略）",
    gregorian: "新曆（格里）",
    year: "年",
    month: "月",
    day: "日",
    date: "日期",
    doubleDated: "並寫兩年",
    differenceDays: "兩曆相差日數",
    weekday: "星期",
    legalYear: "法定年",
    legalYearStart: "法定歲首",
    years: "各歲首之年數",
    yearStart: "歲首",
    ambiguous: "有他讀",
    alternatives: "其他讀法",
    inCountry: "在該國",
    country: "國家",
    calendar: "曆法",
  },
  terms: {
    direction: { newToOld: "新曆換舊曆", oldToNew: "舊曆換新曆" },
    yearStart,
    country,
    calendar,
  },
  phrases: {
    doubleDated: writeDoubleDate,
    oneYear: "新曆日期只有一個年份，請勿加斜線",
    noSuchDate: ({ calendar: id, date }) => `${calendar[id]}沒有 ${date} 這一天`,
    notNextYear: ({ years }) => `無法讀出年份 ${years}：第二個須是第一個的次年`,
    doubleYearTooLate: "並寫兩個年份只用於一月一日至三月二十四日",
    dateLeftOut: ({ country: id, date, last, first }) =>
      `${country[id]}未曾有 ${date} 這一天：${last} 之後即為 ${first}`,
  },
  conventions: {
    yearStart: {
      title: "歲首",
      rule: "依該國當時法定歲首；未指明國家者，一月與聖母領報日兩讀並陳",
      options: { unstated: "未言明", ...yearStart },
    },
  },
  reading: (answer) => {
    const { julian, gregorian, doubleDated, weekday, alternatives, inCountry } = answer;
    const written =
      doubleDated.with.years === null ? "" : `（雙重紀年作 ${writeDoubleDate(doubleDated.with)}）`;
    const there = inCountry && [
      `${country[inCountry.country]}當時行${calendar[inCountry.calendar]}，寫作 ${writeDate(inCountry.date)}。`,
    ];
    const others = alternatives.map(
      (one) =>
        `若歲首不在那時，同樣的寫法便是指舊曆 ${writeDoubleDate(one.doubleDated.with)}，即新曆 ${writeDate(one.gregorian)}。`,
    );
    return [
      `舊曆 ${writeDate(julian)}${written}即新曆 ${writeDate(gregorian)}。那天是${lore.weekday[weekday]}，因為七日之週從未中斷；當時兩曆相差 ${Math.abs(answer.differenceDays)} 日。`,
      [
        ...(there ?? []),
        ...others,
        "兩曆月份相同，格里曆每四百年少三個閏日；許多國家從前不以一月一日為歲首，所以舊日期有時並寫兩個年份。",
      ].join(""),
      "一份文件究竟用哪一種紀年，終須從文件本身去認：同一座城裡，官府、教會與商人的寫法未必一致。",
    ];
  },
};
