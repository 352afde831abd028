import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { burmeseMonth, burmesePhase, burmeseSabbath, moonText } from "../../core/words/zh_hant.ts";
import { YEAR_NAME } from "../answer.ts";
import type { MyanmarWords } from "./en.ts";

const burmeseYearKind = {
  common: "平年",
  smallWatat: "小閏年（多一個前瓦梭月）",
  bigWatat: "大閏年（多一個前瓦梭月，又多一日）",
};
const burmeseYearName = {
  hpusha: "Hpusha（鬼宿）",
  magha: "Magha（星宿）",
  phalguni: "Phalguni（張宿）",
  chitra: "Chitra（角宿）",
  visakha: "Visakha（氐宿）",
  jyeshtha: "Jyeshtha（心宿）",
  ashadha: "Ashadha（箕宿）",
  sravana: "Sravana（女宿）",
  bhadrapada: "Bhadrapada（室宿）",
  asvini: "Asvini（婁宿）",
  krittika: "Krittika（昴宿）",
  mrigasiras: "Mrigasiras（觜宿）",
};
const burmeseFeast = {
  kasonFull: { text: "迦松月圓", about: "信眾以水澆灌菩提樹" },
  wasoFull: { text: "瓦梭月圓", about: "紀念初轉法輪，雨安居由此開始" },
  thadingyutFull: { text: "德丁卒點燈節", about: "家家與佛塔點燈，迎佛陀自天上歸來" },
  tazaungdaing: { text: "德匝蒙光明節", about: "一夜之間織成僧衣，放起天燈" },
  nationalDay: { text: "國慶日", about: "紀念 1920 年的學生罷課" },
  tabaungPwe: { text: "德邦塔會", about: "以佛塔廟會送走一年" },
};
const thingyanDay = {
  akyo: { text: "潑水節前夕", about: "以花葉插滿新年水罐" },
  akya: { text: "潑水節降臨日", about: "帝釋自天而降" },
  akyat: { text: "潑水節居留日", about: "帝釋在人間，人們互相潑水" },
  atat: { text: "潑水節升天日", about: "帝釋帶著善惡兩冊回天" },
  newYear: { text: "新年元日", about: "敬老放生" },
};

export const zhHant: MyanmarWords = {
  title: "緬甸曆",
  summary: "公曆某日在緬甸陰陽曆的日期，附閏年、戒日、節日與潑水節；也可由緬曆查回公曆",
  inputs: {
    myanmar: { label: "緬曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "緬曆年：1388 年始於 2026 年四月" },
    month: { label: "月", about: "1 德古月至 12 德邦月；0 為前瓦梭月；13 與 14 為後月" },
    day: { label: "日", about: "月中第幾日：15 為月圓" },
  },
  fields: {
    ...dayFields,
    "newYear/date": "元日",
    myanmar: "緬曆日期",
    year: "年",
    month: "月序",
    day: "月中第幾日",
    monthName: "月",
    native: "緬文寫法",
    phase: "月相",
    dayOfHalf: "半月之日",
    monthDays: "本月日數",
    sabbath: "戒日",
    feasts: "節日",
    about: "行事",
    thingyan: "潑水節",
    sasanaYear: "佛曆年",
    kind: "年之類別",
    days: "日數",
    name: "年名",
    newYear: "年首的潑水節",
    akya: "降臨",
    atat: "升天",
  },
  terms: {
    burmeseMonth,
    burmesePhase,
    burmeseSabbath,
    burmeseYearKind,
    burmeseYearName,
    burmeseFeast,
    thingyanDay,
  },
  phrases: issues,
  reading(given) {
    const { civil, myanmar, monthName, phase, dayOfHalf, sabbath, feasts, thingyan, year } = given;
    const { newYear } = given;
    const moon =
      phase === "full"
        ? `${burmeseMonth[monthName]}月圓日`
        : phase === "dark"
          ? `${burmeseMonth[monthName]}末日，月晦`
          : `${burmeseMonth[monthName]}${burmesePhase[phase]}第 ${dayOfHalf} 日`;
    const at = (local: string) => `${dateText(local.slice(0, 10))} ${local.slice(11, 16)}`;
    const kept =
      sabbath === "sabbath" ? "這天是戒日（ubote）。" : sabbath === "eve" ? "次日便是戒日。" : "";
    return [
      `${dateText(civil.date)}是${moon}，時為緬曆 ${myanmar.year} 年、佛曆 ${given.sasanaYear} 年。${kept}`,
      ...(thingyan === null
        ? []
        : [`${thingyanDay[thingyan].text}：${thingyanDay[thingyan].about}。`]),
      ...feasts.map((feast) => `${burmeseFeast[feast].text}：${burmeseFeast[feast].about}。`),
      `本年是${burmeseYearKind[year.kind]}，共 ${year.days} 日，十二年之輪中名為 ${YEAR_NAME.writings[year.name]!.roman!}。年首帝釋於緬甸時間 ${at(newYear.akya)} 降臨，${at(newYear.atat)} 升天；元日是 ${dateText(newYear.date)}。`,
    ];
  },
  picture: {
    wall,
    title: (date) => `緬甸曆・${dateText(date)}`,
    moon: moonText,
    short: moonText,
    band: (month, year) => `緬曆 ${year} 年 ${month}`,
    years: (year, sasana) => `緬曆 ${year} · 佛曆 ${sasana}`,
    legend: "金色：戒日（ubote）",
  },
};
