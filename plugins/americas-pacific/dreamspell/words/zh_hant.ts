import type { Tone } from "../../core/kins.ts";
import { kinColour, kinName, seal, tone as toneName } from "../../core/words/zh_hant.ts";
import type { KinAnswer } from "../answer.ts";
import type { KinWords } from "./en.ts";

/** What the tone of a kin asks. */
const toneAsks: Readonly<Record<Tone, string>> = {
  magnetic: "我的目的是什麼",
  lunar: "擋在前面的是什麼",
  electric: "我如何最能服務",
  selfExisting: "它該取什麼形",
  overtone: "我最好的資源是什麼",
  rhythmic: "我如何保持平衡",
  resonant: "我如何與人調頻",
  galactic: "我活出所信的嗎",
  solar: "我如何把它做到",
  planetary: "我如何使它完備",
  spectral: "我能放下什麼",
  crystal: "我與誰分享",
  cosmic: "我如何安於其中",
};

const toneOf = (id: Tone) => ({ text: toneName[id], asks: toneAsks[id] });
const tone = {
  magnetic: toneOf("magnetic"),
  lunar: toneOf("lunar"),
  electric: toneOf("electric"),
  selfExisting: toneOf("selfExisting"),
  overtone: toneOf("overtone"),
  rhythmic: toneOf("rhythmic"),
  resonant: toneOf("resonant"),
  galactic: toneOf("galactic"),
  solar: toneOf("solar"),
  planetary: toneOf("planetary"),
  spectral: toneOf("spectral"),
  crystal: toneOf("crystal"),
  cosmic: toneOf("cosmic"),
};

const castle = { red: "紅", white: "白", blue: "藍", yellow: "黃", green: "綠" };

export const zhHant: KinWords = {
  title: "夢語曆星系印記",
  summary: "某日之印記：圖騰、調性、波符、城堡、五大神諭與銀河啟動；未給日期則取當日",
  fields: {
    hunabKuDay: "0.0 Hunab Ku",
    dayOutOfTime: "無時間日",
    kin: "印記",
    name: "名",
    seal: "圖騰",
    portrait: "圖騰之性",
    tone: "調性",
    asks: "調性之問",
    colour: "顏色",
    galacticActivationPortal: "銀河啟動之門",
    precedingKin: "前一印記",
    followingKin: "後一印記",
    wavespell: "波符",
    day: "日",
    castle: "城堡",
    earthFamily: "地球家族",
    oracle: "五大神諭",
    guide: "指引",
    analog: "支持",
    antipode: "挑戰",
    occult: "隱藏之力",
    moon: "月",
    moonDay: "月中之日",
    plasma: "電漿",
    yearBearer: "年之印記",
  },
  terms: {
    seal,
    tone,
    kinColour,
    castle,
    earthFamily: {
      polar: "極地",
      cardinal: "主要",
      core: "核心",
      signal: "信號",
      gateway: "通道",
    },
    plasma: {
      dali: "Dali",
      seli: "Seli",
      gamma: "Gamma",
      kali: "Kali",
      alpha: "Alpha",
      limi: "Limi",
      silio: "Silio",
    },
  },
  phrases: { kin: kinName },
  conventions: {
    leapRule: {
      title: "二月二十九日",
      options: { standard: "0.0 Hunab Ku，不入計", none: "與他日同計" },
    },
  },
  reading: ({ kin, precedingKin, followingKin, oracle, wavespell, castle: id }: KinAnswer) => {
    const head = kin
      ? `這一天是印記 ${kin.kin}：${kinName(kin)}。圖騰${seal[kin.seal].portrait}；調性問道：${toneAsks[kin.tone]}？${kin.galacticActivationPortal ? "此印記是五十二個銀河啟動之門之一。" : ""}`
      : `二月二十九日是 0.0 Hunab Ku，沒有印記，歇在印記 ${precedingKin} 與 ${followingKin} 之間。`;
    // On tones 1, 6 and 11 a kin is its own guide.
    const centre = kin?.kin ?? precedingKin;
    const isOwnGuide = oracle.guide.kin === centre;
    const guide = isOwnGuide ? "" : `指引「${kinName(oracle.guide)}」、`;
    return [
      head,
      `${kin ? "" : `印記 ${centre} 的`}四周是${guide}支持「${kinName(oracle.analog)}」、挑戰「${kinName(oracle.antipode)}」與隱藏之力「${kinName(oracle.occult)}」。${isOwnGuide ? "以己為指引。" : ""}${kin ? "它" : "該印記"}是「${kinName(wavespell.name.with)}」波符的第 ${wavespell.day} 日，在${castle[id]}色城堡之中。`,
      "夢語曆創於一九九〇年，與馬雅守日者所守之曆不同。",
    ];
  },
  picture: {
    name: kinName,
    none: "0.0 Hunab Ku",
    guide: "指引",
    analog: "支持",
    antipode: "挑戰",
    occult: "隱藏之力",
    desc: ({ oracle: { guide, analog, antipode, occult } }) =>
      `指引：${kinName(guide)}；支持：${kinName(analog)}；挑戰：${kinName(antipode)}；隱藏之力：${kinName(occult)}`,
  },
};
