import { chinese } from "#sdk";
import { dateText } from "../../core/words/zh_hant.ts";
import type { ReformAnswer } from "../answer.ts";
import type { ReformWords } from "./en.ts";

type One = ReformAnswer["calendars"][number];

const reformCalendar = {
  positivist: { text: "實證曆", about: "孔德所擬：十三個月，每月二十八日，以偉人命名" },
  internationalFixed: {
    text: "國際固定曆",
    about: "柯茨沃思所擬：十三個月，每月二十八日，六月後加一個太陽月",
  },
  world: { text: "世界曆", about: "阿琪莉絲所擬：每季 31、30、30 日" },
  symmetry454: { text: "對稱 454 曆", about: "布隆伯格所擬：每季 28、35、28 日，以閏週調節" },
  hankeHenry: { text: "漢克－亨利曆", about: "每季 30、30、31 日，年底以閏週調節" },
};
const reformExtra = {
  dayOfTheDead: "萬靈節",
  dayOfHolyWomen: "聖女節",
  yearDay: "歲日",
  leapDay: "閏日",
  worldsday: "世界日",
  leapyearDay: "閏年日",
  leapWeek: "閏週",
};
const values = Object.fromEntries(
  Object.entries(reformCalendar).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof reformCalendar, string>;

const MINDS: Readonly<Record<string, string>> = {
  Moses: "摩西月",
  Homer: "荷馬月",
  Aristotle: "亞里斯多德月",
  Archimedes: "阿基米德月",
  Caesar: "凱撒月",
  "Saint Paul": "聖保羅月",
  Charlemagne: "查理曼月",
  Dante: "但丁月",
  Gutenberg: "古騰堡月",
  Shakespeare: "莎士比亞月",
  Descartes: "笛卡兒月",
  Frederick: "腓特烈月",
  Bichat: "比沙月",
  Sol: "太陽月",
};

function monthOf({ calendar, month, monthName }: One): string {
  if (monthName !== null) return MINDS[monthName] ?? monthName;
  return `${calendar === "internationalFixed" && month! > 7 ? month! - 1 : month!} 月`;
}

function entry(one: One): string {
  if (one.month === null) {
    return `${one.year} 年${reformExtra[one.extra!]}${one.day === null ? "" : `第 ${one.day} 日`}`;
  }
  return `${one.year} 年 ${monthOf(one)} ${one.day} 日${one.extra === null ? "" : `（${reformExtra[one.extra]}）`}`;
}

export const zhHant: ReformWords = {
  title: "改曆方案",
  summary: "同一天在實證曆、國際固定曆、世界曆、對稱 454 曆與漢克－亨利曆的日期",
  inputs: { scheme: { label: "曆法", about: "只要一種；不填則全列", values } },
  fields: {
    civil: "公曆",
    date: "日期",
    weekday: "星期",
    calendars: "各曆",
    calendar: "曆法",
    about: "說明",
    year: "年",
    month: "月",
    day: "日",
    monthName: "月名",
    extra: "月外之日",
  },
  terms: { reformCalendar, reformExtra },
  reading({ civil, calendars }) {
    const told = calendars.map((one) => `${reformCalendar[one.calendar].text}的 ${entry(one)}`);
    return [
      `${dateText(civil.date)}會是${chinese.list(told)}。`,
      "這些方案都讓每個日期永遠落在同一個星期幾：有的靠不屬於任何一週的日子，守安息日的宗教因此反對；有的靠整週的閏週。",
    ];
  },
  picture: { title: "改曆方案中的這一天", entry, civil: dateText },
};
