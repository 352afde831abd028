import { BRANCH } from "#lore";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { PHENOLOGY } from "../../almanac/phenologies.ts";
import * as core from "../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../core/words/zh_hant/hexagrams.ts";
import type { Rank } from "../terms.ts";
import type { QiWords } from "./en.ts";

const rank: Readonly<Record<Rank, { readonly text: string; readonly sense: string }>> = {
  duke: { text: "公", sense: "居半月之首，諸事由此發端" },
  sovereign: { text: "辟", sense: "主一月消息之氣" },
  marquis: { text: "侯", sense: "跨兩節氣之交，承前啟後" },
  officer: { text: "大夫", sense: "主執行其事" },
  minister: { text: "卿", sense: "收半月之尾，宜結算所成" },
};

const LINES = ["", "初", "二", "三", "四", "五", "上"];

/** 2026-04-05 寫作「2026 年 4 月 5 日」。 */
function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${year} 年 ${Number(month)} 月 ${Number(day)} 日`;
}

export const zhHant: QiWords = {
  title: "卦氣值日",
  summary: "以六日七分之法推某日所值之卦，並列其爵位、當月辟卦、四正卦之爻與七十二候",
  fields: {
    ...core.hexagramFields,
    date: "日期",
    figure: "值日之卦",
    rank: "爵位",
    place: "六十卦之序",
    day: "值日第幾日",
    from: "起",
    to: "迄",
    previous: "前一卦",
    next: "後一卦",
    sovereign: "當月辟卦",
    month: "月",
    season: "四正卦",
    line: "爻",
    term: "節氣",
    pentad: "候",
    sense: "其義",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    rank,
    solarTerm: calendar.solarTerm,
    phenology: natives(PHENOLOGY),
  },
  phrases: {},
  conventions: {
    measure: {
      title: "配日之法",
      options: {
        mengXi: "自冬至起，各六日七分",
        jingFang: "京房：四正卦各得七十三分",
        sun: "以太陽黃經，各六度",
      },
    },
  },
  reading({ date, figure, rank: of, day, previous, next, sovereign, season, pentad }) {
    const which = day > 6 ? "這一天當其餘分" : `這一天為其第 ${day} 日`;
    const rule = of
      ? `${figure.fullName}值日，於五爵為${rank[of].text}，${rank[of].sense}；${which}。`
      : `${figure.fullName}值日，此為四正卦，用事於二分二至之首。`;
    const self =
      sovereign.figure.number === figure.number
        ? "此卦即當月之辟卦"
        : `${nativeOf(BRANCH, sovereign.month)}月之辟卦為${sovereign.figure.fullName}`;
    return [
      `${dateText(date)}，${rule}以此論是日：${hexagrams[figure.hexagram].sense}`,
      `${self}；四正卦之中，${core.trigram[season.figure.upper]}卦${LINES[season.line]}爻主${nativeOf(SOLAR_TERM, season.term)}，候應${nativeOf(PHENOLOGY, pentad)}。前值${previous.fullName}，後值${next.fullName}。`,
    ];
  },
  picture: {
    title: (name) => `卦氣值日：${name}`,
    desc: ({ date, figure }) => `${date}：${figure.fullName}`,
    meaning: () => "",
    rank: (native, day) => `${native}卦 · 第 ${day} 日`,
    gate: "四正卦用事",
  },
};
