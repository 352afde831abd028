import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { HeliocentricAnswer, SunBody } from "../answer.ts";
import type { HeliocentricWords } from "./en.ts";

const { aspect, sign } = core;
const { mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const sunBody: Readonly<Record<SunBody, string>> = {
  mercury,
  venus,
  earth: "地球",
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
};
const nearest = ({ bodies }: HeliocentricAnswer) =>
  bodies.filter(({ longitudeDeg, perihelion }) => {
    const apart = Math.abs(((longitudeDeg - perihelion.longitudeDeg + 540) % 360) - 180);
    return apart < 5;
  });

export const zhHant: HeliocentricWords = {
  title: "日心盤",
  summary: "以太陽為中心之星位、相位、交點與近日點",
  inputs: {},
  fields: {
    ...core.place,
    bodies: "行星",
    body: "行星",
    latitudeDeg: "黃緯（度）",
    distanceAu: "距日（天文單位）",
    speedDegPerDay: "每日度數",
    node: "升交點",
    perihelion: "近日點",
    aspects: "相位",
    a: "一",
    b: "二",
    aspect: "相位",
    orbDeg: "誤差（度）",
    unavailable: "無位置者",
  },
  terms: { sunBody, aspect },
  conventions: {},
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: (answer) => {
    const { bodies, aspects } = answer;
    const earth = bodies.find(({ body }) => body === "earth")!;
    const near = nearest(answer);
    return core.paragraphs(
      `自太陽望去，地球在${sign[earth.sign]}，與一般星盤之太陽相對；此盤無月、無宮，亦無逆行之星。此派以之觀個人以外的大任務。`,
      aspects.length > 0
        ? `最緊密的聯繫：${aspects
            .slice(0, 4)
            .map(
              (one) =>
                `${sunBody[one.a]}與${sunBody[one.b]}成${aspect[one.aspect]}（${core.formatArc(one.orbDeg)}）`,
            )
            .join("、")}。`
        : "三度之內無兩星成相。",
      near.length > 0 &&
        `${chinese.list(near.map(({ body }) => sunBody[body]))}正當近日點，離太陽最近而行速最快。`,
    );
  },
  picture: { title: "日心盤", desc: "依行星次序排列之環，不按比例" },
};
