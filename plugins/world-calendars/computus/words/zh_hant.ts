import { dateText } from "../../core/words/zh_hant.ts";
import type { ComputusWords } from "./en.ts";

const easterFeast = {
  septuagesima: "七旬主日",
  shroveTuesday: "懺悔節（肥美星期二）",
  meatfare: "禁肉主日",
  forgiveness: "寬恕主日",
  cleanMonday: "潔淨星期一",
  ashWednesday: "聖灰星期三",
  palmSunday: "棕枝主日",
  maundyThursday: "聖週四",
  goodFriday: "耶穌受難日",
  easterMonday: "復活節星期一",
  ascension: "耶穌升天日",
  pentecost: "聖靈降臨節",
  whitMonday: "聖靈降臨節翌日",
  trinity: "聖三主日",
  corpusChristi: "基督聖體節",
};

export const zhHant: ComputusWords = {
  title: "某年的復活節",
  summary: "西方與東正教復活節逐步推算，附黃金數、歲首月齡、主日字母、小紀與各移動節日",
  inputs: { year: { label: "年", about: "326 至 9999；西方算法始於 1583 年" } },
  fields: {
    year: "年",
    western: "西方算法",
    orthodox: "東正教算法",
    easter: "復活節主日",
    date: "日期",
    weekday: "星期",
    fullMoon: "月表所定的望日",
    steps: "逐步推算",
    step: "步驟",
    rule: "規則",
    value: "得數",
    feasts: "移動節日",
    feast: "節日",
    day: "日",
    advent: "將臨期首主日",
    epact: "歲首月齡",
    sundayLetter: "主日字母",
    julian: "儒略曆日期",
    daysBetween: "西方至東正教復活節相距日數",
    goldenNumber: "黃金數",
    solarCycle: "太陽週",
    indiction: "小紀",
  },
  terms: {
    easterFeast,
    easterStep: {
      goldenNumber: { text: "黃金數", rule: "年數除以 19 的餘數加 1" },
      century: { text: "世紀", rule: "年數的百位以上加 1" },
      leapDaysDropped: { text: "略去的閏日", rule: "世紀數的四分之三，捨去小數，減 12" },
      moonCorrection: { text: "月行修正", rule: "（8 × 世紀 + 5）÷ 25，捨去小數，減 5" },
      epact: {
        text: "歲首月齡",
        rule: "（11 × 黃金數 + 20 + 月行修正 − 略去的閏日）除以 30 的餘數",
      },
      correctedEpact: { text: "實用的歲首月齡", rule: "24 改作 25；黃金數大於 11 時，25 改作 26" },
      fullMoonMarch: {
        text: "望日（以三月計）",
        rule: "44 減歲首月齡，若早於 21 日則加 30；32 即四月一日",
      },
      daysToSunday: {
        text: "距其後主日的日數",
        rule: "一至七日：望日若恰逢主日，順延至下一個主日",
      },
    },
  },
  reading({ year, western, orthodox, daysBetween, goldenNumber, indiction }) {
    const old = `沿用儒略月表的教會在 ${dateText(orthodox.easter.date)}慶祝，按他們的曆是 ${dateText(orthodox.julian)}`;
    if (western === null) {
      return [
        `${year} 年只有儒略曆一種算法：復活節在 ${dateText(orthodox.julian)}，以格里曆逆推則為 ${dateText(orthodox.easter.date)}。`,
        `黃金數 ${goldenNumber}，歲首月齡 ${orthodox.epact}，小紀 ${indiction}。`,
      ];
    }
    const find = (wanted: string) => western.feasts.find(({ feast }) => feast === wanted)!.day.date;
    const apart =
      daysBetween === 0 ? `${old}：這一年兩邊同一天。` : `${old}，晚了 ${daysBetween! / 7} 週。`;
    return [
      `${year} 年的復活節，西方教會在 ${dateText(western.easter.date)}。${apart}`,
      `推算不必看天。月相每十九年重來一次，這一年排在第 ${goldenNumber}；按世紀修正後，歲首月齡為 ${western.epact}，月表上的望日便在 ${dateText(western.fullMoon.date)}，其後的主日就是復活節。`,
      `大齋期自 ${dateText(find("ashWednesday"))}聖灰星期三開始，升天日在 ${dateText(find("ascension"))}，聖靈降臨節在 ${dateText(find("pentecost"))}；下一個教會年度從 ${dateText(western.advent.date)}的將臨期首主日起算。`,
    ];
  },
  picture: {
    title: (year) => `${year} 年復活節`,
    month: (date) => `${Number(date.slice(0, -6))} 年 ${Number(date.slice(-5, -3))} 月`,
    date: dateText,
    easter: (isWestern) => (isWestern ? "復活節主日" : "復活節主日（格里曆日期）"),
    other: (date) => `東正教復活節：${dateText(date)}`,
  },
};
