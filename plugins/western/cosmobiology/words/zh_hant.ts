import * as core from "../../core/words/zh_hant.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { CosmobiologyAnswer } from "../answer.ts";
import { hasAngles, isDirect, picturesIn, weightiestOf, type Picture } from "../pictures.ts";
import type { CosmobiologyWords } from "./en.ts";

const { paragraph, point, themeOf } = core;

function opening(answer: CosmobiologyAnswer): string {
  const count = picturesIn(answer).length;
  const within = formatArc(answer.orbDeg);
  return paragraph(
    "宇宙生物學以軸線讀盤：一星居於兩星之中點，便把兩者所主連結起來。",
    count === 0 && `此盤在 ${within} 之內沒有此類組合。`,
    count === 1 && `此盤在 ${within} 之內僅有一組。`,
    count > 1 && `此盤在 ${within} 之內有 ${count} 組，以下最為要緊。`,
    !hasAngles(answer) && "因缺出生時刻或地點，未計上升點與天頂。",
  );
}

function about(one: Picture, order: number): string {
  const [a, b] = one.pair;
  const [x, y, z] = [themeOf(a), themeOf(b), themeOf(one.point)];
  const [axis, orb] = [`${point[a]}／${point[b]}`, formatArc(one.orbDeg)];
  const name = point[one.point];
  const sentences = [
    `${name}在${axis}軸上（${orb}）：${x}與${y}藉由${z}相會。`,
    `${axis}之中點有${name}，差 ${orb}；${x}與${y}交會之處，${z}${isDirect(one) ? "顯於外" : "隱於內"}。`,
    `每當${x}與${y}並起，便牽動${z}，因${name}居${axis}之中（${orb}）。`,
  ];
  return sentences[order % sentences.length]!;
}

function directed({ directed: all }: CosmobiologyAnswer): string | null {
  if (!all) return null;
  const arc = formatArc(all.arcDeg);
  const [first] = all.contacts;
  if (!first) return `太陽弧 ${arc}，十分之內沒有推運點觸及軸線。`;
  const [a, b] = first.pair;
  return `${all.date} 之太陽弧為 ${arc}；推運${point[first.point]}行至${point[a]}／${point[b]}，使${themeOf(first.point)}作用於${themeOf(a)}與${themeOf(b)}。`;
}

export const zhHant: CosmobiologyWords = {
  title: "宇宙生物學",
  summary: "九十度盤、中點樹、行星圖像與太陽弧接觸，依組合解讀",
  inputs: {
    ...core.inputs,
    orbDeg: {
      label: "中點容許度（度）",
      about: "中點容許度，以度計，預設一度，日月與四軸一度半",
    },
    ariesPoint: { label: "計入牡羊零度", about: "是否計入牡羊零度，預設否" },
    transneptunians: { label: "計入漢堡學派八星", about: "是否計入漢堡學派八星，預設否" },
  },
  fields: {
    ...point,
    ...core.place,
    ...core.unavailable,
    dial: "九十度盤",
    point: "點",
    dialDeg: "盤上度數",
    sort45Deg: "四十五度排序",
    trees: "中點樹",
    pair: "軸",
    midpointDeg: "中點（度）",
    orbDeg: "誤差（度）",
    contactDeg: "接觸（度）",
    sums: "行星圖像 A＋B＝C＋D",
    "sums/a": "A",
    "sums/b": "B",
    c: "C",
    d: "D",
    directed: "太陽弧推運",
    date: "日期",
    arcDeg: "太陽弧（度）",
    contacts: "接觸",
    leading: "太陽最緊密之軸",
  },
  terms: { point },
  conventions: { node: core.conventions.node },
  refusals: { ...core.chartRefusals, ...core.targetRefusals },
  omissions: {
    birthTime: "未提供出生時刻：各點以當地正午計；上升與天頂從缺，月亮之軸僅適用於正午。",
    latitude: "未提供出生地：上升與天頂從缺。",
  },
  reading: (answer) => {
    const weightiest = weightiestOf(answer);
    return {
      paragraphs: core.paragraphs(
        opening(answer),
        paragraph(...weightiest.map(about)),
        directed(answer),
      ),
      outline: weightiest.map(
        ({ point: id, pair: [a, b] }) => `${point[id]}＝${point[a]}／${point[b]}`,
      ),
      facts: {
        pictures: weightiest,
        directed: answer.directed,
        count: picturesIn(answer).length,
      },
    };
  },
  picture: {
    title: "九十度盤",
    key: "九十度展為一圈；同處或相對即成硬相位",
    desc: ({ dial }) =>
      dial.map(({ point: id, dialDeg }) => `${point[id]} ${dialDeg.toFixed(1)}°`).join("；"),
    modality: core.modality,
  },
};
