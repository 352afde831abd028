import * as core from "../../../core/words/zh_hant.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { ChoghadiyaWords } from "./en.ts";

const choghadiya = {
  udveg: { text: "煩憂（Udveg）", use: "官府之事可行，餘則不安" },
  char: { text: "行動（Char）", use: "行旅與流動之事" },
  labh: { text: "得利（Labh）", use: "交易、求學、求財" },
  amrit: { text: "甘露（Amrit）", use: "諸善事皆宜" },
  kaal: { text: "時厄（Kaal）", use: "勿起新事；田土鐵器之勞可行" },
  shubh: { text: "吉祥（Shubh）", use: "祭禮、嫁娶、授業" },
  rog: { text: "病患（Rog）", use: "惟競爭可行，餘則不和" },
};
const short = {
  udveg: "煩憂",
  char: "行動",
  labh: "得利",
  amrit: "甘露",
  kaal: "時厄",
  shubh: "吉祥",
  rog: "病患",
};

export const zhHant: ChoghadiyaWords = {
  title: "八刻擇時（Choghadiya）",
  summary: "一晝夜十六刻及其吉忌",
  fields: {
    ...core.lasts,
    vara: "曜日",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    parts: "諸刻",
    part: "刻",
    use: "所宜",
    quality: "吉忌",
    ruler: "主星",
    byDay: "晝刻",
  },
  terms: { vara: core.vara, graha: core.graha, quality: core.quality, choghadiya },
  conventions: { sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ vara, parts, sunrise, sunset }) => {
    const good = (byDay: boolean) =>
      parts
        .filter((one) => one.byDay === byDay && one.quality === "good")
        .map(({ part, begins, ends }) => `${short[part]} ${minuteOf(begins)}–${minuteOf(ends)}`)
        .join("、");
    return [
      `${core.vara[vara]}，晝自 ${minuteOf(sunrise)} 至 ${minuteOf(sunset)} 分為八刻。晝之吉刻：${good(true)}。夜之吉刻：${good(false)}。「行動」宜出行；「煩憂」「時厄」「病患」避之。`,
    ];
  },
  picture: {
    title: "八刻擇時",
    short,
    centre: ({ vara, sunrise }) => [core.vara[vara], dayOf(sunrise)],
    desc: ({ parts }) =>
      parts.map(({ part, begins }) => `${minuteOf(begins)} ${short[part]}`).join("、"),
  },
};
