import * as core from "../../core/words/zh_hant.ts";
import type { SadeSatiWords } from "./en.ts";

const { sign } = core;
const phase = {
  rising: { text: "初段（第十二）", sense: "土星在月之後：花費、睡眠與離別" },
  peak: { text: "中段（第一）", sense: "土星臨月：擔子親身感受" },
  setting: { text: "末段（第二）", sense: "土星在月之前：財用、家人與直言" },
  fourth: { text: "小運（第四）", sense: "棘刺之運：家宅、母親與休憩受其磨" },
  eighth: { text: "小運（第八）", sense: "第八之運：變動遲緩，共財之事勿急" },
};
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

export const zhHant: SadeSatiWords = {
  title: "土星七年半（Sade Sati）",
  summary: "土星行經本命月前後之七年半與小運：各段入出之日",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: {
    from: { label: "自", about: "範圍首日，未填則自出生起" },
    to: { label: "至", about: "範圍末日，未填則其後九十年" },
  },
  fields: {
    ...core.place,
    ...core.span,
    moon: "月亮",
    from: "自",
    to: "至",
    now: "現時",
    stays: "土星所居",
    phase: "段",
    sense: "義",
  },
  terms: { saturnPhase: phase, nakshatra: core.nakshatraName, graha: core.graha },
  conventions: { ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.dateRefusals,
    "window-reversed": { when: "末日早於首日", says: "末日早於首日，請依序填入" },
    "window-too-long": {
      when: "範圍逾一百二十年",
      says: ({ most }) => `範圍逾 ${most} 年，請縮短`,
    },
  },
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計；若當日換座，各段皆視時刻而定。" },
  reading: (answer) => {
    const { moon, now, stays } = answer;
    const peaks = stays.filter((one) => one.phase === "peak");
    return [
      `本命月在${sign[moon.sign]}，土星行經其前一座、本座、後一座之時即為七年半。${
        peaks.length === 0
          ? "此範圍內土星不臨本命月。"
          : `土星臨月之時：${peaks.map((one) => `${dateOf(one.start)} 至 ${dateOf(one.end)}`).join("；")}。`
      }`,
      now ? `現時土星正在${phase[now].text}：${phase[now].sense}。` : "現時不在五段之中。",
      "土星逆行時或退回前座，故每次所居分列，其間之喘息亦可見。",
    ];
  },
  picture: {
    title: "土星七年半",
    heading: ({ moon }) => `本命月在${sign[moon.sign]}`,
    desc: ({ stays }) =>
      stays
        .map((one) => `${phase[one.phase].text} ${dateOf(one.start)} 至 ${dateOf(one.end)}`)
        .join("、"),
  },
};
