import type { Phrases } from "../answer.ts";
import { typeOf, type TypeNumber } from "../types.ts";
import type { EnneagramWords } from "./en.ts";

const type = {
  reformer: { text: "改革者", gift: "對是非的分寸", strain: "該傾聽時忙著糾正" },
  helper: { text: "助人者", gift: "看見需要的溫暖", strain: "為了被需要而付出" },
  achiever: { text: "成就者", gift: "幹勁與務實的眼光", strain: "趕著達標而越過感受" },
  individualist: { text: "獨特者", gift: "深度與真實的聲音", strain: "戀著不在眼前的東西" },
  observer: { text: "觀察者", gift: "清楚的思路與冷靜", strain: "把時間與自己收起來" },
  loyalist: { text: "忠誠者", gift: "可靠與先見", strain: "反覆試探值得信任的人" },
  enthusiast: { text: "活躍者", gift: "輕快與點子", strain: "一沉重就想離開" },
  challenger: { text: "挑戰者", gift: "勇氣與擔當", strain: "在輕碰就好的時候用力推" },
  peacemaker: { text: "調停者", gift: "耐心與寬廣的視野", strain: "一味順著，終至無話" },
};

const centre = {
  gut: "腹中心",
  heart: "心中心",
  head: "腦中心",
};
const stance = {
  assertive: "進取的姿態",
  compliant: "順應的姿態",
  withdrawn: "退守的姿態",
};
const harmonic = {
  positive: "以樂觀面對困難",
  competency: "以冷靜面對困難",
  reactive: "以直接面對困難",
};

const bands = { excellent: "極佳", good: "良好", mixed: "互有長短", challenging: "需要磨合" };
const groups = { ...centre, ...stance, ...harmonic };

const phrases = {
  line: ({ from, to }: Phrases["line"]) => `圖上一線自 ${from} 通 ${to}：各自懂得對方正在學的事`,
  neighbours: ({ a, b }: Phrases["neighbours"]) => `${a} 與 ${b} 在圓上相鄰`,
  harmonic: ({ group }: Phrases["harmonic"]) => `兩人都${groups[group]}`,
  same: ({ type: both }: Phrases["same"]) => `兩人同為第 ${both} 型${named(both)}`,
  centre: ({ group }: Phrases["centre"]) => `兩人同屬${groups[group]}`,
  stance: ({ group }: Phrases["stance"]) => `兩人同是${groups[group]}`,
  none: "圖上沒有線或組把兩型連起來",
  wings: "側翼使兩人更靠近",
  underStrain: ({ type: strained }: Phrases["underStrain"]) =>
    `有壓力時，${named(strained)}容易${type[typeOf(strained)].strain}`,
};

export const zhHant: EnneagramWords = {
  title: "九型人格合盤",
  summary: "依中心、姿態、箭頭與側翼，看兩型的相合程度",
  inputs: {
    a: { label: "甲方型號", about: "甲方自認的型號，1 至 9；從不由生日推出" },
    b: { label: "乙方型號", about: "乙方的型號，1 至 9" },
    wingA: { label: "甲方側翼", about: "甲方的側翼，須為相鄰之型" },
    wingB: { label: "乙方側翼", about: "乙方的側翼，須為相鄰之型" },
  },
  fields: {
    number: "型號",
    type: "類型",
    gift: "帶來",
    strain: "壓力之下容易",
    wing: "側翼",
    arrow: "線所通之型",
    centre: "中心",
    stance: "姿態",
    harmonic: "面對困難",
    counts: "計入",
    components: "兩人之間的連結",
  },
  terms: { type, centre, stance, harmonic },
  phrases: {
    ...phrases,
    "no-wing": ({ type: of, wings, wing }) =>
      `第 ${of} 型的側翼須為 ${wings.join(" 或 ")}，所給為 ${wing}`,
  },
  reading: ({ a, b, components, score, band }, say) => {
    const same = a.number === b.number;
    const brought = same
      ? `兩人同為第 ${a.number} 型${type[a.type].text}，帶來的都是${type[a.type].gift}。`
      : `第 ${a.number} 型${type[a.type].text}帶來${type[a.type].gift}；第 ${b.number} 型${type[b.type].text}帶來${type[b.type].gift}。`;
    const ties = components.flatMap((tie) =>
      tie.code === "none" || tie.code === "same" ? [] : say.phrase(tie),
    );
    const untied = "圖上沒有線或組把兩型連起來，共通之處要靠兩人自己營造。";
    const strains = same ? [a] : [a, b];
    const strain = strains.map((one) => `${type[one.type].text}容易${type[one.type].strain}`);
    return [
      brought,
      ties.length > 0 ? `${ties.join("；")}。` : same ? "" : untied,
      `有壓力時，${strain.join("；")}。`,
      `照這樣算是 ${score} 分（滿分一百），屬「${bands[band]}」。型號是各人自己說的；圖上畫的是習慣，而習慣會變。`,
    ].filter((paragraph) => paragraph !== "");
  },
  picture: {
    title: "兩型之九型圖",
    desc: (a, b) => `九型圓上標出第 ${a} 型與第 ${b} 型`,
  },
};

function named(number: TypeNumber): string {
  return type[typeOf(number)].text;
}
