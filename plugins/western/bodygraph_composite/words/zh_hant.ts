import { centre, channel } from "../../bodygraph/words/zh_hant.ts";
import { channels } from "../../bodygraph/words/zh_hant/tables.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { BodygraphCompositeAnswer } from "../answer.ts";
import { TIE, type TieId } from "../rules.ts";
import type { BodygraphCompositeWords } from "./en.ts";

type Joined = BodygraphCompositeAnswer["ties"][number];

const NAMES = { a: "前者", b: "後者" };
const MOST = 4;
const TOLD: Readonly<Record<TieId, (one: Joined) => string>> = {
  electromagnetic: ({ channel: id }) => `${id} 各執一半，合起來才有這份能力：${channels[id]}`,
  companionship: ({ channel: id }) => `${id} 兩人俱全，於此有如老友：${channels[id]}`,
  compromise: ({ channel: id, holder }) =>
    `${id} 為${NAMES[holder!]}所全有，對方僅得其半，須由${NAMES[holder === "a" ? "b" : "a"]}退讓：${channels[id]}`,
  dominance: ({ channel: id, holder }) =>
    `${id} 唯${NAMES[holder!]}獨有，對方只能由它：${channels[id]}`,
};
const LEADS: Readonly<Record<TieId, string>> = {
  electromagnetic: "彼此相吸之處：",
  companionship: "兩人共有之處：",
  compromise: "一方退讓之處：",
  dominance: "一方主導之處：",
};

function whole(count: number): string {
  if (count === 9) return "九個中心合起來全有定義，自成一個世界，旁人不易插入。";
  if (count === 8) return "合起來八個中心有定義，唯一開放的那個便是世界進來的門。";
  if (count === 7) return "合起來七個中心有定義，兩人須與他人共事。";
  return `合起來${core.count(count)}個中心有定義，開放之處甚多，身邊的人至為要緊。`;
}

export const zhHant: BodygraphCompositeWords = {
  title: "雙人人類圖",
  summary: "合併兩張人類圖，列電磁、友誼、妥協與主導通道",
  inputs: {},
  fields: {
    ties: "合成通道",
    channel: "通道",
    tie: "連結",
    holder: "持有者",
    centres: "中心",
    centre: "中心",
    a: "前者",
    b: "後者",
    together: "合併",
    definedTogether: "合併有定義之中心數",
    gates: "閘門",
    shared: "共有",
    channels: "各自通道",
  },
  terms: {
    channel,
    centre,
    bodygraphTie: {
      electromagnetic: "電磁",
      companionship: "友誼",
      compromise: "妥協",
      dominance: "主導",
    },
    holder: { a: "前者", b: "後者" },
  },
  conventions: { node: core.conventions.node },
  refusals: { "birth-time-needed": core.angleRefusals["birth-time-needed"] },
  reading: ({ ties, definedTogether }) =>
    core.paragraphs(
      whole(definedTogether),
      ...TIE.ids.map((id) => {
        const own = ties.filter((one) => one.tie === id).slice(0, MOST);
        return own.length > 0 && `${LEADS[id]}${own.map(TOLD[id]).join("；")}。`;
      }),
    ),
  picture: {
    title: "雙人人類圖",
    legend: ["紅：電磁 · 綠：友誼", "褐：妥協 · 藍：主導"],
    desc: ({ ties, definedTogether }) =>
      `合併有定義者：${core.count(definedTogether)}個中心、${ties.length} 條通道`,
  },
};
