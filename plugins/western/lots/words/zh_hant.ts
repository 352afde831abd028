import * as core from "../../core/words/zh_hant.ts";
import type { LotsWords } from "./en.ts";

const { body, houseName, lot, sign, topicOf } = core;
export const zhHant: LotsWords = {
  title: "希臘點",
  summary: "由出生資料或以星座給出之盤，求福點、精神點、赫密士諸點與親屬諸點，並列算式",
  inputs: core.givenInputs,
  fields: {
    ...core.place,
    sect: "晝夜",
    exact: "依度數",
    lots: "諸點",
    lot: "點",
    house: "宮位",
    lord: "主星",
    formula: "算式",
    ascendant: "上升點",
  },
  terms: { lot, sect: core.sect },
  phrases: core.lotFormulas,
  conventions: {
    lotsSchool: {
      title: "諸點公式",
      options: { hermetic: "赫密士七點", valens: "愛神點與必然點由福點與精神點求得" },
    },
  },
  refusals: core.givenRefusals,
  reading: ({ sect, lots }) => [
    lots.length > 0
      ? `以${core.sect[sect]}盤計。`
      : `以${core.sect[sect]}盤計，惟缺月亮則福點與精神點無從推算，其餘諸點亦須有其所屬之星。`,
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
  picture: {
    title: "希臘點",
    desc: ({ lots }) => lots.map((one) => `${lot[one.lot]}在${sign[one.sign]}`).join("；"),
  },
};
