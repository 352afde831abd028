import * as core from "../../core/words/zh_hant.ts";
import type { EclipseKind, EclipseRow } from "../answer.ts";
import type { EclipsesWords } from "./en.ts";

const { placeName } = core;
const light = { solar: "日", lunar: "月" };
const kinds: Readonly<Record<EclipseKind, string>> = {
  total: "全食",
  annular: "環食",
  hybrid: "全環食",
  partial: "偏食",
  penumbral: "半影食",
  none: "不見食",
};
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
const nameOf = ({ kind, light: of }: EclipseRow) => `${light[of]}${kinds[kind]}`;

function seenFrom({ atPlace, light: of }: EclipseRow): string {
  if (!atPlace) return "";
  if (!atPlace.visible) return "該地不見。";
  if (of === "lunar") {
    return `該地所見為${kinds[atPlace.kind]}，食甚時月亮高 ${Math.round(atPlace.maximum!.altitudeDeg)} 度。`;
  }
  const { seen, maximum } = atPlace;
  const part = `日面被掩${Math.round(seen!.obscuration * 100)} %`;
  return maximum!.altitudeDeg < 0
    ? `食甚在地平之下，該地至多見${part}，在 ${minute(seen!).slice(-5)} 太陽臨地平之時。`
    : `該地於 ${minute(seen!).slice(-5)} 見${part}，太陽高 ${Math.round(maximum!.altitudeDeg)} 度。`;
}

export const zhHant: EclipsesWords = {
  title: "日月食",
  summary: "區間內之日食與月食：種類、食分、黃道度數、沙羅序列，及某地所見",
  inputs: core.spanInputs,
  fields: {
    ...core.place,
    ...core.when,
    eclipses: "日月食",
    light: "所食",
    kind: "種類",
    magnitude: "食分",
    penumbralMagnitude: "半影食分",
    gamma: "伽瑪值",
    saros: "沙羅序列",
    begins: "起",
    ends: "迄",
    partial: "本影食",
    total: "中心食或全食",
    greatestLatitude: "食甚處緯度（度）",
    greatestLongitude: "食甚處經度（度）",
    atPlace: "該地所見",
    visible: "可見",
    obscuration: "日面被掩比例",
    partialBegins: "初虧（本影）",
    centralBegins: "食既",
    maximum: "食甚",
    centralEnds: "生光",
    partialEnds: "復圓（本影）",
    azimuthDeg: "方位角（度）",
    altitudeDeg: "高度（度）",
    seen: "所見最深之時",
  },
  terms: { sign: core.sign, eclipsedLight: light, eclipseKind: kinds },
  conventions: {
    penumbral: { title: "半影月食", options: { listed: "列出", leftOut: "不列" } },
  },
  refusals: { ...core.spanRefusals, ...core.chartRefusals },
  reading: ({ eclipses }) => {
    if (eclipses.length === 0) {
      return ["此段期間沒有日月食。日月食成季而來，相隔約半年，逢朔望近於交點之時。"];
    }
    return eclipses.map(
      (one) =>
        `${minute(one)}：${nameOf(one)}，在${placeName(one.longitudeDeg)}，沙羅序列 ${one.saros}。${seenFrom(one)}`,
    );
  },
  picture: {
    title: "日月食",
    desc: (count) => `${count} 次日月食依時序排列，附黃道度數`,
    kind: nameOf,
  },
};
