import * as core from "../../../core/words/zh_hant.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { PanchaPakshiWords } from "./en.ts";

const bird = { vulture: "鷲", owl: "鴞", crow: "鴉", cock: "雞", peacock: "孔雀" };
const activity = {
  ruling: { text: "君臨", use: "要事皆可" },
  eating: { text: "進食", use: "求財、會面" },
  walking: { text: "行走", use: "出行與日常" },
  sleeping: { text: "安睡", use: "勿求動" },
  dying: { text: "力竭", use: "諸事不宜" },
};
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

export const zhHant: PanchaPakshiWords = {
  title: "五鳥擇時（Pancha Pakshi）",
  summary: "本命之鳥，與五鳥於一晝夜十時段之動靜強弱",
  inputs: {
    birthStar: { label: "本命月宿", about: "出生之月宿，一為婁（Ashwini），二十七為奎（Revati）" },
    birthHalf: {
      label: "出生之半月",
      about: "與本命月宿並填，可代出生時日",
      values: { shukla: "白半月", krishna: "黑半月" },
    },
    birthTimezone: { label: "出生時區", about: "未填則同所問之日" },
  },
  fields: {
    ...core.lasts,
    bird: "鳥",
    birthStar: "本命月宿",
    birthHalf: "出生之半月",
    vara: "曜日",
    half: "當日之半月",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    yamas: "十時段（Yama）",
    byDay: "晝段",
    activity: "動靜",
    use: "所宜",
    strength: "強度",
    birds: "五鳥",
  },
  terms: { bird, activity, vara: core.vara, paksha: core.paksha },
  conventions: { sunrise: core.conventions.sunrise, ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.sunRefusals,
    "birth-needed": {
      when: "未填出生日期，亦未填本命月宿與半月",
      says: "本命之鳥由出生而定，請填出生日期，或本命月宿與半月",
    },
  },
  reading: ({ bird: id, yamas, vara }) => {
    const of = (wanted: string) =>
      yamas
        .filter((one) => one.activity === wanted)
        .map(span)
        .join("、");
    return [
      `本命之鳥為${bird[id]}。此${core.vara[vara]}於 ${of("ruling")} 君臨、${of("eating")} 進食，宜於此時行事；${of("walking")} 行走，足應瑣務；${of("sleeping")} 安睡、${of("dying")} 力竭，以留白為宜。`,
    ];
  },
  picture: {
    title: "五鳥擇時",
    short: { ruling: "君臨", eating: "進食", walking: "行走", sleeping: "安睡", dying: "力竭" },
    centre: ({ bird: id, sunrise }) => [bird[id], dayOf(sunrise)],
    desc: ({ yamas }) =>
      yamas.map((one) => `${span(one)} ${activity[one.activity].text}`).join("、"),
  },
};
