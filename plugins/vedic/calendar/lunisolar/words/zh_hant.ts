import { tithiOf } from "../../../core/panchanga.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { zhHant as daily } from "../../../panchanga/daily/words/zh_hant.ts";
import type { LunisolarAnswer } from "../answer.ts";
import type { LunisolarWords } from "./en.ts";

const { lunarMonth, tithi, vara, paksha, samvatsara, sign } = core;
/** 2024 年 4 月 9 日. */
export const dateText = (date: string): string => {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(year)} 年 ${Number(month)} 月 ${Number(day)} 日`;
};
export const monthTitle = (year: number, month: number): string => `${year} 年 ${month} 月`;
export const weekdays: readonly string[] = ["日", "一", "二", "三", "四", "五", "六"];

const short = (id: keyof typeof lunarMonth) => lunarMonth[id].replace(/（.*）/, "");
const added = (one: { readonly added: boolean }) => (one.added ? "閏" : "");
const dayName = ({ month, tithi: at }: LunisolarAnswer) =>
  `${added(month)}${short(month.name)}${tithi[at.name]}`;

export const zhHant: LunisolarWords = {
  title: "印度陰陽曆日期",
  summary: "西曆日期與印度陰陽曆互換，可依現代天象、《蘇利耶悉檀多》或平均運動推算",
  inputs: {
    hindu: { label: "印度曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "所選紀元已過之年數" },
    month: { label: "月", about: "1 制怛羅月至 12 頗勒窶拏月" },
    leapMonth: { label: "閏月", about: "該名之閏月填是" },
    day: { label: "太陰日", about: "1 至 15 為白半月，16 至 30 為黑半月" },
    leapDay: { label: "重日", about: "同一太陰日占兩天時，第二天填是" },
  },
  fields: {
    date: "日期",
    weekday: "星期",
    tithi: "太陰日（Tithi）",
    number: "序數",
    name: "名",
    paksha: "半月",
    repeated: "前一日出亦為此日",
    lost: "無日出可見之太陰日",
    month: "月",
    "month/name": "依所選月法",
    added: "閏月",
    amanta: "朔終月（Amanta）",
    purnimanta: "望終月（Purnimanta）",
    first: "首日",
    last: "末日",
    year: "所選紀元之年",
    years: "各紀元之年",
    vikrama: "超日紀元，始於制怛羅月",
    vikramaKartika: "超日紀元，始於迦剌底迦月",
    vikramaAshadha: "超日紀元，始於頞沙荼月",
    shaka: "釋迦紀元（Shaka）",
    kali: "爭鬥時紀元（Kali）",
    samvatsara: "木星年名（Samvatsara）",
    solar: "太陽曆日期",
    "solar/year": "年",
    "solar/month": "月所屬之座",
    day: "日",
    page: "本西曆月各日",
    "page/tithi": "日出時之太陰日",
    "page/month": "太陰月",
  },
  terms: { vara, tithi, paksha, lunarMonth, samvatsara },
  phrases: {
    noSuchHinduDay: "該年沒有這一天：或該月不閏，或此太陰日起訖都在兩次日出之間",
  },
  conventions: {
    rule: {
      title: "推算之法",
      options: {
        astronomical: "日月之現代位置",
        modern: "《蘇利耶悉檀多》之真位置",
        old: "聖使（Aryabhata）之平均運動",
        printed: "現代位置，依《曆算》一書範例程式所印",
      },
    },
    month: daily.conventions.month,
    era: {
      title: "紀元",
      options: {
        vikrama: "超日紀元，始於制怛羅月",
        vikramaKartika: "古吉拉特之超日紀元，始於迦剌底迦月",
        vikramaAshadha: "喀奇之超日紀元，始於頞沙荼月",
        shaka: "釋迦紀元，始於制怛羅月",
        kali: "爭鬥時紀元，始於制怛羅月",
      },
    },
  },
  reading(answer) {
    const { years, month, tithi: at, solar } = answer;
    const remarks = [
      at.repeated ? "前一日出也是這個太陰日，因此它占了兩天。" : "",
      at.lost ? `${tithi[tithiOf(at.lost)]}起訖都在兩次日出之間，沒有自己的一天。` : "",
      month.amanta === month.purnimanta
        ? ""
        : `這個黑半月，望終月之地稱${short(month.purnimanta)}，朔終月之地稱${short(month.amanta)}。`,
    ].filter((one) => one !== "");
    return [
      `${dateText(answer.date)}${vara[answer.weekday]}是${dayName(answer)}。這一年是超日紀元 ${years.vikrama} 年、釋迦紀元 ${years.shaka} 年，歲名 ${samvatsara[years.samvatsara]}。${years.vikramaKartika === years.vikrama ? "古吉拉特也記同一個超日年" : `古吉拉特仍記為超日紀元 ${years.vikramaKartika} 年`}。`,
      ...(remarks.length > 0 ? [remarks.join("")] : []),
      `此月自 ${dateText(month.first)}至 ${dateText(month.last)}。以太陽計，為${sign[solar.month]}月第 ${solar.day} 日。`,
    ];
  },
  picture: {
    title: monthTitle,
    weekdays,
    asked: (one) => `${dateText(one.date)}：${dayName(one)}，超日紀元 ${one.years.vikrama} 年`,
    months: (page) =>
      page
        .map((one) => `${added(one)}${short(one.month)}`)
        .filter((name, i, all) => name !== all[i - 1])
        .join(" → "),
    note: (number) => (number === 15 ? "望" : number === 30 ? "朔" : number > 15 ? "黑半" : "白半"),
    legend: "大字為日出時之太陰日，小字為西曆日",
  },
};
