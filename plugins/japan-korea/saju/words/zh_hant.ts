import { BRANCH, STEM } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { gender, phase } from "#east/words/zh_hant.ts";
import {
  branchTie,
  nabeum,
  sinsal,
  sipseong,
  unseong,
  yukchin,
} from "../../core/words/zh_hant/arts.ts";
import { clockConvention } from "../../core/words/zh_hant/clock.ts";
import { cheongan, gapja, jeolgi, jiji } from "../../core/words/zh_hant/korean.ts";
import { factsOf } from "../highlights.ts";
import type { SajuWords } from "./en.ts";
import { readOut, singang } from "./zh_hant/reading.ts";

const OUTLINE = ["日干與強弱", "所重與所缺", "用神", "神殺與刑沖合", "大運"];

export const zhHant: SajuWords = {
  title: "韓國四柱",
  summary:
    "依韓國歷代標準時與經度校正排四柱，附十星、地藏干、十二運星、十二神殺、身之強弱、用神與大運",
  inputs: {},
  fields: {
    gender: "性別",
    chartTime: "推算所用之鐘",
    clock: "鐘",
    local: "所示",
    utcOffsetMinutes: "民用時超前世界時（分）",
    standardMinutes: "扣除夏令時間（分）",
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    gapja: "干支",
    stem: "天干",
    stemElement: "天干五行",
    branch: "地支",
    branchElement: "地支五行",
    stemGod: "天干十星",
    branchGod: "地支十星",
    hidden: "地藏干",
    god: "十星",
    days: "日數",
    stage: "十二運星",
    sinsal: "十二神殺",
    sound: "納音",
    void: "空亡",
    voidBranches: "空亡",
    elements: "五行",
    wood: "木",
    fire: "火",
    earth: "土",
    metal: "金",
    water: "水",
    families: "六親",
    family: "六親",
    element: "五行",
    count: "字數",
    strength: "身之強弱",
    helper: "用神",
    ties: "地支關係",
    tie: "關係",
    one: "柱",
    other: "柱",
    solarTerms: "節氣",
    opened: "本月之節",
    next: "次月之節",
    luck: "大運",
    forward: "順行",
    number: "大運數",
    cycles: "各運",
    age: "足歲",
    startYear: "起於",
  },
  terms: {
    branchTie,
    cheongan,
    clock: calendar.clock,
    gapja,
    gender,
    jeolgi,
    jiji,
    nabeum,
    place: calendar.place,
    singang,
    sinsal,
    sipseong,
    unseong,
    yukchin,
  },
  phrases: {
    ...calendar.phrases,
    supports: ({ season, seat, company, helpers }) =>
      `月令${season ? "得令" : "失令"}，日支${seat ? "得地" : "失地"}，其餘諸字中 ${helpers} 字相助，${company ? "得勢" : "失勢"}`,
    strongSelf: ({ family }) =>
      family === "officer" ? "比劫使身強，局中有官可制" : "比劫使身強而無官，以食傷洩其秀",
    strongResource: "印星使身強，以財制印",
    weakByOfficer: "官殺剋身，以印化之",
    weakByOutput: "食傷洩身太過，以印止洩",
    weakByWealth: "財多身弱，以比劫分擔",
  },
  conventions: {
    clock: clockConvention,
    dayBoundary: calendar.conventions.dayBoundary,
    yearBoundary: { title: "換年", options: { liChun: "立春", winterSolstice: "冬至" } },
    hiddenStems: {
      title: "地藏干",
      options: { monthly: "月律分野，含前月餘氣", inner: "人元用事，同中國書" },
    },
    sinsalBase: { title: "神殺起算", options: { year: "年支", day: "日支" } },
    luckRule: { title: "起運", options: { wholeYears: "大運數，取整年", exact: "算至時辰" } },
  },
  refusals: { longitudeNeeded: calendar.refusals.longitudeNeeded },
  omissions: {
    gender: "未提供性別，大運依男命排列；女命則反向而行，其餘不變。",
    birthHour: "未提供出生時間，只排三柱、計六字，不列時柱與起運；當日各時辰均已逐一試過。",
  },
  reading: (answer) => ({ paragraphs: readOut(answer), outline: OUTLINE, facts: factsOf(answer) }),
  picture: {
    title: "四柱（사주）",
    subtitle: ({ chartTime, strength, helper }) =>
      `${chartTime ? `${chartTime.local.slice(0, 16).replace("T", " ")}・` : ""}${singang[strength.value]}・用神${phase[helper.value]}`,
    desc: ({ pillars }) =>
      `四柱：${(["year", "month", "day", "hour"] as const)
        .map((place) => pillars[place])
        .map((one) => (one ? `${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}` : "無時"))
        .join(" ")}`,
    heads: { year: "年柱", month: "月柱", day: "日柱", hour: "時柱" },
    rows: ["十星", "天干", "地支", "十星", "運星", "神殺"],
    god: (id) => sipseong[id],
    stage: (id) => unseong[id],
    sinsal: (id) => sinsal[id],
    luck: ({ luck }) =>
      `大運${luck.forward ? "順" : "逆"}行${luck.number === null ? "" : `，${luck.cycles[0]!.age} 歲起運`}`,
  },
};
