import {
  animal12,
  dateText,
  hairOmen,
  issues,
  phase,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../core/words/zh_hant.ts";
import type { MongolianWords } from "./en.ts";

const mongolianColour = {
  blue: "青",
  bluish: "淡青",
  red: "紅",
  reddish: "淡紅",
  yellow: "黃",
  yellowish: "淡黃",
  white: "白",
  whitish: "淡白",
  black: "黑",
  blackish: "淡黑",
};
const mongolianMonth = {
  spring1: "春首月",
  spring2: "春中月",
  spring3: "春末月",
  summer1: "夏首月",
  summer2: "夏中月",
  summer3: "夏末月",
  autumn1: "秋首月",
  autumn2: "秋中月",
  autumn3: "秋末月",
  winter1: "冬首月",
  winter2: "冬中月",
  winter3: "冬末月",
};
const mongolianPlanet = {
  sun: "日曜日",
  moon: "月曜日",
  mars: "火曜日",
  mercury: "水曜日",
  jupiter: "木曜日",
  venus: "金曜日",
  saturn: "土曜日",
};
const mongolianRoad = {
  growth: "家業增長",
  finds: "有所獲，所謀皆成",
  loss: "失物被竊",
  worry: "新添煩憂",
};
const mongolianFeast = {
  tsagaanSar: { text: "查干薩日（白月）", about: "捧哈達向長輩拜年，備足蒸餃待客" },
  buddhasDay: { text: "佛誕大節", about: "佛陀誕生、成道、涅槃同日紀念" },
  zulyn25: { text: "二十五燃燈節", about: "為宗喀巴大師點燈" },
  bituun: { text: "除夕（Bitüün）", about: "人人吃飽，來年豐足" },
};

export const zhHant: MongolianWords = {
  title: "蒙古曆日頁",
  summary: "依圖格斯布揚圖曆法求蒙古曆日期，附年與日的顏色生肖、查干薩日，以及剪髮與出行宜忌",
  inputs: {
    mongolian: { label: "蒙古曆日期", about: "換回公曆的蒙古曆日期" },
    year: { label: "年", about: "歲首所在的公曆年" },
    month: { label: "月", about: "自查干薩日起，一至十二" },
    leapMonth: { label: "閏月", about: "同數兩月之中是否指閏月" },
    day: { label: "日", about: "一至三十；重日取前一日" },
  },
  fields: {
    ...sheetFields,
    mongolian: "蒙古曆日期",
    year: "歲首所在年",
    leapMonth: "閏月",
    dayRepeat: "重日之序",
    cycle: "六十年周",
    yearInCycle: "周中之年",
    yearColour: "年色",
    yearElement: "年之五行",
    yearAnimal: "年肖",
    monthName: "季月",
    dayColour: "日色",
    dayAnimal: "日肖",
    planet: "曜日",
    skipped: "其後缺日",
    feasts: "節日",
    about: "習俗",
    hair: "剪髮",
    hairOmen: "所招",
    travel: "出行",
    road: "路上所得",
    newYear: "查干薩日",
    dayOfYear: "年中第幾日",
    next: "下一個查干薩日",
    sheet: "本月",
  },
  terms: {
    phase,
    mongolianAnimal: animal12,
    mongolianColour,
    mongolianMonth,
    mongolianPlanet,
    mongolianRoad,
    mongolianFeast,
    hairOmen,
    dayRepeat: { first: "重日之前", second: "重日之後" },
  },
  phrases: {
    ...issues,
    byHair: ({ hair, day }) => `${day} 日剪髮，主${hairOmen[hair]}`,
    byRoad: ({ road, planet }) => `${mongolianPlanet[planet]}出行，主${mongolianRoad[road]}`,
  },
  refusals,
  reading: (day) => {
    const { civil, mongolian, feasts, newYear, road, planet } = day;
    const doubled =
      mongolian.dayRepeat === null
        ? ""
        : `這個日數出現兩次，這是${mongolian.dayRepeat === "first" ? "前" : "後"}一個。`;
    const skipped = day.skipped === null ? "" : `其後略過 ${day.skipped} 日。`;
    const setOut =
      road === null
        ? `${mongolianPlanet[planet]}出行，曆書未載吉凶。`
        : `${mongolianPlanet[planet]}出行，主${mongolianRoad[road]}。`;
    return [
      `${dateText(civil.date)}是${mongolianColour[day.yearColour]}${animal12[day.yearAnimal]}年${mongolian.leapMonth ? "閏" : ""}${mongolianMonth[day.monthName]} ${mongolian.day} 日，日屬${mongolianColour[day.dayColour]}${animal12[day.dayAnimal]}。${doubled}${skipped}`,
      ...feasts.map((feast) => `${mongolianFeast[feast].text}：${mongolianFeast[feast].about}。`),
      `這一天剪髮，主${hairOmen[day.hairOmen]}。${setOut}`,
      newYear.dayOfYear === 1
        ? `新年由此日開始，下一個查干薩日在 ${dateText(newYear.next)}。`
        : `今年的查干薩日在 ${dateText(newYear.date)}，下一個在 ${dateText(newYear.next)}。`,
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: ({ monthName, mongolian, yearColour, yearAnimal }) =>
      `${mongolianColour[yearColour]}${animal12[yearAnimal]}年${mongolian.leapMonth ? "閏" : ""}${mongolianMonth[monthName]}`,
    subtitle: (day) =>
      `${dateText(day.civil.date)}：${day.mongolian.day} 日，${mongolianColour[day.dayColour]}${animal12[day.dayAnimal]} · 剪髮：${hairOmen[day.hairOmen]}`,
    desc: (day) => `蒙古曆一個月，標出 ${day.mongolian.day} 日，即 ${dateText(day.civil.date)}`,
    legend: "紅框：所查之日；綠色：宜剪髮之日",
  },
};
