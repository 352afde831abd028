import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { AnnoWords } from "./en.ts";

const feast = {
  "supreme-ritual": { text: "至高儀式之慶", ordinance: "《律法之書》II.40" },
  "writing-1": { text: "書寫律法之書第一日", ordinance: "《律法之書》II.38" },
  "writing-2": { text: "書寫律法之書第二日", ordinance: "《律法之書》II.38" },
  "writing-3": { text: "書寫律法之書第三日", ordinance: "《律法之書》II.38" },
  "prophet-and-bride": { text: "先知與新娘初夜之慶", ordinance: "《律法之書》II.37" },
  crowleymas: { text: "克勞利誕辰", ordinance: "習俗：克勞利生於一八七五年十月十二日" },
  "greater-feast": { text: "克勞利大慶", ordinance: "習俗：一九四七年十二月一日" },
  "equinox-of-the-gods": { text: "眾神分點之慶（春分）", ordinance: "《律法之書》II.40" },
  "june-solstice": { text: "時節之慶：夏至", ordinance: "《律法之書》II.36" },
  "september-equinox": { text: "時節之慶：秋分", ordinance: "《律法之書》II.36" },
  "december-solstice": { text: "時節之慶：冬至", ordinance: "《律法之書》II.36" },
};

export const zhHant: AnnoWords = {
  title: "泰勒瑪紀年",
  summary: "二十二年週期紀年、日月所在星座、拉丁週日與慶節",
  fields: {
    yearsSinceEpoch: "一九〇四年以來年數",
    anno: "紀年",
    docosade: "輪次",
    yearInDocosade: "輪中之年",
    sun: "太陽",
    moon: "月亮",
    sign: "星座",
    degree: "度",
    symbol: "符號",
    longitudeDeg: "黃經",
    dies: "星期",
    feasts: "慶節",
    ordinance: "所據",
    formatted: "寫法",
    symbols: "符號寫法",
  },
  terms: { feast },
  phrases: {
    written: ({ year, sun, moon, dies }) =>
      `紀年 ${year}，太陽${lore.sign[sun.sign]} ${sun.degree}°，月亮${lore.sign[moon.sign]} ${moon.degree}°，${dies}`,
  },
  conventions: {
    boundary: {
      title: "歲首",
      options: { equinox: "春分之瞬", march20: "三月二十日零時" },
    },
  },
  refusals: {
    "outside-ephemeris": {
      when: "日期不在公元 -998 至 2998 年之內",
      says: ({ year, first, last }) =>
        `無法推算日月位置：所給年份為 ${year}，須在 ${first} 至 ${last} 之間`,
    },
  },
  omissions: {
    time: "未提供時刻，以正午計；日月度數隨時辰而異。",
  },
  reading: ({ anno, yearsSinceEpoch, sun, moon, dies, feasts }) => {
    const kept = feasts.map((id) => `「${feast[id].text}」`).join("、");
    return [
      [
        `紀年 ${anno ?? yearsSinceEpoch}：太陽在${lore.sign[sun.sign]} ${sun.degree}°，月亮在${lore.sign[moon.sign]} ${moon.degree}°。`,
        `星期寫作 ${dies}。`,
        ...(anno === null ? ["當日在紀元之前，不計輪次。"] : []),
        ...(kept ? [`是日守${kept}。`] : []),
      ].join(""),
      "紀年自一九〇四年春分起算，每二十二年為一輪，合塔羅二十二張大牌：大寫數字記輪，小寫數字記輪中之年。宮度用回歸黃道，只取整度，不四捨五入。",
      "這是寫信落款、記守節慶的方式，年數本身並不含任何預測。",
    ];
  },
};
