import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { en, type JavaneseWords } from "./en.ts";

const { javaneseMonth, javaneseYear, windu, dina, pasaran } = en.terms;
const kurup = {
  jamngiah: "Jamngiah（Alip 年始於星期五 Legi）",
  kamsiah: "Kamsiah（Alip 年始於星期四 Kliwon）",
  arbangiah: "Arbangiah，又名 Aboge（Alip 年始於星期三 Wage）",
  salasiah: "Salasiah，又名 Asapon（Alip 年始於星期二 Pon）",
  isnaniah: "Isnaniah，又名 Anenhing（Alip 年始於星期一 Pahing）",
  ahadiah: "Akadiah（Alip 年始於星期日 Legi）",
  sabtiah: "Sabtiah（Alip 年始於星期六 Kliwon）",
};
const mangsa = {
  kasa: { text: "一候（Kasa）", about: "樹葉落盡，燒去旱田的殘株" },
  karo: { text: "二候（Karo）", about: "土地龜裂，芒果與木棉抽芽" },
  katelu: { text: "三候（Katelu）", about: "井水下降，藤蔓攀架" },
  kapat: { text: "四候（Kapat）", about: "泉水最低，小鳥築巢" },
  kalima: { text: "五候（Kalima）", about: "初雨落下，開始犁田" },
  kanem: { text: "六候（Kanem）", about: "果實成熟，撒下秧田" },
  kapitu: { text: "七候（Kapitu）", about: "風雨成澇，插秧" },
  kawolu: { text: "八候（Kawolu）", about: "稻葉轉綠，稈腹漸滿" },
  kasanga: { text: "九候（Kasanga）", about: "蟬鳴，稻子抽穗" },
  kasapuluh: { text: "十候（Kasapuluh）", about: "稻子轉黃，鳥餵雛" },
  dhesta: { text: "十一候（Dhesta）", about: "收割" },
  sadha: { text: "十二候（Sadha）", about: "夜涼，稻穀入倉" },
};
const javaneseFeast = {
  siji: { text: "爪哇新年（一月初一）", about: "靜默繞行，洗淨傳家之物" },
  muludan: { text: "聖紀節大典", about: "紀念先知誕生，宮中抬出飯山" },
  rejeban: { text: "登霄節", about: "紀念先知夜行登霄" },
  ruwahan: { text: "八月望日", about: "齋戒之前為先人祈禱" },
  bada: { text: "開齋大典", about: "齋月結束，挨家請求寬恕" },
  besaran: { text: "宰牲大典", about: "宰牲節" },
};

const { weekday } = lore;

export const zhHant: JavaneseWords = {
  title: "爪哇曆",
  summary:
    "公曆某日在蘇丹阿貢曆的日期、星期與市集日、windu 中的年名、kurup 與農候；也可由爪哇曆查回公曆",
  inputs: {
    javanese: { label: "爪哇曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "爪哇年：1960 年始於 2026 年六月" },
    month: { label: "月", about: "1 為 Sura，至 12 為 Besar" },
    day: { label: "日", about: "月中第幾日" },
  },
  fields: {
    ...dayFields,
    javanese: "爪哇曆日期",
    year: "年",
    month: "月序",
    day: "日",
    monthName: "月",
    monthDays: "本月日數",
    weton: "Weton",
    dina: "星期",
    pasaran: "市集日",
    neptu: "Neptu 數",
    wuku: "Wuku 週",
    name: "名稱",
    days: "日數",
    windu: "Windu",
    yearOfWindu: "windu 中第幾年",
    kurup: "Kurup",
    firstDay: "新年（Sura 初一）",
    firstWeton: "新年之 weton",
    feasts: "節日",
    about: "所屬之事",
    mangsa: "農候（mangsa）",
  },
  terms: { javaneseMonth, javaneseYear, windu, kurup, mangsa, javaneseFeast, dina, pasaran },
  phrases: issues,
  conventions: {
    kurup: {
      title: "1936 年以後的 kurup",
      options: { asapon: "1936 年減去一日（Asapon）", aboge: "不減（Aboge）" },
    },
    dalYear: {
      title: "Dal 年",
      options: { long: "355 日，各月大小相間", short: "354 日，Jé 年 355 日（梭羅王宮）" },
    },
  },
  reading(given) {
    const { civil, javanese, monthName, monthDays, weton, year, feasts, mangsa: season } = given;
    return [
      `${dateText(civil.date)}（${weekday[civil.weekday]}）自前一日日落起，為 ${dina[weton.dina]} ${pasaran[weton.pasaran]}，爪哇 ${javanese.year} 年（${javaneseYear[year.name]}）${javaneseMonth[monthName]} 月 ${javanese.day} 日，本月 ${monthDays} 日，在 ${weton.wuku} 週，neptu 為 ${weton.neptu}。`,
      ...feasts.map((feast) => `${javaneseFeast[feast].text}：${javaneseFeast[feast].about}。`),
      `${javaneseYear[year.name]} 是 ${windu[year.windu]} windu 八年中的第 ${year.yearOfWindu} 年，共 ${year.days} 日，始於 ${dateText(year.firstDay)}（${year.firstWeton}）。所在的 kurup 是 ${kurup[year.kurup]}。`,
      `以農候論，這天是${mangsa[season.name].text}的第 ${season.day} 日：${mangsa[season.name].about}。`,
    ];
  },
  picture: {
    wall,
    title: (date) => `爪哇曆・${dateText(date)}`,
    band: (month, year) => `爪哇 ${year} 年 ${month} 月`,
    year: (name, of) => `${name} 年，${of} windu`,
    wuku: (wuku, neptu) => `wuku ${wuku}，neptu ${neptu}`,
    mangsa: (name, day) => `${name}第 ${day} 日`,
    legend: "日期下為市集日與月中之日；金色：Selasa Kliwon、Jemuwah Kliwon",
  },
};
