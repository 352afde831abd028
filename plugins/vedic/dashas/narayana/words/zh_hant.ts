import { SIGN } from "#lore";
import * as core from "../../../core/words/zh_hant.ts";
import { houseTopics } from "../../../chart/words/zh_hant/sentences.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/zh_hant.ts";
import type { NarayanaWords } from "./en.ts";

const { sign } = core;

export const zhHant: NarayanaWords = {
  title: "那羅延大運（Narayana）",
  summary: "那羅延（足序）諸座之運與次運；天蠍、水瓶二座之主為可選之例",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: { ...dashaFields, lagna: "命宮", seed: "起運之座" },
  conventions: {
    coLords: { title: "天蠍與水瓶之主", options: core.conventions.coLords.options },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: { ...core.dateRefusals, ...core.lagnaRefusals },
  reading: (answer) => {
    const { lagna, seed } = answer;
    const house = (lord: keyof typeof sign) =>
      ((SIGN.ids.indexOf(lord) - SIGN.ids.indexOf(lagna) + 12) % 12) + 1;
    const start =
      seed === lagna
        ? `${sign[lagna]}上升而強於其對座，運由此起。`
        : `${sign[lagna]}上升，而對座${sign[seed]}較強，運自彼起。`;
    return [
      `${start}${tellDasha(
        answer,
        (lord) => sign[lord],
        (lord) => `屬${core.houseName(house(lord))}，人生轉向${houseTopics[house(lord) - 1]!}`,
      ).join("")}`,
      "十二座行畢，各座再行十二年之餘數。",
    ];
  },
  picture: {
    title: "那羅延大運",
    heading: "首輪諸座之年數；色深者為所行之運",
    desc: "諸座之運依年排列",
    signs: sign,
  },
};
