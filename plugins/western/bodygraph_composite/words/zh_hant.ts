import { chinese } from "#sdk";
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

type Group = NonNullable<BodygraphCompositeAnswer["group"]>;
const people = (numbers: readonly number[]) =>
  chinese.list(numbers.map((number) => `第${chinese.numeral(number)}位`));

function ofGroup({ size, channels: all, emergent, centres, definedTogether, pairs }: Group) {
  const open = centres.filter(({ together }) => !together).map(({ centre: id }) => centre[id]);
  const alone = all.filter(({ whole: own, halves }) => own.length === 1 && halves.length === 0);
  const drawn = pairs.toSorted((x, y) => y.electromagnetic - x.electromagnetic)[0]!;
  const equal = pairs.toSorted((x, y) => y.companionship - x.companionship)[0]!;
  return [
    `${core.count(size)}人同處一室，共有 ${all.length} 條通道與${core.count(definedTogether)}個中心成立` +
      (open.length > 0 ? `，${chinese.list(open)}仍開放。` : "，無一缺漏。"),
    emergent.length > 0 &&
      `無人獨有、少一人便散的通道：${emergent
        .slice(0, MOST)
        .map((id) => `${id}，${channels[id]}`)
        .join("；")}。`,
    alone.length > 0 &&
      `由一人替眾人撐持的通道：${alone
        .slice(0, MOST)
        .map(({ channel: id, whole: own }) => `${id} 在${people(own)}，${channels[id]}`)
        .join("；")}。`,
    drawn.electromagnetic > 0 &&
      `牽引最強的是${people(drawn.people)}，互補成 ${drawn.electromagnetic} 條通道` +
        (equal.companionship > 0
          ? `；最相似的是${people(equal.people)}，有 ${equal.companionship} 條通道彼此俱全。`
          : "；沒有哪兩人共有一條完整的通道。"),
  ];
}

export const zhHant: BodygraphCompositeWords = {
  title: "雙人或團體人類圖",
  summary: "合併兩張以上的人類圖，列電磁、友誼、妥協與主導通道",
  inputs: { others: { label: "其他成員", about: "兩人之外的其他成員，至多五位" } },
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
    group: "團體",
    size: "人數",
    "group/channels": "團體通道",
    whole: "全有者",
    halves: "半有者",
    emergent: "無人獨有",
    defined: "有定義者",
    pairs: "兩兩之間",
    people: "兩人",
    electromagnetic: "電磁",
    companionship: "友誼",
    compromise: "妥協",
    dominance: "主導",
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
  reading: ({ ties, definedTogether, group }) =>
    core.paragraphs(
      ...(group ? ofGroup(group) : []),
      `${group ? "單看前兩位：" : ""}${whole(definedTogether)}`,
      ...TIE.ids.map((id) => {
        const own = ties.filter((one) => one.tie === id).slice(0, MOST);
        return own.length > 0 && `${LEADS[id]}${own.map(TOLD[id]).join("；")}。`;
      }),
    ),
  picture: {
    title: "人類圖合盤",
    legend: ["紅：電磁 · 綠：友誼", "褐：妥協 · 藍：主導"],
    groupLegend: ["紅：無人獨有的通道", "藍：有人全有的通道"],
    desc: ({ ties, definedTogether, group }) =>
      group
        ? `${core.count(group.size)}人合併有定義者：${core.count(group.definedTogether)}個中心、${group.channels.length} 條通道`
        : `合併有定義者：${core.count(definedTogether)}個中心、${ties.length} 條通道`,
  },
};
