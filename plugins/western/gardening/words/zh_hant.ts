import * as core from "../../core/words/zh_hant.ts";
import { PLANT_PART, type PlantPart } from "../rules.ts";
import type { GardeningWords } from "./en.ts";

const { sign } = core;
const plantPart: Readonly<Record<PlantPart, string>> = {
  root: "根",
  flower: "花",
  leaf: "葉",
  fruit: "果",
};
const SOWN: Readonly<Record<PlantPart, string>> = {
  root: "紅蘿蔔、甜菜、馬鈴薯與洋蔥",
  flower: "切花、青花菜與開花的香草",
  leaf: "萵苣、菠菜、高麗菜與草皮",
  fruit: "番茄、豆類、櫛瓜、穀物與果樹",
};
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
const hour = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
export const moonEvent = {
  perigee: "近地點",
  apogee: "遠地點",
  ascendingNode: "升交點",
  descendingNode: "降交點",
  highest: "月行最北",
  lowest: "月行最南",
};

export const zhHant: GardeningWords = {
  title: "月亮農事曆",
  summary: "依月亮所在星座、升降、交點與近地點安排播種與照料",
  inputs: core.spanInputs,
  fields: {
    ...core.place,
    ...core.when,
    days: "日程",
    constellation: "星座",
    part: "部位",
    begins: "起",
    ends: "迄",
    planting: "定植期",
    harvest: "上升之月",
    avoid: "宜避時段",
    events: "天象",
    event: "天象",
    declinationDeg: "赤緯（度）",
    distanceKm: "距離（公里）",
  },
  terms: { plantPart, moonEvent, sign },
  conventions: {
    borders: {
      title: "星座分界",
      options: {
        constellations: "依實際星座，寬窄不一",
        sidereal: "自恆星起十二等分",
        tropical: "自春分起之星座",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ days, planting, avoid }) =>
    core.paragraphs(
      ...PLANT_PART.ids.map((part) => {
        const own = days.filter((one) => one.part === part);
        if (own.length === 0) return "";
        return `${plantPart[part]}類作物（${SOWN[part]}）宜在 ${own
          .slice(0, 4)
          .map(
            ({ begins, ends, constellation }) =>
              `${day(begins)} 至 ${day(ends)}（${sign[constellation]}）`,
          )
          .join("、")}。`;
      }),
      planting.length > 0 &&
        `定植、換盆與修剪趁月亮下行：${planting
          .slice(0, 3)
          .map(({ begins, ends }) => `${day(begins)} 至 ${day(ends)}`)
          .join("、")}。`,
      avoid.length > 0 &&
        `自 ${avoid
          .slice(0, 4)
          .map(({ begins, event }) => `${hour(begins)}（${moonEvent[event]}）`)
          .join("、")} 起十二小時內勿動土。`,
    ),
  picture: {
    title: "月亮農事",
    planting: "定植",
    avoid: "宜避",
    desc: (count) => `月亮${core.count(count)}段行程及其所宜之部位`,
  },
};
