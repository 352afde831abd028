import type { Said } from "#sdk";
import {
  conventions,
  gana,
  graha,
  nadi,
  nakshatra,
  sign,
  tara,
  yoni,
} from "../../../core/words/zh_hant.ts";
import {
  cord,
  fields,
  inputs,
  omissions,
  phrases,
  refusals,
  terms as shared,
} from "../../words/zh_hant.ts";
import type { NakshatraMatchWords } from "./en.ts";

const porutham = {
  dina: { text: "日合（Dina）：日常安康", rule: "宿數以九除之，餘二、四、六、八或除盡" },
  gana: { text: "性合（Gana）：性情", rule: "氣質相同，或天眾配人眾" },
  mahendra: {
    text: "大因陀羅（Mahendra）：扶持與家庭",
    rule: "宿數為四、七、十、十三、十六、十九、二十二或二十五",
  },
  streeDeergha: { text: "長護（Stree Deergha）：長久照護", rule: "宿數大於所用流派之最小距數" },
  yoni: { text: "獸合（Yoni）：本能", rule: "兩宿之獸不為仇敵" },
  rasi: {
    text: "宮合（Rasi）：月亮星座",
    rule: "不取第六、第八；第二、第十二僅在前座為偶數座時可取；第七最佳",
  },
  rasyadhipati: {
    text: "主合（Rasyadhipati）：宮主",
    rule: "兩月亮星座之主星相同，或互不為敵",
  },
  vashya: { text: "攝合（Vashya）：吸引", rule: "一座能攝服另一座" },
  rajju: { text: "索合（Rajju）：同索與否", rule: "兩宿繫於身體不同部位" },
  vedha: { text: "衝刺（Vedha）：阻礙與否", rule: "兩宿不相衝刺" },
};

const strengths = {
  dinaHolds: "日常相處順遂",
  ganaHolds: "性情相近",
  mahendraHolds: "彼此扶持",
  streeDeerghaHolds: "照護長久",
  yoniHolds: "本能不相爭",
  rasiHolds: "月亮星座位置相宜",
  rasyadhipatiHolds: "宮主相善",
  vashyaHolds: "自然相吸",
  rajjuHolds: "不同索",
  vedhaHolds: "兩宿不相衝",
};
const cautions = {
  dinaFails: "日常步調須磨合",
  ganaFails: "性情差異顯著",
  mahendraFails: "扶持須刻意經營",
  streeDeerghaFails: "兩宿相近，照護易被視為當然",
  yoniFails: "本能相爭",
  rasiFails: "月亮星座位置不諧",
  rasyadhipatiFails: "宮主不睦",
  vashyaFails: "吸引須由相知而生",
  rajjuFails: "兩宿同索",
  vedhaFails: "兩宿相衝",
};

const counted = (count: number) => `由新娘之宿數至新郎之宿，得 ${count}`;

export const zhHant: NakshatraMatchWords = {
  title: "本命月宿相合",
  summary: "以星數、獸性、氣質、脈屬與衝刺等十合（Porutham）論兩人之本命月宿",
  weighs: "每合一項得十分，兩宿同索則至多六十分；十項各為助或為礙",
  inputs,
  fields: {
    ...fields,
    poruthams: "十合",
    porutham: "合項",
    rule: "規則",
    meaning: "意義",
    passes: "相合",
    evidence: "所數所比",
    passed: "相合項數",
    tara: "星數（Tara）",
    brideToGroom: "由新娘之宿至新郎之宿",
    groomToBride: "由新郎之宿至新娘之宿",
    favourable: "吉利",
    nadi: "脈屬（Nadi）",
    "nadi/groom": "新郎",
    "nadi/bride": "新娘",
    differs: "相異",
  },
  terms: {
    ...shared,
    porutham,
    favourable: { both: "往返皆吉", one: "單向為吉", none: "往返皆不吉" },
    graha,
    nadi,
    sign,
    tara,
  },
  phrases: {
    ...phrases,
    ...strengths,
    ...cautions,
    tenEach: ({ score }) => `百分得 ${score}：十合每合一項得十分`,
    oneCord: "兩宿同索（Rajju），至多得六十分",
    countedByNine: ({ count, rest }) => `${counted(count)}，以九除之餘 ${rest}`,
    counted: ({ count }) => counted(count),
    temperaments: ({ groom, bride }) => `新郎${gana[groom]}，新娘${gana[bride]}`,
    animals: ({ groom, bride }) => `${yoni[groom]}與${yoni[bride]}`,
    signsCounted: ({ count }) => `由新娘之座數至新郎之座，得 ${count}`,
    lords: ({ groom, bride }) => `主星為${graha[groom]}與${graha[bride]}`,
    signs: ({ groom, bride }) => `新郎${sign[groom]}，新娘${sign[bride]}，依星座相攝之表`,
    cords: ({ groom, bride }) => `新郎${cord[groom]}索，新娘${cord[bride]}索`,
    stars: ({ groom, bride }) => `${nakshatra[groom].text}與${nakshatra[bride].text}`,
  },
  conventions: {
    ayanamsa: conventions.ayanamsa,
    positions: conventions.positions,
    streeDeergha: {
      title: "Stree Deergha 之最小距數",
      options: { "7": "大於七宿", "13": "大於十三宿", "15": "大於十五宿" },
    },
  },
  refusals,
  omissions,
  reading: ({ passed, score, strengths: good, cautions: bad }, say) => {
    const first = (phrases: readonly Said[]) => phrases.slice(0, 4).map(say.phrase).join("；");
    return [
      `十合得其 ${passed}，計 ${score} 分。`,
      (good.length > 0 ? `相宜之處：${first(good)}。` : "") +
        (bad.length > 0 ? `宜留意者：${first(bad)}。` : "並無不合之處。"),
    ];
  },
  picture: {
    title: "十合婚配",
    total: ({ passed }) => `十合得 ${passed}`,
    couple: (groom, bride) => `新郎：${groom} · 新娘：${bride}`,
    holds: "合",
    fails: "不合",
    signs: ({ groom, bride }) => `新郎${sign[groom]}，新娘${sign[bride]}`,
    legend: "綠色滿條：此項相合",
    desc: ({ poruthams }) =>
      poruthams
        .map((one) => `${porutham[one.porutham].text}：${one.passes ? "合" : "不合"}`)
        .join("；"),
  },
};
