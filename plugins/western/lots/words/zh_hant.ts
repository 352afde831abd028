import * as core from "../../core/words/zh_hant.ts";
import type { LotsWords } from "./en.ts";

const { body, houseName, lot, sign, topicOf } = core;
const placed = (label: string) => ({
  label,
  about: "星座，知其度數則一併填入；度數未齊則以整宮計",
});

export const zhHant: LotsWords = {
  title: "手排盤之希臘點",
  summary: "以星座或度數給出之盤，求福點、精神點、赫密斯諸點與親屬諸點",
  inputs: {
    ascendant: placed("上升"),
    sun: placed("太陽"),
    moon: placed("月亮"),
    mercury: placed("水星"),
    venus: placed("金星"),
    mars: placed("火星"),
    jupiter: placed("木星"),
    saturn: placed("土星"),
    sign: { label: "星座", about: "黃道星座", values: core.sign },
    degree: { label: "度數", about: "座內度數，零至三十" },
    sect: { label: "晝夜", about: "晝盤或夜盤；未填則依太陽所在之宮", values: core.sect },
  },
  fields: {
    sect: "晝夜",
    exact: "依度數",
    lots: "諸點",
    lot: "點",
    sign: "星座",
    degreeInSign: "座內度數",
    house: "宮位",
    lord: "主星",
  },
  terms: { lot, sect: core.sect },
  conventions: {
    lotsSchool: {
      title: "諸點公式",
      options: { hermetic: "赫密斯七點", valens: "愛神點與必然點由福點與精神點求得" },
    },
  },
  reading: ({ sect, lots }) => [
    `以${core.sect[sect]}盤計。`,
    ...lots
      .slice(0, 2)
      .map(
        (one) =>
          `${lot[one.lot]}在${sign[one.sign]}${houseName(one.house)}，主${topicOf(one.house)}；其主星為${body[one.lord]}。`,
      ),
    ...(lots.length > 2
      ? [
          `其餘：${lots
            .slice(2)
            .map((one) => `${lot[one.lot]}在${sign[one.sign]}`)
            .join("、")}。`,
        ]
      : []),
  ],
};
