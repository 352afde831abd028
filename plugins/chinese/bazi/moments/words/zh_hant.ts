import * as calendar from "#east/calendar/words/zh_hant.ts";
import { zhHant as sexagenary } from "../../../sexagenary/words/zh_hant.ts";
import { PAIRS, zhHant as chart } from "../../chart/words/zh_hant.ts";
import type { MomentsAnswer } from "../answer.ts";
import type { FindMomentsWords } from "./en.ts";

/** 解讀所列之數，再多則成表。 */
const MOST_LISTED = 12;

const when = ({ date, from, to, isCut, lunar }: MomentsAnswer["moments"][number]) =>
  `${date} ${from.slice(-8, -3)} 至 ${to.slice(-8, -3)}${lunar ? `（${lunar}）` : ""}${isCut ? "，此時辰為交節所分" : ""}`;

export const zhHant: FindMomentsWords = {
  title: "八字求時",
  summary: "於一段年份中，列出具有所給四柱之一切時刻",
  inputs: {
    pillars: { label: "四柱", about: "年、月、日柱，如甲子；知時辰者並給時柱" },
    hour: { label: "時柱", about: "未提供則以整日為單位", values: PAIRS },
    year: { label: "年柱", about: "年之干支", values: PAIRS },
    month: { label: "月柱", about: "月之干支", values: PAIRS },
    day: { label: "日柱", about: "日之干支", values: PAIRS },
    fromYear: { label: "起年", about: "查找之首年，天文紀年，未提供作 1900" },
    toYear: { label: "迄年", about: "查找之末年，天文紀年，未提供作 2100" },
  },
  fields: {
    native: "寫法",
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    fromYear: "起年",
    toYear: "迄年",
    zone: "所用之鐘",
    years: "同年柱之年",
    moments: "所得時刻",
    date: "日期",
    from: "起",
    to: "迄",
    fromUtc: "起（世界時）",
    toUtc: "迄（世界時）",
    isCut: "為交節所分",
    lunar: "農曆",
    doubts: "疑義",
  },
  phrases: {
    monthDoubted: chart.phrases.monthDoubted,
    hourDoubted: chart.phrases.hourDoubted,
  },
  conventions: { dayBoundary: calendar.conventions.dayBoundary },
  refusals: { yearsReversed: sexagenary.refusals.yearsReversed },
  reading(answer, say) {
    const { native, fromYear, toYear, zone, years, moments, doubts } = answer;
    const span = `${fromYear} 至 ${toYear} 年間`;
    if (doubts.length > 0) {
      return [`${native}四柱不能並立：${doubts.map((one) => say.phrase(one)).join("；")}。`];
    }
    if (moments.length === 0) {
      const why =
        years.length > 0
          ? `${years.join("、")} 年雖為${native.slice(0, 2)}年，其月不遇此日`
          : `其間無${native.slice(0, 2)}年`;
      return [`${span}並無${native}之時刻：${why}。`];
    }
    const rest = moments.length - MOST_LISTED;
    const more = rest > 0 ? `，另有 ${rest} 次` : "";
    return [
      `${span}${native}凡 ${moments.length} 見：${moments.slice(0, MOST_LISTED).map(when).join("；")}${more}。時刻依 ${zone} 之鐘。`,
    ];
  },
  picture: {
    title: "八字求時",
    none: "此段年份中無",
    desc: ({ native, moments }) =>
      `${native}：${moments.length > 0 ? moments.map(({ date }) => date).join("、") : "無此時刻"}`,
  },
};
