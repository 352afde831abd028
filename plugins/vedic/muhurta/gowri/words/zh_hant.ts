import * as core from "../../../core/words/zh_hant.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { GowriWords } from "./en.ts";

const gowri = {
  uthi: { text: "勤業（Uthi）", use: "開工與求職" },
  amirdham: { text: "甘露（Amirdham）", use: "諸善事皆宜" },
  rogam: { text: "病患（Rogam）", use: "勿起新事" },
  labam: { text: "得利（Labam）", use: "交易與立約" },
  dhanam: { text: "財帛（Dhanam）", use: "錢財與購置" },
  sugam: { text: "安樂（Sugam）", use: "訪友、出行、家事" },
  soram: { text: "失竊（Soram）", use: "勿動貴重之物，易有遺失" },
  visham: { text: "毒害（Visham）", use: "諸事不宜，晝間正值羅睺之時" },
};
const short = {
  uthi: "勤業",
  amirdham: "甘露",
  rogam: "病患",
  labam: "得利",
  dhanam: "財帛",
  sugam: "安樂",
  soram: "失竊",
  visham: "毒害",
};

export const zhHant: GowriWords = {
  title: "高莉時刻（Gowri Panchangam）",
  summary: "一晝夜十六時段及吉時（Nalla Neram）",
  fields: {
    ...core.lasts,
    vara: "曜日",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    parts: "諸時段",
    part: "時段",
    use: "所宜",
    quality: "吉忌",
    byDay: "晝段",
  },
  terms: { vara: core.vara, quality: core.quality, gowri },
  conventions: { sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ vara, parts, sunrise }) => {
    const good = (byDay: boolean) =>
      parts
        .filter((one) => one.byDay === byDay && one.quality === "good")
        .map(({ part, begins, ends }) => `${short[part]} ${minuteOf(begins)}–${minuteOf(ends)}`)
        .join("、");
    return [
      `${core.vara[vara]}之吉時（Nalla Neram），自日出 ${minuteOf(sunrise)} 起：晝為 ${good(true)}；夜為 ${good(false)}。「病患」「失竊」「毒害」三段留白不用。`,
    ];
  },
  picture: {
    title: "高莉時刻",
    short,
    centre: ({ vara, sunrise }) => [core.vara[vara], dayOf(sunrise)],
    desc: ({ parts }) =>
      parts.map(({ part, begins }) => `${minuteOf(begins)} ${short[part]}`).join("、"),
  },
};
