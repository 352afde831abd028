import { conventions, gana, graha, nadi, sign, tara, yoni } from "../../../core/words/zh_hant.ts";
import {
  cord,
  fields,
  inputs,
  omissions,
  phrases,
  refusals,
  terms as shared,
} from "../../words/zh_hant.ts";
import type { AshtakootWords } from "./en.ts";

const koota = {
  varna: { text: "種姓（Varna，志趣）", rule: "新郎之種姓與新娘相等或較高，得一分" },
  vashya: { text: "攝服（Vashya，相從）", rule: "依五類星座相互攝服之表" },
  tara: {
    text: "星數（Tara，安和）",
    rule: "由此宿數至彼宿，以九除之；餘三、五、七者無分，否則往返各得一分半",
  },
  yoni: { text: "獸性（Yoni，本能）", rule: "依十四獸之表" },
  grahaMaitri: {
    text: "星誼（Graha Maitri，情誼）",
    rule: "依兩月亮星座之主星彼此天性之友敵",
  },
  gana: { text: "氣質（Gana，性情）", rule: "以氣質論：同類最佳，羅剎配他類最劣" },
  bhakoot: {
    text: "宮合（Bhakoot，家運）",
    rule: "兩月亮星座互為第二與十二、第五與九、第六與八者無分",
  },
  nadi: { text: "脈屬（Nadi，體質）", rule: "異脈得八分，同脈無分" },
};

const strengths = {
  varnaStrong: "人生志趣並行不悖",
  vashyaStrong: "彼此能相讓而無損",
  taraStrong: "星數往返皆吉",
  yoniStrong: "本能相合",
  grahaMaitriStrong: "心意相投",
  ganaStrong: "性情相近",
  bhakootStrong: "家業同心",
  nadiStrong: "體質互補",
};
const cautions = {
  varnaWeak: "志趣有別，宜多溝通",
  vashyaWeak: "天性互不相讓",
  taraWeak: "星數不利，須多耐心",
  yoniWeak: "本能相左",
  grahaMaitriWeak: "思路相距甚遠",
  ganaWeak: "性情相衝",
  bhakootWeak: "家計與家務須費心",
  nadiWeak: "體質過於相似",
};

const bands = {
  notAdvised: "未達典籍所求之十八分",
  average: "屬中等之配",
  good: "屬良配",
  excellent: "屬上上之配",
};

export const zhHant: AshtakootWords = {
  title: "八合婚配（Ashtakoot）",
  summary: "八項合婚，滿分三十六，逐項計分並列例外",
  weighs: "以總分折為百分；得滿分之項為助，幾無得分之項為礙",
  inputs,
  fields: {
    ...fields,
    kootas: "八合",
    koota: "合項",
    rule: "規則",
    meaning: "意義",
    points: "得分",
    max: "滿分",
    "kootas/groom": "新郎所屬",
    "kootas/bride": "新娘所屬",
    total: "總分",
    maximum: "滿分",
    cancellations: "典籍之例外",
  },
  terms: {
    ...shared,
    koota,
    varna: { shudra: "首陀羅", vaishya: "吠舍", kshatriya: "剎帝利", brahmin: "婆羅門" },
    signKind: { quadruped: "四足", human: "人", water: "水族", wild: "野獸", insect: "蟲" },
    tara,
    yoni,
    graha,
    gana,
    sign,
    nadi,
    grade: { notAdvised: "不宜", average: "中等", good: "良配", excellent: "上配" },
  },
  phrases: {
    ...phrases,
    ...strengths,
    ...cautions,
    points: ({ total }) =>
      `滿分三十六而得 ${total} 分；未滿十八為不宜，未滿二十五為中等，三十二以下為良配，逾此為上配`,
    rajju: ({ cord: shared }) => `兩人之宿同屬「${cord[shared]}」索（Rajju），南印習俗以相異為宜。`,
    vedha: "兩宿互相衝刺（Vedha），南印習俗避之。",
    sameSignOtherStar: "月亮同座而異宿",
    sameStarOtherPada: "同宿而異足",
    sameStarOtherSign: "同宿而異座",
    oneLord: "兩月亮星座同一主星",
    friendlyLords: "兩月亮星座之主星互為友星",
    lordsAgree: "兩月亮星座之主星相同或為友",
  },
  conventions: { ayanamsa: conventions.ayanamsa, positions: conventions.positions },
  refusals,
  omissions,
  reading: ({ total, band, strengths: best, cautions: worst, cancellations }, say) => [
    `兩人得 ${total} 分（滿分 36），${bands[band.value]}。`,
    (best.length > 0 ? `所長：${best.map(say.phrase).join("；")}。` : "無一項得滿分。") +
      (worst.length > 0 ? `所短：${worst.map(say.phrase).join("；")}。` : "無一項落空。"),
    ...(cancellations.length > 0
      ? [`此處另有 ${cancellations.length} 條例外可解，上列為未計例外之分數。`]
      : []),
  ],
  picture: {
    title: "八合婚配",
    total: ({ total }) => `${total} 分（滿分 36）`,
    couple: (groom, bride) => `新郎：${groom} · 新娘：${bride}`,
    legend: "綠：得半數以上 · 紅：未及半數",
    desc: ({ kootas, total }) =>
      `${kootas.map((one) => `${koota[one.koota].text} ${one.points}／${one.max}`).join("；")}；合計 ${total}／36。`,
  },
};
