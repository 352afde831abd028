import { elementOf } from "#lore";
import { senseOf } from "../../core/pairs.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { CompositeAnswer } from "../answer.ts";
import { elementsOf, toldAspects, TOLD } from "../telling.ts";
import type { CompositeWords } from "./en.ts";
import { inHouses, rising } from "./zh_hant/tables.ts";

const { aspect, count, element, houseName, MANNERS, paragraph, placeName, point, topicOf } = core;

const compositeMethod = { midpoint: "中點法", davison: "戴維森法" };

const bodyOf = ({ bodies }: CompositeAnswer, id: string) => bodies.find(({ body }) => body === id);

function lead(chart: CompositeAnswer): string {
  const { angles, ruler, davison, timesKnown } = chart;
  const made = davison
    ? `兩人出生的正中間，是世界時 ${davison.utc.slice(0, 16).replace("T", " ")}。`
    : null;
  if (!angles || !ruler) {
    const missing = timesKnown.a && timesKnown.b ? "地點" : "時刻";
    return paragraph(
      made,
      `有一方未提供出生${missing}，此盤因此沒有上升點與宮位，月亮也只準到數度。`,
    );
  }
  const at = bodyOf(chart, ruler);
  return paragraph(
    made,
    `兩人共有的這張盤，上升在${placeName(angles.ascendant.longitudeDeg)}：${rising[angles.ascendant.sign]}。`,
    at?.house != null &&
      `盤主是${placeName(at.longitudeDeg)}、${houseName(at.house)}的${point[ruler]}，兩人為何在一起，答案在${topicOf(at.house)}。`,
  );
}

function bodies(chart: CompositeAnswer): string {
  const lines = TOLD.flatMap((id) => {
    const at = bodyOf(chart, id);
    if (!at) return [];
    return at.house
      ? [
          `${placeName(at.longitudeDeg)}、${houseName(at.house)}的${point[id]}：${inHouses[id][at.house - 1]}。`,
        ]
      : [`${placeName(at.longitudeDeg)}的${point[id]}，行事${MANNERS[at.sign]}。`];
  });
  return paragraph(...lines);
}

function meetings(chart: CompositeAnswer): string {
  const lines = toldAspects(chart).map(({ a, b, aspect: kind, orbDeg, nature }) => {
    const sense = senseOf(core.pairs, a, b, nature);
    return sense && `${point[a]}與${point[b]}的${aspect[kind]}（${orbDeg.toFixed(1)}°）${sense}。`;
  });
  const [first, ...more] = lines.filter(Boolean);
  return first ? paragraph(`把兩人看作一體，${first}`, ...more) : "";
}

function balance(chart: CompositeAnswer): string {
  const { most, count: stars, none } = elementsOf(chart);
  const names = chart.bodies
    .filter(({ body, sign }) => !/Node/.test(body) && elementOf(sign) === most)
    .map(({ body }) => point[body]);
  return `十顆行星有${count(stars)}顆（${names.join("、")}）在${element[most]}象星座${none.length > 0 ? `，${none.map((one) => element[one]).join("、")}象無星` : ""}。`;
}

export const zhHant: CompositeWords = {
  title: "雙人組合盤",
  summary: "兩人出生盤之中點組合盤或戴維森盤，附星盤圖、相位與解讀",
  weighs: "此法只述兩人合為一體之貌，不作評斷，不造評分",
  inputs: {},
  fields: {
    ...core.body,
    ...core.place,
    ...core.aspects,
    ...core.houses,
    ...core.angles,
    ...core.unavailable,
    method: "合法",
    timesKnown: "出生時刻是否已知",
    "timesKnown/a": "甲方",
    "timesKnown/b": "乙方",
    bodies: "星體",
    retrograde: "逆行",
    angles: "四軸",
    ruler: "盤主",
    aspects: "相位",
    "aspects/a": "其一",
    "aspects/b": "其二",
    davison: "時間與地點之中點",
    utc: "時刻（UTC）",
    julianDayUt: "儒略日（UT）",
    latitude: "緯度（度）",
    longitude: "經度（度）",
  },
  terms: { aspect, compositeMethod, houseSystem: core.houseSystem, point },
  phrases: core.housePhrases,
  conventions: {
    method: {
      title: "如何合兩盤為一",
      options: {
        midpoint: "中點法：取每對星位之中點",
        davison: "戴維森法：取時間與地點之中點起盤",
      },
    },
    houses: {
      title: "中點法之宮位",
      options: {
        cusps: "取兩上升點與各對宮頭之中點",
        midheaven: "由兩天頂之中點，依緯度之中點起宮",
      },
    },
    houseSystem: core.conventions.houseSystem,
    node: core.conventions.node,
  },
  refusals: core.chartRefusals,
  reading: (chart) => core.paragraphs(lead(chart), bodies(chart), meetings(chart), balance(chart)),
  picture: {
    ...core.wheel,
    title: "雙人組合盤",
    desc: ({ angles, bodies: all }) =>
      [
        ...(angles ? [`上升點 ${placeName(angles.ascendant.longitudeDeg)}`] : []),
        ...all.map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`),
      ].join("；"),
  },
};
