import type { UranianPoint } from "#sky";
import type { PointId } from "../../core/points.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { UranianWords } from "./en.ts";

const { point } = core;
const SENSES: Readonly<Record<UranianPoint, string>> = {
  cupido: "家庭、團體與藝術",
  hades: "匱乏、往昔與隱晦之事",
  zeus: "有方向的力量、火與機械之業",
  kronos: "權威與精通",
  apollon: "廣度、學術與商貿",
  admetos: "深入、收束與原料",
  vulkanus: "純粹的強力",
  poseidon: "精神、理念與光明",
};
const senseOf = (id: PointId) =>
  id in SENSES ? SENSES[id as UranianPoint] : id === "ariesPoint" ? "大千世界" : core.themeOf(id);

export const zhHant: UranianWords = {
  title: "漢堡學派盤",
  summary: "八顆漢堡虛星與行星同列度盤，並列行星圖像、敏感點與六種宮位",
  inputs: { orbDeg: { label: "容許度", about: "度盤上之度數，預設一度" } },
  fields: {
    ...core.place,
    ...core.unavailable,
    points: "諸點",
    point: "點",
    latitudeDeg: "黃緯（度）",
    dialDeg: "度盤位置（度）",
    houses: "宮位",
    kind: "種類",
    house: "宮",
    contacts: "度盤相會",
    a: "甲",
    b: "乙",
    c: "丙",
    d: "丁",
    orbDeg: "誤差（度）",
    axes: "軸線",
    pair: "軸",
    sums: "圖像 甲＋乙＝丙＋丁",
    sensitive: "敏感點 甲＋乙−丙",
    on: "所臨",
  },
  terms: {
    point,
    uranianHouses: {
      meridian: "子午線宮",
      ascendant: "上升宮",
      sun: "太陽宮",
      moon: "月亮宮",
      node: "交點宮",
      earth: "地球宮",
    },
  },
  conventions: {
    dial: { title: "度盤", options: { "90": "九十度", "45": "四十五度", "22.5": "二十二度半" } },
    node: core.conventions.node,
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: ({ contacts, axes, sums, sensitive }) => {
    const own = axes.filter(({ point: id }) => !(id in SENSES));
    return core.paragraphs(
      contacts.length > 0
        ? `度盤之上，${contacts
            .slice(0, 4)
            .map(
              (one) => `${point[one.a]}會${point[one.b]}（${senseOf(one.a)}與${senseOf(one.b)}）`,
            )
            .join("、")}。`
        : "度盤之上，容許度內無虛星與他點相會。",
      own.length > 0 &&
        own
          .slice(0, 3)
          .map(
            ({ point: id, pair: [a, b], orbDeg }) =>
              `${point[id]}居${point[a!]}／${point[b!]}之軸，差 ${core.formatArc(orbDeg)}：${senseOf(a!)}與${senseOf(b!)}交會之處，${senseOf(id)}隨之而動。`,
          )
          .join(""),
      sums.length > 0 &&
        `最緊密之圖像為${point[sums[0]!.a]}＋${point[sums[0]!.b]}＝${point[sums[0]!.c]}＋${point[sums[0]!.d]}：${senseOf(sums[0]!.a)}加${senseOf(sums[0]!.b)}，與${senseOf(sums[0]!.c)}加${senseOf(sums[0]!.d)}相衡。`,
      sensitive.length > 0 &&
        `${point[sensitive[0]!.on]}正臨敏感點${point[sensitive[0]!.a]}＋${point[sensitive[0]!.b]}−${point[sensitive[0]!.c]}。`,
    );
  },
  picture: {
    title: "漢堡度盤",
    key: "黃道九十度展為一圈；相會或相對者即成硬相位",
    desc: ({ points }) =>
      points.map((one) => `${point[one.point]} ${(one.longitudeDeg % 90).toFixed(1)}°`).join("；"),
    modality: core.modality,
  },
};
