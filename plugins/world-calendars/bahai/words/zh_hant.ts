import { chinese } from "#sdk";
import { dateText, issues } from "../../core/words/zh_hant.ts";
import type { BahaiWords } from "./en.ts";

const badiMonth = {
  baha: { text: "輝月", meaning: "光輝" },
  jalal: { text: "耀月", meaning: "榮耀" },
  jamal: { text: "美月", meaning: "美" },
  azamat: { text: "宏月", meaning: "宏偉" },
  nur: { text: "光月", meaning: "光" },
  rahmat: { text: "慈月", meaning: "慈悲" },
  kalimat: { text: "言月", meaning: "言辭" },
  kamal: { text: "全月", meaning: "完美" },
  asma: { text: "名月", meaning: "名號" },
  izzat: { text: "力月", meaning: "威力" },
  mashiyyat: { text: "意月", meaning: "意志" },
  ilm: { text: "知月", meaning: "知識" },
  qudrat: { text: "權月", meaning: "能力" },
  qawl: { text: "語月", meaning: "言說" },
  masail: { text: "問月", meaning: "探問" },
  sharaf: { text: "譽月", meaning: "尊榮" },
  sultan: { text: "王月", meaning: "主權" },
  mulk: { text: "御月", meaning: "統御" },
  ala: { text: "崇月", meaning: "崇高" },
  ayyamIHa: { text: "哈之日", meaning: "月外之日，用來施予與待客" },
};
const badiWeekday = {
  jalal: "耀日",
  jamal: "美日",
  kamal: "全日",
  fidal: "恩日",
  idal: "義日",
  istijlal: "威日",
  istiqlal: "立日",
};
const badiHolyDay = {
  nawRuz: "諾露茲節（新年）",
  ridvan1: "蕾茲萬節首日",
  ridvan9: "蕾茲萬節第九日",
  ridvan12: "蕾茲萬節第十二日",
  declaration: "巴孛宣示日",
  ascension: "巴哈歐拉升天日",
  martyrdom: "巴孛殉道日",
  birthOfBab: "巴孛誕辰",
  birthOfBahaullah: "巴哈歐拉誕辰",
  covenant: "聖約日",
  ascensionOfAbdulBaha: "阿博都巴哈升天日",
};

export const zhHant: BahaiWords = {
  title: "巴哈伊曆日期",
  summary: "依 2015 年新制或西方舊例換算巴哈伊曆，附日名、月名、年名、週期、齋月與聖日",
  inputs: {
    badi: { label: "巴哈伊曆日期", about: "填了就以此為準；月 0 為哈之日" },
    year: { label: "年", about: "巴哈伊紀元" },
    month: { label: "月", about: "1 至 19；0 為哈之日" },
    day: { label: "日", about: "月中第幾日" },
    after: {
      label: "日落之後",
      about: "若已日落，則新的一天已開始",
      values: { sunset: "日落之後" },
    },
  },
  fields: {
    civil: "公曆",
    date: "日期",
    "civil/weekday": "星期",
    badi: "巴哈伊曆",
    year: "年",
    month: "月序",
    day: "日",
    vahid: "十九年週期",
    yearInVahid: "週期中第幾年",
    kullIShay: "三百六十一年週期",
    monthName: "月名",
    meaning: "意為",
    dayName: "日名",
    weekday: "週日",
    yearName: "年名",
    holyDays: "聖日",
    fast: "齋月",
    feast: "十九日靈宴",
    begins: "始於此日日落",
  },
  terms: { badiMonth, badiWeekday, badiHolyDay },
  phrases: { ...issues, beforeEra: "巴哈伊紀元始於 1844 年 3 月 21 日" },
  conventions: {
    rule: {
      title: "歲首",
      options: { reform: "依現行：2015 年起以春分定", western: "恆為 3 月 21 日" },
    },
  },
  reading({ civil, badi, monthName, dayName, weekday, holyDays, fast, feast, begins, yearName }) {
    const month = badiMonth[monthName];
    const where =
      dayName === null
        ? `哈之日第 ${badi.day} 天，這幾天不屬於任何一月，夾在第十八月與齋月之間`
        : `${month.text}（${month.meaning}）第 ${badi.day} 日，日名「${badiMonth[dayName].meaning}」`;
    const marks = [
      holyDays.length > 0
        ? `這一天是${chinese.list(holyDays.map((one) => badiHolyDay[one]))}。`
        : "",
      fast ? "時值齋月，日出至日落禁食。" : "",
      feast ? "每月首日舉行十九日靈宴，今天正是。" : "",
    ].filter((one) => one !== "");
    return [
      `${dateText(civil.date)}是巴哈伊紀元 ${badi.year} 年，${where}。這一天從 ${dateText(begins)}的日落算起。`,
      ...(marks.length > 0 ? [marks.join("")] : []),
      `本年名為 ${yearName}，是第 ${badi.vahid} 個十九年週期裡的第 ${badi.yearInVahid} 年；週日為${badiWeekday[weekday]}。`,
    ];
  },
  picture: {
    title: (day, month, year) => `巴哈伊紀元 ${year} 年 ${month} ${day} 日`,
    year: (year) => `巴哈伊紀元 ${year} 年`,
    civil: dateText,
  },
};
