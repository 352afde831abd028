import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { NakshatraWords } from "./en.ts";

const { graha, nakshatra, sign } = core;

export const zhHant: NakshatraWords = {
  title: "本命月宿（Nakshatra）",
  summary: "本命月宿與足：主星、神祇、動物、氣質、脈屬、命名音節與界點檢查",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...core.place,
    ...core.span,
    moon: "月亮",
    nakshatra: "月宿",
    deity: "神祇",
    symbol: "象徵",
    theme: "所予",
    number: "月宿序號",
    traversed: "月已行過之部分",
    span: "月在此宿之時",
    lord: "主星",
    animal: "動物（Yoni）",
    animalSex: "動物之雌雄",
    gana: "氣質（Gana）",
    nadi: "脈屬（Nadi）",
    nature: "性質",
    syllables: "命名音節",
    syllable: "本命足之音節",
    navamsa: "九分盤星座",
    gandanta: "界點（Gandanta）",
    inGandanta: "在界點",
    distanceDeg: "距界點（度）",
    gandaMoola: "根界（Ganda Moola）",
    abhijit: "在 Abhijit 宿",
    taras: "九星（Tara）",
    tara: "星",
    meaning: "含義",
    favourable: "有利",
    nakshatras: "月宿序號",
    dayRange: "月亮可能所在",
    from: "當日之初",
    to: "當日之末",
  },
  terms: {
    graha,
    nakshatra,
    yoni: core.yoni,
    yoniSex: core.yoniSex,
    gana: core.gana,
    nadi: core.nadi,
    nakshatraNature: core.nakshatraNature,
    tara: core.tara,
  },
  phrases: {
    padaEdge: ({ minutes }) => `月亮距「足」之邊界僅 ${minutes} 分鐘，時刻稍有出入即不同`,
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, positions: core.conventions.positions },
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計，一日約行四足。" },
  reading: ({ moon, nakshatra: id, pada, lord, syllable }) => {
    const star = nakshatra[id];
    return [
      `月亮在${sign[moon.sign]}，居${star.text}第${chinese.numeral(pada)}足；此宿以${graha[lord]}為主星，護持之神為${star.deity}。${star.theme}依古俗，命名以 ${syllable} 音起首。`,
    ];
  },
};
