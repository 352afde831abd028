import { dateText } from "../../core/words/zh_hant.ts";
import type { JulianDayWords } from "./en.ts";

const dayCount = {
  jd: "儒略日",
  mjd: "簡化儒略日",
  rd: "定日數（Rata Die）",
  jdnNoon: "儒略日數",
  lilian: "利廉日數",
  unix: "Unix 秒數",
};

export const zhHant: JulianDayWords = {
  title: "儒略日與日數",
  summary: "一個時刻的儒略日、簡化儒略日、定日數、利廉日數、Unix 秒數與 ISO 週，或由日數換回時刻",
  inputs: {
    number: { label: "日數", about: "填了就以此為準；整日以當日之始計" },
    kind: { label: "何種日數", about: "不填為儒略日", values: dayCount },
  },
  fields: {
    utc: "時刻",
    gregorian: "格里曆日期",
    julian: "儒略曆日期",
    weekday: "星期",
    jd: "儒略日",
    mjd: "簡化儒略日",
    jdnNoon: "儒略日數",
    rd: "定日數",
    lilian: "利廉日數",
    unix: "Unix 秒數",
    excel1900: "試算表序號",
    dayPart: "已過之日分",
    dayOfYear: "年中第幾日",
    iso: "ISO 週",
    year: "該週之年",
    week: "週次",
    day: "週中第幾日",
    text: "寫法",
  },
  phrases: { tooFar: "此時刻距今超過一萬年" },
  reading: ({ utc, jd, jdnNoon, gregorian, julian, rd, iso, dayOfYear }) => [
    `${utc} 為儒略日 ${jd}。儒略日從正午起算，觀星的一夜便同屬一個數；這一天的正午是第 ${jdnNoon} 日。`,
    `格里曆 ${dateText(gregorian)}，儒略曆作 ${dateText(julian)}，是該年的第 ${dayOfYear} 日，以週計為 ${iso.text}，從公元 1 年元旦數來是第 ${rd} 日。`,
  ],
  picture: { title: "日數" },
};
