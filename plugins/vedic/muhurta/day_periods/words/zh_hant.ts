import * as core from "../../../core/words/zh_hant.ts";
import type { PeriodId } from "../../../core/day/parts.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { DayPeriodsWords } from "./en.ts";

const { dayPeriod } = core;
const names = Object.fromEntries(
  Object.entries(dayPeriod).map(([id, { text }]) => [id, text.replace(/（.*）/, "")]),
) as Readonly<Record<PeriodId, string>>;
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

export const zhHant: DayPeriodsWords = {
  title: "一日宜忌時段",
  summary: "羅睺、閻摩、土子、正午、梵時、惡時、避時、甘露諸時，並行星時",
  fields: {
    ...core.lasts,
    vara: "曜日",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    abhijitApplies: "正午吉時可用",
    periods: "宜忌時段",
    period: "時段",
    use: "所宜",
    quality: "吉忌",
    horas: "行星時（Hora）",
    number: "序號",
    ruler: "時主",
    byDay: "晝時",
  },
  terms: { vara: core.vara, graha: core.graha, dayPeriod, quality: core.quality },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals,
  reading: ({ vara, sunrise, sunset, periods }) => {
    const of = (wanted: string) =>
      periods
        .filter(({ quality }) => quality === wanted)
        .map((one) => `${names[one.period]} ${span(one)}`)
        .join("、");
    return [
      `${core.vara[vara]}，日出 ${minuteOf(sunrise)}，日落 ${minuteOf(sunset)}。可用：${of("good")}。宜避：${of("bad")}。視事而定：${of("mixed")}。`,
    ];
  },
  picture: {
    title: ({ vara, sunrise }) => `${dayOf(sunrise)}　${core.vara[vara]}`,
    heading: "綠為可用，紅為宜避，黃視事而定",
    desc: ({ periods }) => periods.map((one) => `${names[one.period]} ${span(one)}`).join("、"),
    period: names,
    horas: "行星時",
    short: core.grahaShort,
    noon: "正午",
  },
};
