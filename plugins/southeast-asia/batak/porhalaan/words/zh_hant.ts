import { DAY_NAMES as porhalaanDay, MONTH_NAMES as porhalaanMonth, type Told } from "../days.ts";
import type { PorhalaanWords } from "./en.ts";

const dateText = (date: string) =>
  `${date.slice(0, -6)} 年 ${Number(date.slice(-5, -3))} 月 ${Number(date.slice(-2))} 日`;

const hala = { head: "頭", belly: "腹", tail: "尾" };
const planets = {
  sun: "太陽",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
};
const omens: Record<Told, string> = {
  artia: "宜商議",
  suma: "宜捕魚打獵",
  anggara: "不佳之日，只宜製藥與打獵",
  muda: "稻日，宜種植、設宴",
  boraspati: "宜設宴、建屋入宅、求職、開業",
  singkora: "宜遠行、求職、見貴人、買賣、婚嫁",
  samisara: "王者之日，利新婚與宴會",
  artiaAek: "百宴皆宜，利商議、和解與新業",
  sumaMangadop: "不佳，凡事留心",
  anggaraSampulu: "不佳，慎言；宜製藥、捕魚",
  mudaMangadop: "宜休息、設宴",
  boraspatiTangkup: "宜見貴人、工作、謝恩",
  singkoraPurasa: "宜婚嫁、建屋、入宅、探望父母",
  samisaraPurasa: "王者之日，宜大宴與年輕人的宴會",
  tula: "懶散之日，宜清田、種椰，大事且放下",
};

export const zhHant: PorhalaanWords = {
  title: "巴塔克竹曆（Porhalaan）",
  summary: "多巴巴塔克人竹曆的一日：三十日名、宜做何事、蠍日，以及刻在竹上的全年",
  fields: {
    civil: "公曆日",
    date: "日期",
    weekday: "星期",
    month: "月",
    day: "日",
    name: "日名",
    planet: "行星",
    omen: "宜",
    hala: "蠍",
    leaning: "傾向",
    nextHala: "下一蠍日",
    year: "全年",
    begins: "始於",
    days: "日數",
  },
  terms: { porhalaanDay, porhalaanMonth, hala },
  phrases: {
    told: ({ day }) => `${porhalaanDay[day]}：${omens[day]}`,
    scorpion: ({ part }) => `蠍露其${hala[part]}，其前不辦大宴`,
  },
  conventions: {
    newYear: { title: "歲首", options: { may: "五月新月", april: "四月新月" } },
  },
  reading: ({ civil, month, day, name, planet, omen, hala: part, nextHala }, say) => [
    `${dateText(civil.date)}為 ${porhalaanDay[name]}，${porhalaanMonth[month]} 月第 ${day} 日，${planet === null ? "是月末沒有行星的兩日之一" : `屬${planets[planet]}`}。`,
    omen === null ? "所見記載只說到望日為止，此日無說。" : `${say.phrase(omen)}。`,
    part === null
      ? `蠍要到 ${dateText(nextHala)}才再出現。`
      : `月在蠍${hala[part]}之旁：婚宴等大宴宜延後。`,
  ],
  picture: {
    title: ({ name }) => porhalaanDay[name],
    desc: ({ day, month }) => `竹上每月一行、每日一格，${porhalaanMonth[month]} 月第 ${day} 日加框`,
    subtitle: ({ day, month, civil }) =>
      `${porhalaanMonth[month]} 月第 ${day} 日，${dateText(civil.date)}`,
    legend: "紅：蠍日",
  },
};
