import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { PartEnd } from "../table.ts";
import type { ArabicPartsWords } from "./en.ts";
import { ends, parts } from "./zh_hant/parts.ts";

const { body, houseName, sign, topicOf } = core;
const nameOf = (end: PartEnd) => ends[end];

export const zhHant: ArabicPartsWords = {
  title: "阿拉伯點",
  summary: "比魯尼所列諸點，依宮位與物產排列，並列算式、夜生反算與主星",
  inputs: {},
  fields: {
    ...core.place,
    sect: "晝夜",
    parts: "諸點",
    part: "點",
    belongsTo: "所屬宮位",
    house: "所落宮位",
    lord: "主星",
    formula: "算式",
    bodies: "點上之星",
  },
  terms: { arabicPart: parts, sect: core.sect },
  phrases: { part: ({ to, from }) => `上升點＋${nameOf(to)}−${nameOf(from)}` },
  conventions: {
    byNight: {
      title: "夜生",
      options: { reversed: "依表所註反算", same: "一律如晝生計算" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({ sect, parts: all }) => {
    const [fortune, spirit] = all;
    const touched = all.filter(({ bodies, belongsTo }) => bodies.length > 0 && belongsTo !== null);
    return core.paragraphs(
      core.paragraph(
        `以${core.sect[sect]}生計，福點落${sign[fortune!.sign]}${houseName(fortune!.house)}，主星${body[fortune!.lord]}：生計由${topicOf(fortune!.house)}而來。`,
        `精神點在${houseName(spirit!.house)}，屬${body[spirit!.lord]}所主，心之所向在於${topicOf(spirit!.house)}。`,
      ),
      touched.length > 0
        ? `有星臨其上之點，其聲最響：${touched
            .slice(0, 6)
            .map(
              ({ part, bodies }) => `${chinese.list(bodies.map((id) => body[id]))}臨${parts[part]}`,
            )
            .join("、")}。`
        : "三度之內無星臨點，諸點各憑其主星而言。",
    );
  },
  picture: {
    title: "阿拉伯點",
    desc: (count) => `${chinese.numeral(count)}點之度數、宮位、主星與所臨之星`,
  },
};
