import * as core from "../../core/words/zh_hant.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { DeclinationAnswer } from "../answer.ts";
import { closestPairs } from "../closest.ts";
import type { DeclinationWords } from "./en.ts";

const { point, themeOf, paragraph } = core;

const declinationState = { within: "界內", outOfBounds: "越界" };
const parallel = { parallel: "平行", contraparallel: "反平行" };
const mirror = { antiscion: "映點", contraAntiscion: "反映點" };

function degrees(value: number): string {
  return `赤緯${value < 0 ? "南" : "北"} ${formatArc(Math.abs(value))}`;
}

function opening({ obliquityDeg, moonRange }: DeclinationAnswer): string {
  return paragraph(
    `赤緯量的是天體距天赤道南北多遠。太陽至多行至 ${formatArc(obliquityDeg)}，超出者稱為「越界」。`,
    moonRange &&
      `出生時刻未知：當日月亮自${degrees(moonRange.fromDeg)}行至${degrees(moonRange.toDeg)}，以下涉及月亮之處以正午為準。`,
  );
}

function outside({ outOfBounds, bodies }: DeclinationAnswer): string {
  if (outOfBounds.length === 0) return "所有天體都在太陽的行程之內，象徵性情不離常軌。";
  const sentences = outOfBounds.map((id, i) => {
    const { declinationDeg, outOfBoundsSpan } = bodies.find((one) => one.body === id)!;
    const at = degrees(declinationDeg);
    const until = outOfBoundsSpan?.to?.slice(0, 10);
    return i % 2 === 0
      ? `${point[id]}越界，在${at}${until ? `，至 ${until} 方回` : ""}：${themeOf(id)}自有一套，敢做旁人不敢做的事，可成創見，也可能過度。`
      : `${point[id]}亦越界，在${at}${until ? `（至 ${until}）` : ""}；不受約束的是${themeOf(id)}。`;
  });
  return paragraph(...sentences);
}

function pairs(answer: DeclinationAnswer): string {
  const { shown, more } = closestPairs(answer);
  if (shown.length === 0) return "容許度內沒有任何兩個天體赤緯相同，這一層不增添星體間的連結。";
  const sentences = shown.map(({ a, b, kind, orbDeg }, i) => {
    const [x, y] = [themeOf(a), themeOf(b)];
    const first = i === 0 ? "最緊密的是" : "";
    const orb = formatArc(orbDeg);
    return kind === "parallel"
      ? `${first}${point[a]}與${point[b]}平行（${orb}），如同不顯眼的合相：${x}與${y}同心協力。`
      : `${first}${point[a]}與${point[b]}反平行（${orb}），近於對分相：${x}須與${y}取得平衡。`;
  });
  return paragraph(...sentences, more > 0 && `其餘 ${more} 組較寬者列於數據之中。`);
}

function mirrors({ antisciaContacts }: DeclinationAnswer): string | null {
  if (antisciaContacts.length === 0) return null;
  const shown = antisciaContacts.slice(0, 3).map(({ a, b }) => `${point[a]}與${point[b]}`);
  return `以二至或二分軸為鏡相互映照的有：${shown.join("；")}。古人視之為不成相位而仍能互見的夥伴。`;
}

export const zhHant: DeclinationWords = {
  title: "赤緯",
  summary: "赤緯、平行與反平行、越界行星及起訖日、黃經等值與映點",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: {
    orbDeg: { label: "平行容許度（度）", about: "平行之最大差距，以度計，預設一度" },
    bodies: {
      label: "另加星體",
      about: "太陽至冥王星之外另加之星體，預設無",
      values: core.body,
    },
    includeNode: { label: "計入月交點", about: "是否計入月交點，預設否" },
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.unavailable,
    obliquityDeg: "黃赤交角（度）",
    states: "是否越界",
    moonRange: "當日月亮之赤緯",
    fromDeg: "當日之始（度）",
    toDeg: "當日之末（度）",
    bodies: "星體",
    declinationDeg: "赤緯（度）",
    declinationSpeed: "赤緯日速（度）",
    excessDeg: "超出界限（度）",
    outOfBoundsSpan: "越界期間",
    from: "自（UTC）",
    to: "至（UTC）",
    equivalent: "黃經等值",
    antiscion: "映點",
    contraAntiscion: "反映點",
    outOfBounds: "越界行星",
    aspects: "平行相位",
    "aspects/a": "其一",
    "aspects/b": "其二",
    kind: "類別",
    orbDeg: "誤差（度）",
    antisciaContacts: "映點接觸",
    "antisciaContacts/a": "被映照者",
    "antisciaContacts/b": "居其映點者",
    midpoints: "中點",
    "midpoints/body": "居中者",
    pair: "兩側之星",
  },
  terms: { declinationState, parallel, mirror },
  conventions: { node: core.conventions.node },
  refusals: core.chartRefusals,
  omissions: { birthTime: "未提供出生時刻：赤緯以當地正午計，月亮一日可差六度。" },
  reading: (answer) => ({
    paragraphs: core.paragraphs(opening(answer), outside(answer), pairs(answer), mirrors(answer)),
    outline: ["越界行星", "平行", "反平行", "映點"],
    facts: {
      obliquityDeg: answer.obliquityDeg,
      outOfBounds: answer.outOfBounds,
      aspects: answer.aspects,
      declinations: answer.bodies.map(({ body, declinationDeg }) => ({ body, declinationDeg })),
      moonRange: answer.moonRange,
    },
  }),
  picture: {
    title: "赤緯圖",
    degrees: (at) => (at === 0 ? "0°" : `${at > 0 ? "北" : "南"}${Math.abs(at)}°`),
    minutes: (at) => `${at < 0 ? "南" : "北"} ${formatArc(Math.abs(at))}`,
    outOfBounds: "界外",
    legend: ["藍線：平行相 · 紅虛線：反平行相", "橙虛線：太陽之極限，逾此為界外"],
    desc: ({ bodies }) =>
      bodies
        .map(
          ({ body, declinationDeg: at }) =>
            `${core.point[body]}${at < 0 ? "南" : "北"}緯 ${formatArc(Math.abs(at))}`,
        )
        .join("；"),
  },
};
