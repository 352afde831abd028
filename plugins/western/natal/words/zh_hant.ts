import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { NatalAnswer } from "../answer.ts";
import { closestAspect, elementsOf } from "../highlights.ts";
import type { NatalWords } from "./en.ts";

const { aspect, count, element, houseName, lunarPhase, pattern, placeName, point, sign } = core;
const { list } = chinese;

function lights({ bodies, lunarPhase: moonlight, moonRange }: NatalAnswer): string {
  const [sun, moon] = [bodies[0]!, bodies[1]!];
  const sunAt = `太陽在${placeName(sun.longitudeDeg)}`;
  if (moonRange && moonRange.from.sign !== moonRange.to.sign) {
    return `${sunAt}。當日月亮由${sign[moonRange.from.sign]}進入${sign[moonRange.to.sign]}，月亮星座須視出生時刻而定。`;
  }
  const moonAt = moonRange ? sign[moon.sign] : placeName(moon.longitudeDeg);
  return `${sunAt}，月亮在${moonAt}，時為${lunarPhase[moonlight.phase]}。`;
}

function rising({ angles, chartRuler, bodies }: NatalAnswer): string | null {
  if (!angles || !chartRuler) return null;
  const lord = bodies.find(({ body }) => body === chartRuler);
  const where = lord?.house
    ? `，其主星${point[chartRuler]}落在${sign[lord.sign]}、${houseName(lord.house)}`
    : "";
  return `上升點在${placeName(angles.ascendant.longitudeDeg)}${where}。`;
}

function balance(answer: NatalAnswer): string {
  const { most, count: held, none } = elementsOf(answer);
  const absent = none.length > 0 ? `，${list(none.map((one) => element[one]))}象則無` : "";
  return `十星之中${count(held)}顆在${element[most]}象星座${absent}。`;
}

function closest(answer: NatalAnswer): string | null {
  const one = closestAspect(answer);
  return one
    ? `最緊密的主要相位是${point[one.a]}與${point[one.b]}的${aspect[one.aspect]}，差 ${one.orbDeg.toFixed(1)}°。`
    : null;
}

function figures({ patterns }: NatalAnswer): string | null {
  if (patterns.length === 0) return null;
  const named = patterns.map(
    ({ kind, bodies, sign: at }) =>
      `${list(bodies.map((id) => point[id]))}構成${at ? sign[at] : ""}${pattern[kind]}`,
  );
  return `${named.join("；")}。`;
}

export const zhHant: NatalWords = {
  title: "本命星盤",
  summary: "行星位置、十三種宮位制、相位與容許度、廟旺落陷、元素配比與相位圖形",
  weighs:
    "五十；七政本質尊貴總分之半，至多 ±16；七政之間五度內，三分與六分 3、四分與對分 -3，至多 ±16",
  inputs: {
    bodies: {
      label: "另加星體",
      about: "太陽至冥王星必列，此外另加之星體；預設為月交點、莉莉絲與凱龍星",
      values: core.body,
    },
    orbs: { label: "自訂容許度", about: "依相位自訂之容許度，以度計，優先於慣例" },
    ...core.orbInputs,
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.aspects,
    ...core.houses,
    ...core.angles,
    ...core.lunation,
    ...core.unavailable,
    zodiac: "黃道",
    "zodiac/kind": "黃道",
    ayanamsa: "歲差差值",
    ayanamsaDeg: "歲差差值（度）",
    bodies: "星體",
    latitudeDeg: "黃緯（度）",
    rightAscensionDeg: "赤經（度）",
    declinationDeg: "赤緯（度）",
    distanceAu: "距離（天文單位）",
    speedDegPerDay: "日速（度）",
    retrograde: "逆行",
    stationary: "停滯",
    dignity: "本質尊貴",
    dignities: "尊貴與失勢",
    domicile: "廟",
    exaltation: "旺",
    triplicity: "三分",
    participating: "三分伴主",
    bound: "界",
    face: "面",
    "dignity/score": "尊貴分數",
    lords: "此度之主",
    antiscionDeg: "映點（度）",
    contraAntiscionDeg: "反映點（度）",
    signs: "星座",
    moonRange: "月亮可能之位置",
    from: "當日之始",
    to: "當日之末",
    angles: "四軸",
    equatorialAscendant: "赤道上升點",
    armcDeg: "子午線赤經（度）",
    insidePolarCircle: "極圈之內",
    sect: "晝夜區分",
    aspects: "相位",
    "aspects/a": "其一",
    "aspects/b": "其二",
    patterns: "相位圖形",
    kind: "類別",
    "patterns/bodies": "行星",
    apex: "頂點",
    shape: "星盤形狀",
    "shape/shape": "形狀",
    emptyArcDeg: "最大空弧（度）",
    balances: "配比",
    elements: "四元素",
    fire: "火",
    earth: "土",
    air: "風",
    water: "水",
    modalities: "三模式",
    cardinal: "本位",
    fixed: "固定",
    mutable: "變動",
    hemispheres: "半球",
    above: "地平之上",
    below: "地平之下",
    east: "東半",
    west: "西半",
    lunarPhase: "月相",
    dispositors: "定位星",
    final: "居本座者",
    loops: "互為座主之環",
    receptions: "互容",
    "receptions/a": "其一",
    "receptions/b": "其二",
    chartRuler: "命主星",
  },
  terms: {
    aspect,
    ayanamsa: core.ayanamsa,
    dignity: core.dignity,
    houseSystem: core.houseSystem,
    lunarPhase,
    pattern,
    point,
    reception: core.reception,
    sect: core.sect,
    shape: core.shape,
    zodiac: core.zodiac,
  },
  phrases: {
    ...core.housePhrases,
    base: "各答起於平分",
    dignities: ({ points }) => `七政本質尊貴共 ${points} 分`,
    closeAspects: ({ easy, hard }) => `其間緊密相位：和諧 ${easy}，緊張 ${hard}`,
  },
  conventions: core.conventions,
  refusals: core.chartRefusals,
  omissions: {
    birthTime:
      "未提供出生時刻：行星位置以當地正午計；上升、天頂、宮位與晝夜區分從缺，月亮一日約行十三度。",
    latitude: "未提供出生地：上升、天頂、宮位與晝夜區分從缺。",
  },
  reading: (chart) =>
    core.paragraphs(
      core.paragraph(lights(chart), rising(chart), balance(chart), closest(chart), figures(chart)),
    ),
  picture: {
    title: "本命星盤",
    desc: ({ angles, bodies }) =>
      [
        ...(angles ? [`上升點 ${placeName(angles.ascendant.longitudeDeg)}`] : []),
        ...bodies.map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`),
      ].join("；"),
  },
};
