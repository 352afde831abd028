import { refusals } from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { FAST } from "../answer.ts";
import { BUDDHA_DAY } from "../buddha_days.ts";
import { PRECEPT_NOTE } from "../precept_notes.ts";
import type { BuddhistWords } from "./en.ts";

const buddhaDay = natives(BUDDHA_DAY);
const preceptNote = natives(PRECEPT_NOTE);
const fastName = natives(FAST);
const fast = {
  newFull: { text: fastName.newFull, about: "初一、十五" },
  six: { text: fastName.six, about: "初八、十四、十五、廿三及月末兩日" },
  ten: { text: fastName.ten, about: "初一、初八、十四、十五、十八、廿三、廿四及月末三日" },
  guanyin: { text: fastName.guanyin, about: "信眾為觀音茹素之日" },
  month: { text: fastName.month, about: "正月、五月、九月" },
};

export const zhHant: BuddhistWords = {
  title: "佛曆節日與齋期",
  summary:
    "查一日於漢傳佛教之曆：佛曆年、諸佛菩薩聖誕、六齋、十齋、觀音齋與三長齋月，戒期所記，以及將至之日，並繪月曆",
  inputs: { date: { label: "日期", about: "公曆日期，以東八區為準，YYYY-MM-DD" } },
  fields: {
    date: "日期",
    lunar: "農曆",
    month: "農曆月",
    isLeapMonth: "閏月",
    day: "農曆日",
    "ahead/day": "所紀之日",
    monthDays: "月之日數",
    year: "農曆年",
    buddhistYear: "佛曆年",
    buddhaDays: "佛菩薩日",
    fasts: "齋日",
    fast: "齋",
    about: "說明",
    notes: "戒期所記",
    ahead: "將至之日",
    nextFast: "下次齋日",
  },
  terms: { fast, buddhaDay, preceptNote },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading({ lunar, buddhistYear, buddhaDays, fasts, notes, ahead, nextFast, date }) {
    const days = fasts.filter((one) => one !== "month");
    const kept =
      days.length > 0
        ? `是日為${days.map((one) => fastName[one]).join("、")}。`
        : `是日非齋日，下次齋日為 ${nextFast.date}（${fastName[nextFast.fast]}）。`;
    return [
      `${date} 為佛曆 ${buddhistYear} 年，${lunar.native}${buddhaDays.length > 0 ? `，恭逢${buddhaDays.map((one) => buddhaDay[one]).join("、")}` : ""}。${kept}${fasts.includes("month") ? "本月為三長齋月之一。" : ""}`,
      notes.length > 0
        ? `戒期之書兼採釋、道與民間之說，是日記：${notes.map((one) => `「${preceptNote[one]}」`).join("、")}。`
        : "",
      `將至之日：${ahead.map((one) => `${one.date}（${one.lunar}）${buddhaDay[one.day]}`).join("、")}。`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: (year, month) => `${year} 年 ${month} 月`,
    subtitle: ({ buddhistYear, lunar }) => `佛曆 ${buddhistYear} 年 · ${lunar.native}`,
    weekdays: [..."日一二三四五六"],
    fast: "齋日",
    short: (id) => nativeOf(BUDDHA_DAY, id).slice(0, 4),
    legend: "金：所問之日；紅：佛菩薩日；綠：齋日",
    desc: ({ date, lunar, buddhaDays }) =>
      `${date}，${lunar.native}${buddhaDays.length > 0 ? `：${buddhaDays.map((one) => buddhaDay[one]).join("、")}` : ""}`,
  },
};
