import * as core from "../../core/words/zh_hant.ts";
import type { Balance, VimshottariAnswer } from "../answer.ts";
import type { DashaWords } from "./en.ts";

const { graha } = core;

const leftOf = ({ left: { years, months, days } }: Balance) =>
  `${years} 年 ${months} 月 ${days} 日`;
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

function running({ running: [maha, antar] }: VimshottariAnswer): string {
  if (!maha || !antar) return "";
  return `所問之日行${graha[maha.lord]}大運，至 ${dateOf(maha.end)} 止；其中為${graha[antar.lord]}次運，至 ${dateOf(antar.end)} 止。`;
}

export const zhHant: DashaWords = {
  title: "百二十年大運（Vimshottari）",
  summary: "百二十年週期之大運，細分五層，附起訖日期與出生時餘額",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: {
    ...core.inputs,
    levels: {
      label: "層級",
      about: "periods 之深度：1 為大運，5 為最細一層；預設為 2。四層以上請給 from 與 to",
    },
    from: { label: "自", about: "所列範圍之首日，YYYY-MM-DD" },
    to: { label: "至", about: "所列範圍之末日，YYYY-MM-DD" },
  },
  fields: {
    ...core.place,
    ...core.span,
    ...core.days,
    moon: "月亮",
    startLord: "起運之主",
    balance: "出生時餘額",
    lord: "主星",
    years: "運年",
    left: "出生時尚餘",
    "left/years": "年",
    months: "月",
    days: "日",
    ends: "止於",
    yearDays: "運年日數",
    mahadashas: "大運",
    level: "層級",
    levels: "層級",
    periods: "各期",
    running: "所行之運",
    runningMaha: "所行大運",
    balanceRange: "當日餘額之範圍",
    from: "當日之初",
    to: "當日之末",
  },
  terms: { graha, nakshatra: core.nakshatraName, dashaLevel: core.dashaLevel },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "too-many-periods": {
      when: "所列將超過 2000 期",
      says: ({ most }) => `所列將超過 ${most} 期，請縮小 from 與 to 之範圍，或減少層級`,
    },
    "window-reversed": {
      when: "to 早於 from",
      says: "to 早於 from，請依先後給出",
    },
  },
  omissions: {
    birthTime:
      "未提供出生時刻：月亮以當地正午計。月亮一日約行一宿，故餘額與各期日期皆有出入，範圍見 balanceRange。",
  },
  reading: (answer) => {
    const { balance, mahadashas, balanceRange } = answer;
    const next = mahadashas
      .slice(1, 4)
      .map(({ lord, start }) => `${graha[lord]} ${dateOf(start)}`)
      .join("、");
    return [
      `大運自${graha[balance.lord]}起，出生時尚餘 ${leftOf(balance)}${balanceRange ? "（以正午計）" : ""}。其後依序為 ${next}。${running(answer)}`,
    ];
  },
  picture: {
    title: "百二十年大運",
    short: core.grahaShort,
    key: "箭頭：所問之日 · 黑框：現行次運",
    heading: ({ balance, yearDays }) => `出生時餘 ${leftOf(balance)}，一年 ${yearDays} 日`,
    desc: ({ balance, mahadashas }) =>
      `大運自${graha[balance.lord]}起，出生時餘 ${leftOf(balance)}；依序為${mahadashas.map(({ lord, end }) => `${graha[lord]}至 ${dateOf(end)}`).join("、")}。`,
  },
};
