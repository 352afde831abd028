import * as core from "../../../core/words/zh_hant.ts";
import { dashaTexts } from "../../../chart/words/zh_hant/sentences.ts";
import { dashaFields, dashaInputs, dateOf } from "../../words/zh_hant.ts";
import type { ConditionalWords } from "./en.ts";

const { graha } = core;

const conditionalDasha = {
  shodashottari: {
    text: "百十六年運（Shodashottari）",
    condition: "白半月命宮在太陽之半，黑半月在月亮之半",
  },
  dwadashottari: { text: "百十二年運（Dwadashottari）", condition: "命宮在金星之九分座" },
  panchottari: { text: "百五年運（Panchottari）", condition: "命宮在巨蟹座之首十二分" },
  shatabdika: { text: "百年運（Shatabdika）", condition: "命宮於本盤與九分盤同座" },
  chaturashiti: { text: "八十四年運（Chaturashiti）", condition: "第十宮主居第十宮" },
  dwisaptati: { text: "七十二年運（Dwisaptati）", condition: "命主居第七宮，或第七宮主居命宮" },
  shashtihayani: { text: "六十年運（Shashtihayani）", condition: "太陽居命宮" },
  shattrimsha: {
    text: "三十六年運（Shattrimsha）",
    condition: "晝生命宮在太陽之半，夜生在月亮之半",
  },
};

export const zhHant: ConditionalWords = {
  title: "條件大運",
  summary: "八種條件大運，各示其條件與是否成立",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "月亮",
    dashas: "八種",
    dasha: "大運",
    condition: "條件",
    applies: "適用",
    roundYears: "一輪之年數",
    balanceYears: "出生時所餘年數",
    applying: "適用者",
  },
  terms: { graha, nakshatra: core.nakshatraName, conditionalDasha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: { ...core.dateRefusals, ...core.lagnaRefusals },
  reading: ({ dashas, applying }) => {
    const those = dashas.filter(({ applies }) => applies);
    const others = dashas.filter(({ applies }) => !applies);
    return [
      applying.length === 0
        ? "八種條件皆不成立：此盤以 Vimshottari 為大運。"
        : `${those.map(({ dasha }) => conditionalDasha[dasha].text).join("、")}適用於你的出生。`,
      ...those.map(({ dasha, roundYears, first, balanceYears, running: [now] }) => {
        const begins = `${conditionalDasha[dasha].text.replace(/（.*）/, "")}適用，因${conditionalDasha[dasha].condition}。一輪 ${roundYears} 年，以${graha[first]}起運，出生時尚餘 ${balanceYears.toFixed(1)} 年。`;
        return now
          ? `${begins}所問之日，行${graha[now.lord]}，至 ${dateOf(now.end)}：${dashaTexts[now.lord]}。`
          : begins;
      }),
      `其餘若用，起運者為：${others.map(({ dasha, first }) => `${conditionalDasha[dasha].text}以${graha[first]}`).join("、")}。`,
    ];
  },
  picture: {
    heading: "百年之運；色深者條件成立",
    yes: "適用",
    no: "不適用",
    short: core.grahaShort,
  },
};
