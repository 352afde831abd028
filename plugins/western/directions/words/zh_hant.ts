import * as core from "../../core/words/zh_hant.ts";
import type { DirectionsAnswer } from "../answer.ts";
import type { DirectionsWords } from "./en.ts";

type Direction = DirectionsAnswer["directions"][number];

const { point, sign } = core;

const promissorKind = {
  body: "星體",
  aspect: "相位",
  bound: "界",
  antiscion: "映點",
  contraAntiscion: "反映點",
};
const motion = { direct: "順推", converse: "逆推" };

const ray = {
  leftSextile: "左六分相",
  leftSquare: "左四分相",
  leftTrine: "左三分相",
  opposition: "對分相",
  rightTrine: "右三分相",
  rightSquare: "右四分相",
  rightSextile: "右六分相",
};

function inWords({ promissor, kind, sign: at, ...one }: Direction): string {
  const name = point[promissor];
  const what = one.ray ? ray[one.ray] : promissorKind[kind];
  const directed = at ? `${sign[at]}之${name}界` : kind === "body" ? name : `${name}之${what}`;
  return `${directed}${one.motion === "converse" ? "逆推" : "推"}至${point[one.significator]}`;
}

function overview({ directions, count }: DirectionsAnswer): string {
  const [first, last] = [directions[0], directions.at(-1)];
  if (!first || !last) return "所問年限之內沒有推運。";
  const from = `${first.years.toFixed(1)} 歲（${first.date}）「${inWords(first)}」`;
  if (first === last) return `僅有一項推運：${from}。`;
  return `共 ${count} 項推運，自 ${from}至 ${last.years.toFixed(1)} 歲「${inWords(last)}」。`;
}

export const zhHant: DirectionsWords = {
  title: "主限推運",
  summary: "以普拉西度或雷喬蒙塔努斯法推運，順逆皆可，五種時間之鑰",
  inputs: {
    maxYears: { label: "推至幾歲", about: "推運至此年歲為止，預設九十歲" },
    promissors: {
      label: "受推者",
      about: "受推者之類別，預設行星",
      values: { planets: "行星", aspects: "其相位", bounds: "界", antiscia: "映點" },
    },
    significators: { label: "推至", about: "推運所至之徵象點，預設全部", values: point },
    includeOuter: {
      label: "計入天王、海王、冥王",
      about: "是否推天王星、海王星與冥王星，預設否",
    },
  },
  fields: {
    directions: "推運",
    promissor: "受推者",
    kind: "所推為何",
    ray: "光線",
    sign: "界之星座",
    significator: "徵象點",
    motion: "順逆",
    arcDeg: "弧（度）",
    years: "歲數",
    date: "日期（UT）",
    count: "推運數",
    horizon: "地平",
    armcDeg: "子午線赤經（度）",
    latitudeDeg: "緯度（度）",
    obliquityDeg: "黃赤交角（度）",
    notRising: "不臨地平者",
  },
  terms: { point, promissorKind, motion, ray },
  conventions: {
    method: {
      title: "推運法",
      options: {
        placidus: "普拉西度：半弧比例",
        regiomontanus: "雷喬蒙塔努斯：位置圈",
        campanus: "坎帕努斯：位置圈相同，故星體間之弧亦同",
      },
    },
    plane: {
      title: "以星體或以黃道度",
      options: { mundane: "世俗推運：含黃緯之星體", zodiacal: "黃道推運：受推者不計黃緯" },
    },
    motion: {
      title: "順推或逆推",
      options: { direct: "順推：隨周日運動", converse: "逆推：天球反轉", both: "兩者皆列" },
    },
    key: {
      title: "弧度換算年歲之鑰",
      options: {
        naibod: "奈波德：每年 0°59′08″",
        ptolemy: "托勒密：一度一年",
        cardan: "卡爾達諾：每年 0°59′12″",
        brahe: "第谷：出生日太陽赤經之行度",
        solarArc: "真太陽弧：每年取太陽一日之實際行度",
      },
    },
    bounds: core.conventions.bounds,
  },
  refusals: core.angleRefusals,
  reading: (answer) => [
    core.paragraph(
      overview(answer),
      answer.notRising.length > 0 && "部分受推者在此緯度不升不落，與地平無弧可計。",
      "出生時刻差四分鐘，對軸點之弧便差一度，約合一年。",
    ),
  ],
  picture: {
    title: "主限向運年表",
    legend: [
      "每橫線為一徵象星 · 數字：年歲",
      "赭：本體 · 藍：六分、三分 · 紅：四分、對分 · 灰：其餘",
      "下表：行星本體之向運，依日期，末為年歲",
    ],
    desc: ({ directions }) =>
      directions
        .filter(({ kind }) => kind === "body")
        .slice(0, 24)
        .map(
          ({ promissor, significator, date }) =>
            `${core.point[promissor]}至${core.point[significator]} ${date.slice(0, 10)}`,
        )
        .join("；") || "主限向運依年歲排列。",
  },
};
