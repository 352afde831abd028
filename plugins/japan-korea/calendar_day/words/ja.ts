import { PILLAR, type Weekday } from "#lore";
import { ja as lore } from "#lore/words/ja.ts";
import { nativeOf } from "#east/natives.ts";
import { ROKUYO } from "../../calendar/rokuyo.ts";
import { SEKKI } from "../../calendar/sekki.ts";
import * as old from "../../calendar/words/ja.ts";
import { MICROSEASON } from "../../microseasons/seasons.ts";
import { microseason } from "../../microseasons/words/ja_seasons.ts";
import { ja as stars } from "../../nine_star/chart/words/ja.ts";
import { STAR, type StarId } from "../../nine_star/stars.ts";
import { kiStar } from "../../nine_star/words/ja.ts";
import { CHOKU, SELECTED } from "../terms.ts";
import type { CalendarDayWords } from "./en.ts";
import { choku, lodge28, selectedDay, zassetsu } from "./ja_terms.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;
const kiNames = Object.fromEntries(STAR.ids.map((id) => [id, kiStar[id].text])) as {
  readonly [K in StarId]: string;
};
const kana = (text: string) => text.replace(/^.*（|）$/g, "");

export const ja: CalendarDayWords = {
  title: "日めくり暦（暦注）",
  summary: "その日の旧暦、六曜、干支、十二直、宿、九星、七十二候、選日。その月のこよみ付き",
  inputs: { date: { label: "日付", about: "日本の日付" } },
  fields: {
    ...old.oldDateFields,
    date: "日付",
    dayOfWeek: "曜日",
    era: "年号",
    old: "旧暦",
    rokuyo: "六曜",
    yearPair: "年の干支",
    monthPair: "月の干支",
    dayPair: "日の干支",
    pillar: "干支",
    reading: "読み（ローマ字）",
    setsuMonth: "節月",
    choku: "十二直",
    about: "意味",
    lodge: "宿",
    lodgeOf28: "二十八宿",
    lodgeOf27: "二十七宿",
    dayStar: "日の九星",
    dayStarDisputed: "九星に諸説あり",
    microseason: "七十二候",
    sekki: "二十四節気",
    sekkiBegins: "二十四節気に入る日か",
    zassetsu: "雑節",
    doyo: "土用の何日目",
    selected: "選日",
    luck: "吉凶",
    "answer/month": "この月のこよみ",
    oldMonth: "旧暦の月",
    oldDay: "旧暦の日",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo: old.rokuyo,
    sekki: old.sekki,
    microseason,
    kiStar: kiNames,
    choku,
    lodge28,
    selectedDay,
    selectedLuck: { lucky: "吉", mixed: "平", unlucky: "凶" },
    zassetsu,
  },
  conventions: {
    lodges: {
      title: "日の宿",
      options: {
        twentyEight: "二十八宿（途切れず巡る）",
        twentySeven: "二十七宿（旧暦の月日による）",
      },
    },
    leap2033: old.leap2033,
    longRun: stars.conventions.longRun,
  },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(of) {
    const turns = [
      ...(of.sekkiBegins ? [`${nativeOf(SEKKI, of.sekki)}`] : []),
      ...of.zassetsu.map((id) => zassetsu[id]),
    ];
    const lucks = new Set(of.selected.map(({ luck }) => luck));
    const both =
      lucks.has("lucky") && lucks.has("unlucky")
        ? "吉日と凶日が重なるので、凶日が忌むことだけを避けるのが普通です。"
        : "";
    const days = of.selected.map(
      ({ selected }) => `${nativeOf(SELECTED, selected)}は${selectedDay[selected].about}`,
    );
    const doyo = of.doyo === null ? "" : `土用の${of.doyo}日目で、土いじりを控える時期です。`;
    return [
      `${old.dateText(of.date)}（${of.era ? `${of.era}、` : ""}${weekdays[of.dayOfWeek]}）は旧暦${of.old.native}、${nativeOf(ROKUYO, of.rokuyo)}です。${turns.length > 0 ? `${turns.join("、")}に当たります。` : ""}`,
      `日の干支は${nativeOf(PILLAR, of.dayPair.pillar)}（${old.pillarKana(of.dayPair.pillar)}）。十二直は「${nativeOf(CHOKU, of.choku)}」で、${choku[of.choku].about}。宿は${lodge28[of.lodge]}、九星は${kiNames[of.dayStar]}です${of.dayStarDisputed ? "（この半年は流派によって異なります）" : ""}。`,
      days.length > 0 ? `${days.join("。")}。${both}` : "主な選日には当たりません。",
      `七十二候は${nativeOf(SEKKI, of.sekki)}の${microseason[of.microseason]}です。${doyo}`,
    ];
  },
  picture: {
    title: "日めくり",
    heading: ({ date, era }) =>
      `${era ? `${era}（${Number(date.slice(0, -6))}年）` : `${Number(date.slice(0, -6))}年`}${Number(date.slice(-5, -3))}月`,
    weekday: ({ dayOfWeek }) => weekdays[dayOfWeek],
    sixDay: ({ rokuyo: id }) => old.rokuyo[id],
    oldLine: ({ old: { native, monthName } }) => `旧暦${native} · ${old.oldMonth[monthName]}`,
    facts: (of) => [
      {
        head: "干支",
        value: nativeOf(PILLAR, of.dayPair.pillar),
        below: old.pillarKana(of.dayPair.pillar),
      },
      { head: "十二直", value: nativeOf(CHOKU, of.choku), below: kana(choku[of.choku].text) },
      {
        head: "宿",
        value: lodge28[of.lodge],
        below: of.lodge === of.lodgeOf28 ? "二十八宿" : "二十七宿",
      },
      { head: "九星", value: kiNames[of.dayStar], below: of.dayStarDisputed ? "諸説あり" : "日盤" },
      { head: "節気", value: nativeOf(SEKKI, of.sekki), below: kana(old.sekki[of.sekki]) },
      {
        head: "候",
        value: nativeOf(MICROSEASON, of.microseason),
        below: of.doyo === null ? "七十二候" : `土用${of.doyo}日目`,
      },
    ],
    turns: (of) => of.zassetsu.map((id) => zassetsu[id]),
    selected: (id) => nativeOf(SELECTED, id),
    rokuyo: (id) => old.rokuyo[id],
    sekki: (id) => nativeOf(SEKKI, id),
    weekdays: old.weekdays,
    marks: {
      tensha: "赦",
      ichiryuManbai: "万",
      tsuchinotoMi: "己",
      toraNoHi: "寅",
      kinoeNe: "甲",
      fujoju: "不",
      sanrinbo: "三",
    },
    legend: [
      "赦 天赦日 · 万 一粒万倍日 · 甲 甲子 · 己 己巳 · 寅 寅の日",
      "不 不成就日 · 三 三隣亡",
    ],
    desc: ({ date, rokuyo: id }) =>
      `${old.dateText(date)}の暦。六曜は${old.rokuyo[id]}。下に月のこよみ`,
  },
};
