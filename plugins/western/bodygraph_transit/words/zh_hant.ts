import { chinese } from "#sdk";
import { centre, channel } from "../../bodygraph/words/zh_hant.ts";
import { channels, definedCentres } from "../../bodygraph/words/zh_hant/tables.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { BodygraphTransitWords } from "./en.ts";

const activation = {
  ...core.point,
  earth: "地球",
  northNode: "北交點",
  southNode: "南交點",
};

export const zhHant: BodygraphTransitWords = {
  title: "流日人類圖",
  summary: "當下天象為人類圖添上之閘門與通道",
  inputs: core.inputs,
  fields: {
    ...core.place,
    utc: "UTC",
    transits: "當日天象",
    body: "星體",
    gate: "閘門",
    line: "爻",
    own: "本有閘門",
    added: "新成通道",
    channel: "通道",
    wholly: "全由天象而成",
    by: "由何星帶來",
    opened: "此刻有定義之中心",
    defined: "本命有定義之中心",
    channels: "本命通道",
  },
  terms: { activation, channel, centre },
  conventions: { node: core.conventions.node },
  refusals: {
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.targetRefusals,
  },
  reading: ({ transits, added, opened }) => {
    const sun = transits[0]!;
    const half = added.filter(({ wholly }) => !wholly);
    return core.paragraphs(
      `太陽在 ${sun.gate}.${sun.line} 閘門${sun.own ? "，你本有此門，這幾日的主題正是你自己的" : "，此後六日人人皆有"}。`,
      half.length > 0
        ? half
            .slice(0, 4)
            .map(
              (one) =>
                `${chinese.list(one.by.map((id) => activation[id]))}為 ${one.channel} 補上你所缺的一半，暫且擁有這份能力：${channels[one.channel]}。`,
            )
            .join("")
        : "沒有行星補成你已有一半的通道，這一天讓你保持原樣。",
      opened.length > 0 &&
        `此刻新有定義者：${opened.map((id) => `${centre[id]}中心（${definedCentres[id]}）`).join("、")}。這是借來的，決定仍依自己的權威為宜。`,
    );
  },
  picture: {
    title: "流日人類圖",
    legend: ["紅：天象所成 · 褐：本命所有"],
    desc: ({ added, opened }) => `天象添上 ${added.length} 條通道、${opened.length} 個中心`,
  },
};
