import { domicileLordOf } from "#lore";
import * as core from "../../../core/words/zh_hant.ts";
import type { Modern } from "../../../core/points.ts";
import { formatDegree } from "../../../core/zodiac.ts";
import type { NatalAnswer } from "../../answer.ts";
import { elementsOf } from "../../highlights.ts";
import { senseOf } from "../../pairs.ts";
import {
  angularPlanets,
  bodyOf,
  sectPlanets,
  tenantsOf,
  toldAspects,
} from "../../reading_order.ts";
import { pairs } from "./pairs.ts";
import * as signs from "./signs.ts";
import { topics } from "./topics.ts";

const { aspect, body, element, houseName, lunarPhase, paragraph, pattern, placeName, point } = core;
const { shape, sect, sign, themeOf } = core;

/** 在處女座23°14′第10宮。 */
function placed(chart: NatalAnswer, id: Modern): string {
  const { longitudeDeg, house } = bodyOf(chart, id)!;
  return `在${placeName(longitudeDeg)}${house === null ? "" : houseName(house)}`;
}

function inMatter(chart: NatalAnswer, id: Modern, how: string): string {
  const { house } = bodyOf(chart, id)!;
  return house === null ? "" : `而${how}${topics[house - 1]}`;
}

const ANGLE_MATTERS = {
  ascendant: "每個初次印象",
  midheaven: "人生公開的一面",
  descendant: "每段合作與伴侶關係",
  imumCoeli: "人生私下的一面",
};

const ORDER = ["為全盤之首", "繼之發聲", "亦有其聲"] as const;

function lead(chart: NatalAnswer): string | null {
  const { angles, chartRuler } = chart;
  if (!angles || !chartRuler) return null;
  const { ascendant } = angles;
  const helpers = sectPlanets(chart);
  return paragraph(
    `上升在${placeName(ascendant.longitudeDeg)}的人${signs.rising[ascendant.sign]}。`,
    ruler(chart, chartRuler),
    ...angularPlanets(chart)
      .slice(0, 3)
      .map(
        ({ planet, angle, orbDeg }, i) =>
          `${body[planet]}距${point[angle]} ${orbDeg.toFixed(1)}°，${ORDER[i]}，使${themeOf(planet)}站到${ANGLE_MATTERS[angle]}之前。`,
      ),
    helpers &&
      `此為${sect[chart.sect!]}盤，得${body[helpers.help]}${placed(chart, helpers.help)}之助最多，而受${body[helpers.trial]}${placed(chart, helpers.trial)}之磨最深。`,
  );
}

const STATES = [
  ["domicile", "在本座得家"],
  ["exaltation", "在擢升之座受尊"],
  ["detriment", "在失勢之座不自在"],
  ["fall", "在落陷之座難被聽見"],
] as const;

function ruler(chart: NatalAnswer, id: Modern): string {
  const { house, dignity, retrograde } = bodyOf(chart, id)!;
  const state = STATES.find(([held]) => dignity?.dignities.includes(held))?.[1] ?? "客居他座";
  return `命主星${body[id]}${placed(chart, id)}${state}${retrograde ? "且逆行" : ""}，故全盤的方向落在${topics[house! - 1]}。`;
}

const PHASES: Readonly<Record<NatalAnswer["lunarPhase"]["phase"], string>> = {
  new: "日月同起而憑本能行事",
  crescent: "日月正從往事掙脫",
  firstQuarter: "日月每遇關卡便被推著行動",
  gibbous: "日月致力於完善已起之事",
  full: "日月隔空相望而看得分明",
  disseminating: "日月把所學傳出去",
  lastQuarter: "日月質疑所受的教導",
  balsamic: "日月先了舊帳再開新局",
};

function lights(chart: NatalAnswer): string {
  const { moonRange, lunarPhase: light } = chart;
  const [sun, moon] = [bodyOf(chart, "sun")!, bodyOf(chart, "moon")!];
  const sunLine = `太陽${placed(chart, "sun")}，${signs.sun[sun.sign]}${inMatter(chart, "sun", "考驗在")}。`;
  if (moonRange && moonRange.from.sign !== moonRange.to.sign) {
    return `${sunLine}當日月亮由${sign[moonRange.from.sign]}移入${sign[moonRange.to.sign]}，其星座須視出生時刻而定。`;
  }
  const where = moonRange ? `當日在${sign[moon.sign]}某處` : placed(chart, "moon");
  return paragraph(
    sunLine,
    `月亮${where}，${signs.moon[moon.sign]}${inMatter(chart, "moon", "心緒最受牽動於")}。`,
    `生於${lunarPhase[light.phase]}，月面受光 ${Math.round(100 * light.illuminated)}%，${PHASES[light.phase]}。`,
  );
}

