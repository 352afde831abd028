import { dateText } from "../../../core/words/zh_hant.ts";
import { moonQuarter, refusals, signs } from "../../core/words/zh_hant.ts";
import type { MoonWords } from "./en.ts";

const moonEighth = {
  new: "新月",
  waxingCrescent: "眉月",
  firstQuarter: "上弦月",
  waxingGibbous: "盈凸月",
  full: "滿月",
  waningGibbous: "虧凸月",
  lastQuarter: "下弦月",
  waningCrescent: "殘月",
};
const fullMoonName = {
  wolf: "狼月",
  snow: "雪月",
  worm: "蟲月",
  pink: "粉紅月",
  flower: "花月",
  strawberry: "草莓月",
  buck: "雄鹿月",
  sturgeon: "鱘魚月",
  corn: "玉米月",
  harvest: "收穫月",
  hunter: "獵人月",
  beaver: "河狸月",
  cold: "寒月",
  blue: "藍月",
};
const SEEN: Readonly<Record<keyof typeof moonEighth, string>> = {
  new: "它與太陽同升同落，看不見。",
  waxingCrescent: "日落後在西方低空可見。",
  firstQuarter: "日落時升到最高，約半夜落下。",
  waxingGibbous: "下午升起，大半夜都在天上。",
  full: "日落時升起，整夜可見。",
  waningGibbous: "入夜後升起，天亮還沒落。",
  lastQuarter: "約半夜升起，日出時最高。",
  waningCrescent: "日出前在東方低空可見。",
};

export const zhHant: MoonWords = {
  title: "此刻的月亮",
  summary: "某一時刻月亮的月相、月齡、亮面、距離與星座，其後的朔望兩弦，以及滿月的名字",
  inputs: { months: { label: "月數", about: "列出幾個月的朔望兩弦，1 至 24" } },
  fields: {
    eighth: "月相",
    elongationDeg: "與太陽之距角",
    illuminated: "受光比例",
    waxing: "漸盈",
    ageDays: "月齡（日）",
    lunationDays: "本朔望月長（日）",
    distanceKm: "距離（公里）",
    sign: "星座",
    degree: "星座內度數",
    previousNewMoon: "上次朔",
    nextQuarters: "其後朔望兩弦",
    phase: "月相",
    utc: "時刻",
    name: "名為",
    south: "南半球",
  },
  terms: { moonEighth, moonQuarter, fullMoonName },
  omissions: { time: "未給時間，以正午計；月亮每小時約行半度。" },
  refusals,
  reading({ eighth, illuminated, ageDays, distanceKm, sign, nextQuarters }) {
    const near = distanceKm < 367_000 ? "，接近最近處" : distanceKm > 400_000 ? "，接近最遠處" : "";
    const full = nextQuarters.find(({ phase }) => phase === "full");
    const next = nextQuarters[0]!;
    const day = (utc: string) => dateText(utc.slice(0, -10));
    const later =
      full && full !== next
        ? `；滿月在 ${day(full.utc)}，名為${fullMoonName[full.name!]}`
        : full
          ? `，名為${fullMoonName[full.name!]}`
          : "";
    return [
      `${moonEighth[eighth]}，月面受光 ${Math.round(100 * illuminated)}%，朔後 ${ageDays.toFixed(1)} 日，在${signs[sign]}。${SEEN[eighth]}`,
      `此刻距地球 ${distanceKm.toLocaleString("en")} 公里${near}。接下來是 ${day(next.utc)}的${moonQuarter[next.phase]}${later}。`,
    ];
  },
  picture: {
    lit: (percent) => `受光 ${percent}%`,
    day: (date) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`,
  },
};
