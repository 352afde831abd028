import * as core from "../../core/words/zh_hant.ts";
import type { BodygraphAnswer } from "../answer.ts";
import { CHANNEL, type ChannelId } from "../wheel.ts";
import type { BodygraphWords } from "./en.ts";
import {
  authorities,
  channels,
  definedCentres,
  hiddenLines,
  lines,
  openCentres,
  types,
} from "./zh_hant/tables.ts";

const { paragraph, placeName, point } = core;

const bodygraphType = {
  manifestor: "顯示者",
  generator: "生產者",
  manifestingGenerator: "顯示生產者",
  projector: "投射者",
  reflector: "反映者",
};
const authority = {
  emotional: "情緒權威",
  sacral: "薦骨權威",
  splenic: "直覺權威",
  ego: "意志權威",
  selfProjected: "自我投射權威",
  mental: "無內在權威",
  lunar: "月亮權威",
};
const definition = {
  none: "無定義",
  single: "一分人",
  split: "二分人",
  tripleSplit: "三分人",
  quadrupleSplit: "四分人",
};
export const centre = {
  head: "頭頂",
  ajna: "邏輯",
  throat: "喉",
  g: "G",
  heart: "意志力",
  spleen: "直覺",
  solarPlexus: "情緒",
  sacral: "薦骨",
  root: "根部",
};
const activation = { ...point, earth: "地球", northNode: "北交點", southNode: "南交點" };
export const channel = Object.fromEntries(CHANNEL.ids.map((id) => [id, id])) as Record<
  ChannelId,
  string
>;

function opening({
  type,
  authority: how,
  profile,
  personality,
  definition: parts,
}: BodygraphAnswer) {
  const [conscious, hidden] = profile.split("/").map(Number) as [number, number];
  const sun = personality[0]!;
  return paragraph(
    `太陽在${placeName(sun.longitudeDeg)}、閘門 ${sun.gate}.${sun.line}，是人生角色 ${profile} 的${definition[parts]}${bodygraphType[type]}。${bodygraphType[type]}${types[type]}。`,
    authorities[how],
    `出生時太陽的第 ${conscious} 爻${lines[conscious - 1]}；先前太陽的第 ${hidden} 爻，${hiddenLines[hidden - 1]}。`,
  );
}

function channelsOf({ channels: defined }: BodygraphAnswer): string {
  return paragraph(
    ...defined.map(
      ({ channel: id, centres: [one, other] }) =>
        `連起${centre[one]}與${centre[other]}中心的通道 ${id} ${channels[id]}。`,
    ),
  );
}

function centresOf({ centres }: BodygraphAnswer): string {
  return paragraph(
    ...centres.map(({ centre: id, defined, gates }) => {
      const at = gates.length > 0 ? `（閘門 ${gates.join("、")}）` : "";
      return `${defined ? "有定義" : "開放"}的${centre[id]}中心${at}${defined ? definedCentres[id] : openCentres[id]}。`;
    }),
  );
}

export const zhHant: BodygraphWords = {
  title: "人類圖",
  summary: "出生時與太陽退 88° 時之六十四閘門：中心、通道、類型、人生角色與權威",
  weighs: "此法只作描述，不作評斷，不造評分",
  inputs: {},
  fields: {
    ...core.body,
    ...core.place,
    type: "類型",
    authority: "權威",
    definition: "定義",
    profile: "人生角色",
    personality: "出生時",
    design: "太陽退 88° 時",
    designUtc: "先前天象之時刻（UTC）",
    body: "星體",
    gate: "閘門",
    line: "爻",
    channels: "通道",
    channel: "通道",
    gates: "閘門",
    centres: "中心",
    centre: "中心",
    defined: "有定義",
  },
  terms: { bodygraphType, authority, definition, centre, channel, activation },
  conventions: { node: core.conventions.node },
  refusals: {
    "birth-time-needed": {
      when: "未提供出生時刻",
      says: "月亮不到兩小時就換一爻，而未提供時刻。請填時刻",
    },
  },
  reading: (answer) => core.paragraphs(opening(answer), channelsOf(answer), centresOf(answer)),
  picture: {
    title: "人類圖",
    design: "太陽退 88° 時",
    personality: "出生時",
    legend: ["填色：有定義之中心，內為啟動之閘門 · 粗線：接通之通道", "下表：閘門與爻"],
    desc: ({ type, profile, centres }) =>
      `${bodygraphType[type]}，人生角色 ${profile}；有定義：${
        centres
          .filter(({ defined }) => defined)
          .map(({ centre: id }) => centre[id])
          .join("、") || "無"
      }。`,
  },
};