function quick(chart: NatalAnswer): string {
  const line = (id: "mercury" | "venus" | "mars", how: string) => {
    const { sign: own, retrograde } = bodyOf(chart, id)!;
    return `${body[id]}${placed(chart, id)}${retrograde ? "逆行" : ""}，${signs[id][own]}${inMatter(chart, id, how)}。`;
  };
  return paragraph(line("mercury", "最忙於"), line("venus", "樂在"), line("mars", "力氣用於"));
}

const SLOW_WORK: Readonly<Partial<Record<Modern, string>>> = {
  jupiter: "開啟門路於",
  saturn: "要求耐心與實證於",
  uranus: "不斷攪動並更新",
  neptune: "美化並模糊",
  pluto: "深掘其根於",
};

function slow(chart: NatalAnswer): string | null {
  const told = (["jupiter", "saturn", "uranus", "neptune", "pluto"] as const).filter(
    (id) => bodyOf(chart, id)?.house,
  );
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(
      (id) =>
        `${body[id]}${placed(chart, id)}${SLOW_WORK[id]}${topics[bodyOf(chart, id)!.house! - 1]}。`,
    ),
  );
}

function meetings(chart: NatalAnswer): string | null {
  const told = toldAspects(chart);
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(({ a, b, aspect: kind, orbDeg, nature, applying }) => {
      const sense = senseOf(pairs, a, b, nature);
      const closing = applying === null ? "" : applying ? "入相" : "出相";
      return (
        sense &&
        `${body[a]}與${body[b]}成${aspect[kind]}（${orbDeg.toFixed(1)}°${closing}），${sense}。`
      );
    }),
  );
}

function houses(chart: NatalAnswer): string | null {
  if (!chart.houses) return null;
  const tenants = tenantsOf(chart);
  const lines = chart.houses.cusps.slice(1).map(({ house, longitudeDeg, sign: own }) => {
    const lord = domicileLordOf(own);
    const at = bodyOf(chart, lord);
    if (!at?.house) return null;
    const here = tenants.get(house) ?? [];
    const company = here.length === 0 ? "" : `內有${here.map((id) => body[id]).join("、")}`;
    const fate =
      at.house === house
        ? `由宮內${sign[at.sign]}之${body[lord]}自主`
        : `繫於${sign[at.sign]}之${body[lord]}而與${topics[at.house - 1]}相連`;
    return `${topics[house - 1]}（宮頭${sign[own]} ${formatDegree(longitudeDeg)}${company}）${fate}。`;
  });
  return paragraph(...lines);
}

function shapeOf(chart: NatalAnswer): string {
  const { most, count, none } = elementsOf(chart);
  const { patterns, dispositors, balances, shape: figure } = chart;
  const named = patterns.map(
    ({ kind, bodies, sign: at, apex }) =>
      `${bodies.map((id) => body[id]).join("、")}${at ? `在${sign[at]}` : ""}的${pattern[kind]}${apex ? `而以${body[apex]}為尖` : ""}`,
  );
  const above = balances.hemispheres?.above.length;
  const [final] = dispositors.final;
  const absent = none.map((one) => element[one]).join("與");
  return paragraph(
    `十星之中 ${count} 顆（${balances.elements[most].map((id) => body[id]).join("、")}）在${element[most]}象星座${absent ? `而${absent}象無星` : ""}。`,
    above !== undefined &&
      `地平之上 ${above} 顆而其下 ${10 - above} 顆合成${shape[figure.shape]}並留空 ${figure.emptyArcDeg.toFixed(0)}°。`,
    named.length > 0 && `諸星合成${named.join("與")}。`,
    dispositors.final.length === 1 &&
      final &&
      `其餘諸星最終皆歸於${body[final]}${placed(chart, final)}。`,
  );
}

/** 本命盤之解讀。 */
export function reading(chart: NatalAnswer): readonly string[] {
  if (!bodyOf(chart, "sun") || !bodyOf(chart, "moon")) return [];
  return core.paragraphs(
    lead(chart),
    lights(chart),
    quick(chart),
    slow(chart),
    meetings(chart),
    houses(chart),
    shapeOf(chart),
  );
}
