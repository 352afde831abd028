import { ANIMAL, PILLAR } from "#lore";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import { ACT } from "../../acts.ts";
import { MANSION, OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { FESTIVAL, SPECIAL_DAY } from "../../terms.ts";
import type { MonthAnswer } from "../answer.ts";
import type { MonthWords } from "./en.ts";

const solarTerm = natives(SOLAR_TERM);
const festival = natives(FESTIVAL);
const specialDay = natives(SPECIAL_DAY);
const officer = natives(OFFICER);
const animal = natives(ANIMAL);
const act = natives(ACT);

const dayOf = (date: string) => Number(date.slice(-2));
const named = ({ year, month }: MonthAnswer) => `${year} 年 ${month} 月`;
const turns = ({ days }: MonthAnswer) =>
  days.flatMap((one) => [
    ...(one.term ? [`${dayOf(one.date)} 日${solarTerm[one.term]}`] : []),
    ...(one.festival && !one.term ? [`${dayOf(one.date)} 日${festival[one.festival]}`] : []),
  ]);
const clashes = (days: MonthAnswer["days"]) =>
  ANIMAL.ids
    .map(
      (id) =>
        [id, days.filter(({ clash }) => clash === id).map(({ date }) => dayOf(date))] as const,
    )
    .filter(([, dates]) => dates.length > 0)
    .map(([id, dates]) => `${animal[id]}忌 ${dates.join("、")} 日`)
    .join("；");
const NUMERALS =
  "初一 初二 初三 初四 初五 初六 初七 初八 初九 初十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 廿一 廿二 廿三 廿四 廿五 廿六 廿七 廿八 廿九 三十".split(
    " ",
  );

export const zhHant: MonthWords = {
  title: "黃曆月覽",
  summary:
    "一月黃曆一覽：農曆、日柱、建除、黃黑道、節氣節日、宜忌，並列常問諸事可用之日，以月曆圖示之",
  inputs: {
    year: { label: "年", about: "公曆年" },
    month: { label: "月", about: "一至十二" },
  },
  fields: {
    year: "年",
    month: "月",
    days: "各日",
    date: "日期",
    dayOfWeek: "星期",
    lunarMonth: "農曆月",
    isLeapMonth: "閏月",
    lunarDay: "農曆日",
    lunar: "農曆寫法",
    pillar: "日柱",
    officer: "建除",
    luck: "吉凶",
    god: "值神",
    road: "黃黑道",
    mansion: "星宿",
    clash: "沖",
    sha: "煞方",
    term: "節氣",
    festival: "節日",
    specialDays: "特殊之日",
    suitable: "宜",
    avoid: "忌",
    byAct: "諸事擇日",
    act: "事",
    dates: "可用之日",
  },
  terms: {
    officer,
    luck: { lucky: "吉", mixed: "平", unlucky: "凶" },
    roadGod: natives(ROAD_GOD),
    road: natives(ROAD),
    mansion: natives(MANSION),
    direction,
    solarTerm,
    festival,
    specialDay,
    act,
  },
  reading(answer) {
    const { days, byAct } = answer;
    const [first] = days;
    const marked = turns(answer);
    const served = byAct.filter(({ dates }) => dates.length > 0);
    const none = byAct.filter(({ dates }) => dates.length === 0);
    const apart = days.filter(({ specialDays }) => specialDays.length > 0);
    return [
      `${named(answer)}起於${first!.lunar}，${nativeOf(PILLAR, first!.pillar)}日。${marked.length > 0 ? `月內 ${marked.join("、")}。` : ""}`,
      `${served.map((one) => `${act[one.act]}可用 ${one.dates.map(dayOf).join("、")} 日`).join("；")}。${none.length > 0 ? `本月無合用之日者：${none.map((one) => act[one.act]).join("、")}。` : ""}`,
      apart.length > 0
        ? `特殊之日：${apart.map((one) => `${dayOf(one.date)} 日${one.specialDays.map((id) => specialDay[id]).join("、")}`).join("；")}。定日之前先看所沖生肖：${clashes(days)}。`
        : "",
    ].filter((one) => one !== "");
  },
  picture: {
    title: named,
    subtitle: (answer) => turns(answer).join("　") || answer.days[0]!.lunar,
    weekdays: [..."日一二三四五六"],
    label: (one) =>
      one.term ? solarTerm[one.term] : `${NUMERALS[one.lunarDay - 1]!} ${officer[one.officer]}`,
    legend: "綠：黃道而建除吉；紅：月破與特殊之忌日",
    desc: (answer) =>
      `${named(answer)}：${answer.days.map((one) => `${dayOf(one.date)} 日${nativeOf(PILLAR, one.pillar)}沖${animal[one.clash]}`).join("、")}`,
  },
};
