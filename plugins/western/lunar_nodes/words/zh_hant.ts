import * as core from "../../core/words/zh_hant.ts";
import { moonEvent } from "../../gardening/words/zh_hant.ts";
import type { SunBody } from "../../heliocentric/answer.ts";
import type { NodesWords } from "./en.ts";

const { sign } = core;
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
const minute = (local: string) => local.replace("T", " ").slice(0, -3);

export const zhHant: NodesWords = {
  title: "交點與拱點",
  summary: "月亮與行星之交點與拱點，平均與真實兩種，並列月行之轉折",
  inputs: {},
  fields: {
    ...core.place,
    ...core.when,
    moon: "月亮",
    meanNode: "平均交點",
    trueNode: "真實交點",
    meanApogee: "平均遠地點",
    trueApogee: "真實遠地點",
    steepness: "離赤道之極限（度）",
    next: "將臨天象",
    event: "天象",
    declinationDeg: "赤緯（度）",
    distanceKm: "距離（公里）",
    planets: "行星",
    body: "行星",
    node: "升交點",
    perihelion: "近日點",
    meanPerihelion: "平均近日點",
    inclinationDeg: "傾角（度）",
    eccentricity: "離心率",
    semiMajorAxisAu: "平均距離（天文單位）",
  },
  terms: { moonEvent, sunBody, sign },
  conventions: {},
  reading: ({ moon, next }) =>
    core.paragraphs(
      `月亮北越黃道之處，平均交點在${core.placeName(moon.meanNode.longitudeDeg)}，真實交點在${core.placeName(moon.trueNode.longitudeDeg)}；其遠地點在${sign[moon.meanApogee.sign]}。`,
      `這幾個月月亮離赤道最遠達 ${moon.steepness.toFixed(1)} 度，${moon.steepness > 27.5 ? "近於大停變期，遠出太陽所行之界" : moon.steepness < 19.5 ? "近於小停變期，不出太陽所行之界" : "介於大小停變期之間"}。`,
      next.length > 0 &&
        `將臨：${next.map(({ event, local }) => `${moonEvent[event]} ${minute(local)}`).join("、")}。`,
    ),
  picture: {
    title: "交點與拱點",
    desc: "交點、遠地點與近日點之表",
    names: {
      meanNode: "平均交點",
      trueNode: "真實交點",
      meanApogee: "平均遠地點",
      trueApogee: "真實遠地點",
      node: "· 升交點",
      perihelion: "· 近日點",
    },
  },
};
