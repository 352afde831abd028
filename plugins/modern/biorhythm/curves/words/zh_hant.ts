import { chinese } from "#sdk";
import { biorhythmCycle } from "../../core/words_zh_hant.ts";
import type { CurvesWords } from "./en.ts";

const STANDS = {
  critical: (name: string) => `${name}曲線正過零線`,
  high: (name: string) => `${name}曲線在零線之上`,
  low: (name: string) => `${name}曲線在零線之下`,
};

export const zhHant: CurvesWords = {
  title: "生物節律",
  summary: "自出生起算的 23、28、33 日曲線，另有四種可選，列出一段期間與臨界日",
  inputs: {
    from: { label: "起日", about: "期間首日" },
    to: { label: "迄日", about: "末日，至多九十二日；不填為一個月" },
    cycles: { label: "週期", about: "不填為創始者的三種", values: biorhythmCycle },
  },
  fields: {
    days: "出生後日數",
    dayList: "逐日",
    date: "日期",
    cycles: "週期",
    cycle: "週期",
    value: "數值（-1 至 1）",
    phaseDay: "週期中第幾日",
    critical: "臨界",
    stage: "位置",
    criticalDays: "臨界日",
  },
  terms: {
    biorhythmCycle,
    biorhythmStage: { critical: "過零線", high: "零線之上", low: "零線之下" },
  },
  phrases: {
    beforeBirth: "期間早於出生",
    reversed: "迄日早於起日",
    tooLong: ({ most }) => `一次至多 ${most} 日`,
  },
  reading({ days, dayList, criticalDays }) {
    const [first] = dayList;
    const stands = first!.cycles.map(({ cycle, stage }) => STANDS[stage](biorhythmCycle[cycle]));
    const crossing = criticalDays
      .slice(0, 6)
      .map(
        ({ date, cycles }) =>
          `${date}（${chinese.list(cycles.map((one) => biorhythmCycle[one]))}）`,
      );
    return [
      `${first!.date}，出生後第 ${days.toLocaleString("en")} 日：${stands.join("，")}。`,
      criticalDays.length === 0
        ? "這段期間沒有曲線過零線。"
        : `臨界日（創始者主張當天小心）：${crossing.join("、")}${criticalDays.length > 6 ? `，另有 ${criticalDays.length - 6} 日` : ""}。`,
      "關於證據：一百多項研究在事故、運動與工作中找過這些週期，做得嚴謹的都沒有找到超出巧合的結果。曲線算得很精確，前提卻沒有通過檢驗；把它當星座運勢看就好。",
    ];
  },
  picture: {
    title: "生物節律",
    day: (date) => `${Number(date.slice(-5, -3))}/${Number(date.slice(-2))}`,
  },
};
