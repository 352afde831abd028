import * as core from "../../core/words/zh_hant.ts";
import type { EphemerisWords } from "./en.ts";

const { body, sign, aspect } = core;
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);

export const zhHant: EphemerisWords = {
  title: "星曆表",
  summary: "區間內依步長列出星體之位置、速度、赤緯與準確相位",
  inputs: {
    ...core.spanInputs,
    time: { label: "時刻", about: "各列之時鐘時刻，未填則為午夜" },
    stepDays: { label: "步長", about: "兩列相距之日數，未填則為一日；至多 400 列" },
    bodies: { label: "星體", about: "未填則為太陽至冥王星與平均交點", values: body },
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.unavailable,
    rows: "各列",
    obliquityDeg: "黃赤交角（度）",
    siderealTimeHours: "恆星時（時）",
    bodies: "星體",
    body: "星體",
    latitudeDeg: "黃緯（度）",
    speedDegPerDay: "日速（度）",
    rightAscensionDeg: "赤經（度）",
    declinationDeg: "赤緯（度）",
    retrograde: "逆行",
    aspects: "準確相位",
    a: "一星",
    b: "另一星",
    aspect: "相位",
  },
  terms: { body, sign, aspect },
  conventions: { zodiac: core.conventions.zodiac, ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.spanRefusals,
    "too-many-rows": {
      when: "列數超出一表所容",
      says: ({ rows, most }) => `此表共 ${rows} 列，一次至多 ${most} 列，請加大步長或縮短區間`,
    },
  },
  reading: ({ rows, aspects }) => {
    const [first, last] = [rows[0]!, rows.at(-1)!];
    const turned = first.bodies.filter(({ retrograde }) => retrograde).map((one) => body[one.body]);
    const back = turned.length > 0 ? `首列逆行者：${turned.join("、")}。` : "首列無星逆行。";
    const exact = aspects ? `區間內有 ${aspects.length} 次準確相位。` : "";
    return [
      `自 ${day(first)} 至 ${day(last)} 共 ${rows.length} 列，皆為自地心所見之視位置。${back}${exact}`,
    ];
  },
  picture: {
    title: "星曆圖",
    desc: (rows) => `${rows} 列之黃經，每星一線`,
  },
};
