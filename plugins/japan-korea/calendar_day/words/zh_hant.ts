import { PILLAR, type Branch, type Weekday } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/zh_hant.ts";
import { microseason } from "../../microseasons/words/zh_hant_seasons.ts";
import { zhHant as stars } from "../../nine_star/chart/words/zh_hant.ts";
import { STAR, type StarId } from "../../nine_star/stars.ts";
import { kiStar } from "../../nine_star/words/zh_hant.ts";
import type { CalendarDayWords } from "./en.ts";
import { choku, lodge28, selectedDay, zassetsu } from "./zh_hant_terms.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;
const branches = lore.branch as Readonly<Record<Branch, string>>;
const kiNames = Object.fromEntries(STAR.ids.map((id) => [id, `${kiStar[id].text}星`])) as {
  readonly [K in StarId]: string;
};

export const zhHant: CalendarDayWords = {
  title: "日本曆日",
  summary: "某日之日本曆注：舊曆、六曜、干支、十二直、宿、九星、候與選日，並附當月月曆",
  inputs: { date: { label: "日期", about: "日本之日" } },
  fields: {
    ...old.oldDateFields,
    date: "日期",
    dayOfWeek: "星期",
    era: "年號",
    old: "舊曆日期",
    rokuyo: "六曜",
    yearPair: "年干支",
    monthPair: "月干支",
    dayPair: "日干支",
    pillar: "干支",
    reading: "日本讀法",
    setsuMonth: "節月",
    choku: "十二直",
    about: "其意",
    lodge: "宿",
    lodgeOf28: "二十八宿",
    lodgeOf27: "二十七宿",
    dayStar: "日家九星",
    dayStarDisputed: "九星有異說",
    microseason: "七十二候",
    sekki: "節氣",
    sekkiBegins: "是日交節",
    zassetsu: "雜節",
    doyo: "土用第幾日",
    selected: "選日",
    luck: "吉凶",
    "answer/month": "本月各日",
    oldMonth: "舊曆月",
    oldDay: "舊曆日",
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
      title: "日宿",
      options: { twentyEight: "二十八宿，依次輪值", twentySeven: "二十七宿，依舊曆月日" },
    },
    leap2033: old.leap2033,
    longRun: stars.conventions.longRun,
  },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(of) {
    const turns = [
      ...(of.sekkiBegins ? [`是日交${old.sekki[of.sekki]}`] : []),
      ...of.zassetsu.map((id) => `逢${zassetsu[id]}`),
    ];
    const lucks = new Set(of.selected.map(({ luck }) => luck));
    const both =
      lucks.has("lucky") && lucks.has("unlucky") ? "吉凶相逢，一般只避凶日所忌之事。" : "";
    const days = of.selected.map(
      ({ selected }) => `${selectedDay[selected].text}（${selectedDay[selected].about}）`,
    );
    const doyo = of.doyo === null ? "" : `時值土用第 ${of.doyo} 日，忌動土。`;
    return [
      `${of.date}（${weekdays[of.dayOfWeek]}${of.era ? `，${of.era}` : ""}）為舊曆${of.old.native}，六曜${old.rokuyo[of.rokuyo]}。${turns.length > 0 ? `${turns.join("，")}。` : ""}`,
      `日干支${nativeOf(PILLAR, of.dayPair.pillar)}，在${branches[of.setsuMonth]}月；十二直為「${choku[of.choku].text}」，${choku[of.choku].about}；值${lodge28[of.lodge]}，日星${kiNames[of.dayStar]}${of.dayStarDisputed ? "（此半年各家推法不一）" : ""}。`,
      days.length > 0 ? `選日有${days.join("、")}。${both}` : "是日不逢選日，無特別之吉凶。",
      `候為「${microseason[of.microseason]}」，屬${old.sekki[of.sekki]}。${doyo}`,
    ];
  },
  picture: {
    title: "日本曆日",
    heading: ({ date, era }) =>
      `${old.monthTitle(Number(date.slice(0, -6)), Number(date.slice(-5, -3)))}${era ? ` · ${era}` : ""}`,
    weekday: ({ dayOfWeek }) => weekdays[dayOfWeek],
    sixDay: ({ rokuyo: id }) => old.rokuyo[id],
    oldLine: ({ old: { native, monthName } }) => `舊曆${native} · ${old.oldMonth[monthName]}`,
    facts: (of) => [
      { head: "干支", value: nativeOf(PILLAR, of.dayPair.pillar), below: of.dayPair.reading },
      {
        head: "十二直",
        value: choku[of.choku].text,
        below: choku[of.choku].about.split(/[，、]/)[0]!,
      },
      {
        head: "宿",
        value: lodge28[of.lodge],
        below: of.lodge === of.lodgeOf28 ? "二十八宿" : "二十七宿",
      },
      { head: "九星", value: kiNames[of.dayStar], below: of.dayStarDisputed ? "有異說" : "日家" },
      { head: "節氣", value: old.sekki[of.sekki], below: of.sekkiBegins ? "是日交節" : "節氣之中" },
      {
        head: "候",
        value: microseason[of.microseason],
        below: of.doyo === null ? "七十二候" : `土用第 ${of.doyo} 日`,
      },
    ],
    turns: (of) => of.zassetsu.map((id) => zassetsu[id]),
    selected: (id) => selectedDay[id].text,
    rokuyo: (id) => old.rokuyo[id],
    sekki: (id) => old.sekki[id],
    weekdays: old.weekdays,
    marks: {
      tensha: "赦",
      ichiryuManbai: "萬",
      tsuchinotoMi: "己",
      toraNoHi: "寅",
      kinoeNe: "甲",
      fujoju: "不",
      sanrinbo: "三",
    },
    legend: ["赦 天赦 · 萬 一粒萬倍 · 甲 甲子 · 己 己巳 · 寅 寅日", "不 不成就 · 三 三鄰忌"],
    desc: ({ date, rokuyo: id }) => `${date} 之曆頁，六曜${old.rokuyo[id]}，下附當月月曆`,
  },
};
