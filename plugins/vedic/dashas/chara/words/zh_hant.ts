import * as core from "../../../core/words/zh_hant.ts";
import { dashaFields, dashaInputs, lagnaNeeded, tellDasha } from "../../words/zh_hant.ts";
import type { CharaWords } from "./en.ts";

const { sign } = core;
const houses = [
  "自身與起始",
  "家人與財用",
  "努力與手足",
  "家宅",
  "子女與良策",
  "勞務與競爭",
  "伴侶",
  "變動與共財",
  "福分與師長",
  "職業",
  "收穫與友朋",
  "退隱與遠地",
];
const order = Object.keys(sign) as (keyof typeof sign)[];

export const zhHant: CharaWords = {
  title: "動座大運（Chara）",
  summary: "賈米尼諸座之運與次運，依 K. N. Rao 或帕拉沙拉之則",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: { ...dashaFields, lagna: "命宮", forward: "順行", totalYears: "共年數" },
  conventions: {
    rule: {
      title: "法則",
      options: {
        rao: "K. N. Rao：以第九座定順逆",
        parashara: "帕拉沙拉：以命宮定順逆，入旺加一年、落陷減一年",
      },
    },
    coLords: core.conventions.coLords,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
    "lagna-needed": lagnaNeeded,
  },
  reading: (answer) => {
    const house = (lord: keyof typeof sign) =>
      (order.indexOf(lord) - order.indexOf(answer.lagna) + 12) % 12;
    return [
      `命宮在${sign[answer.lagna]}，諸座${answer.forward ? "順" : "逆"}行，共 ${answer.totalYears} 年。${tellDasha(
        answer,
        (lord) => sign[lord],
        (lord) => `為${core.houseName(house(lord) + 1)}，主${houses[house(lord)]!}`,
      ).join("")}`,
    ];
  },
  picture: {
    title: "動座大運",
    heading: "諸座列於其年，深色者為所行之運",
    desc: "諸座之運逐行列於年表",
    signs: sign,
  },
};
