import { dateText } from "../../core/words/zh_hant.ts";
import type { TurkicWords } from "./en.ts";

const turkicAnimal = {
  mouse: "鼠",
  ox: "牛",
  leopard: "豹",
  hare: "兔",
  crocodile: "鱷",
  snake: "蛇",
  horse: "馬",
  sheep: "羊",
  monkey: "猴",
  hen: "雞",
  dog: "狗",
  pig: "豬",
};
const bulgarYear = {
  somor: "somor",
  shegor: "shegor",
  ver: "ver",
  dvan: "dvan",
  vereni: "vereni",
  dilom: "dilom",
  imen: "imen",
  teku: "teku",
  toh: "toh",
  eth: "eth",
  dohs: "dohs",
};
const uyghurMonth = {
  aram: "正月（aram）",
  ikinti: "二月",
  ucunc: "三月",
  tortunc: "四月",
  besinc: "五月",
  altinc: "六月",
  yitinc: "七月",
  sekizinc: "八月",
  tokuzunc: "九月",
  onunc: "十月",
  birYigirminc: "十一月",
  caxsapat: "戒月（chakhshapat）",
};
const foretold = {
  ox: "戰事多，因為牛好相觸",
  crocodile: "雨多而豐足，因為鱷居水中",
  hen: "食物充足，憂煩也多，因為雞為一粒穀也要刨地",
  pig: "多雪、嚴寒，人心不和",
};

export const zhHant: TurkicWords = {
  title: "突厥十二獸年",
  summary: "依喀什噶里所記的十二獸名定年，附其所述年景、回鶻月份與保加爾人的年名",
  fields: {
    civil: "公曆日",
    date: "日期",
    weekday: "星期",
    year: "獸年",
    westernYear: "歲首所在公曆年",
    animal: "獸",
    place: "十二之序",
    begins: "始於",
    next: "次年始於",
    forecast: "年景",
    bulgar: "保加爾年名",
    name: "名",
    disputed: "讀法有爭議",
    month: "回鶻月",
    number: "月數",
    leapMonth: "閏月",
    day: "日",
    returns: "同獸之年",
  },
  terms: { turkicAnimal, bulgarYear, uyghurMonth },
  phrases: { foretold: ({ animal }) => `${turkicAnimal[animal]}年${foretold[animal]}` },
  conventions: {
    newYear: {
      title: "歲首",
      options: { lunar: "隨新月，同中國農曆", nawruz: "諾魯孜，三月二十一日" },
    },
  },
  reading: ({ civil, year, forecast, bulgar, month, returns }, say) => [
    `${dateText(civil.date)}在${turkicAnimal[year.animal]}年，十二獸中排第 ${year.place}，始於 ${dateText(year.begins)}，止於 ${dateText(year.next)}之前。`,
    forecast === null
      ? `喀什噶里記下了年名，卻沒有說突厥人對${turkicAnimal[year.animal]}年有什麼預期。`
      : `${say.phrase(forecast)}；這是喀什噶里轉述突厥人的話。`,
    `${
      month === null
        ? "回鶻月份在此自 1645 年起推算。"
        : `依回鶻曆為${month.leapMonth ? "閏" : ""}${uyghurMonth[month.name]} ${month.day} 日。`
    }${
      bulgar === null
        ? "保加爾人如何稱呼這種年，未見記載。"
        : `保加爾人稱這種年為 ${bulgarYear[bulgar.name]}${bulgar.disputed ? "，讀法尚有爭議" : ""}。`
    }`,
    `同一獸上次在 ${returns[0]!} 年，下次在 ${returns[1]!} 年與 ${returns[2]!} 年。`,
  ],
  picture: {
    title: ({ year }) => `${turkicAnimal[year.animal]}年`,
    desc: ({ year }) => `十二獸年之環，標出${turkicAnimal[year.animal]}，排第 ${year.place}`,
    from: ({ year }) => `始於 ${dateText(year.begins)}`,
    month: ({ month }) =>
      month === null ? "回鶻月份自 1645 年起" : `回鶻 ${month.number} 月 ${month.day} 日`,
    bulgar: ({ bulgar }) =>
      bulgar === null ? "保加爾名：未見記載" : `保加爾名：${bulgarYear[bulgar.name]}`,
  },
};
