import * as core from "../../core/words/zh_hant.ts";
import type { StrengthsWords } from "./en.ts";

const { body, strength } = core;
const placed = (label: string) => ({ label, about: "星座與度數，知其日速則一併填入" });

export const zhHant: StrengthsWords = {
  title: "行星強弱表",
  summary: "以星座與度數給出之盤，依利里之表計本質與偶然尊貴之分數，並列互容與最強之星",
  inputs: {
    sun: placed("太陽"),
    moon: placed("月亮"),
    mercury: placed("水星"),
    venus: placed("金星"),
    mars: placed("火星"),
    jupiter: placed("木星"),
    saturn: placed("土星"),
    northNode: { label: "北交點", about: "星座與度數" },
    cusps: { label: "宮頭", about: "自第一宮起十二宮頭；未填則不計宮位" },
    sign: { label: "星座", about: "黃道星座", values: core.sign },
    degree: { label: "度數", about: "座內度數，零至三十" },
    motion: { label: "日速", about: "每日度數，逆行為負" },
    byDay: { label: "晝盤", about: "是否為晝盤" },
    year: { label: "年", about: "用於軒轅十四、角宿一與大陵五之位置" },
  },
  fields: {
    ...core.place,
    planets: "行星",
    planet: "行星",
    house: "宮位",
    essential: "本質",
    accidental: "偶然",
    net: "合計",
    strength: "強弱表",
    line: "項目",
    points: "分數",
    receptions: "互容",
    a: "一星",
    b: "另一星",
    by: "依",
    almuten: "最強之星",
    leftOut: "未計",
  },
  terms: {
    strength,
    receivedBy: {
      domicile: "廟",
      exaltation: "擢升",
      triplicity: "三分性",
      bound: "界",
      face: "面",
    },
    strengthPart: {
      houses: "宮位",
      motions: "行速",
      stars: "恆星",
      node: "交點",
      sect: "三分性與外來",
    },
  },
  conventions: { bounds: core.conventions.bounds, triplicity: core.conventions.triplicity },
  refusals: {
    "no-planets": { when: "未填任何行星", says: "盤中尚無行星，請至少填一顆" },
  },
  reading: ({ planets, almuten }) => [
    ...planets.map(
      ({ planet, net, essential, accidental }) =>
        `${body[planet]}合計 ${net} 分：本質 ${essential} 分，偶然 ${accidental} 分。`,
    ),
    ...(almuten ? [`其中最強者為${body[almuten]}。`] : []),
  ],
};
