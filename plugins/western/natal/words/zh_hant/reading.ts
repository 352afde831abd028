import { signAt } from "#lore";
import * as core from "../../../core/words/zh_hant.ts";
import type { Modern } from "../../../core/points.ts";
import { formatDegree } from "../../../core/zodiac.ts";
import type { NatalAnswer } from "../../answer.ts";
import { elementsOf } from "../../highlights.ts";
import { senseOf } from "../../../core/pairs.ts";
import {
  angularPlanets,
  bodyOf,
  crowdedHouses,
  leadingMode,
  nodeOf,
  ruledHouses,
  sectPlanets,
  SLOW_TOLD,
  stateOf,
  toldAspects,
  type Angular,
  type RuledHouse,
} from "../../reading_order.ts";
import { figures, fullest, missing, modes, shapes } from "./balance.ts";
import { through, ways, within } from "./houses.ts";
import { motions, states } from "./planets.ts";
import * as signs from "./signs.ts";
import { chironInHouses, nodeInHouses, slowInHouses } from "./slow.ts";
import { topics } from "./topics.ts";

const { aspect, body, count, element, houseName, lunarPhase, modality, paragraph, pattern } = core;
const { placeName, point, sect, shape, sign, themeOf } = core;

/** 處女座23°14′、第十宮的水星。 */
function placed(chart: NatalAnswer, id: Modern): string {
  const { longitudeDeg, house, retrograde } = bodyOf(chart, id)!;
  const back = retrograde && (SLOW_TOLD as readonly string[]).includes(id) ? "逆行" : "";
  return `${placeName(longitudeDeg)}${house === null ? "" : `、${houseName(house)}`}${back}的${body[id]}`;
}

/** 在錢財與所有上；無宮位則無。 */
function onMatter(chart: NatalAnswer, id: Modern): string {
  const { house } = bodyOf(chart, id)!;
  return house === null ? "" : `在${topics[house - 1]}上`;
}

/** 廟旺陷落與逆行所添；命主星之廟旺陷落已見於首段。 */
function condition(chart: NatalAnswer, id: Modern): string | null {
  const { retrograde, sign: own } = bodyOf(chart, id)!;
  const where = (SLOW_TOLD as readonly string[]).includes(id) ? onMatter(chart, id) : "";
  const state = id === chart.chartRuler ? null : stateOf(chart, id);
  const byState = states as Readonly<Partial<Record<Modern, (typeof states)["sun"]>>>;
  const byMotion = motions as Readonly<Partial<Record<Modern, string>>>;
  return paragraph(
    state && `${STATE_NAMES[state]}於${sign[own]}的${body[id]}${where}${byState[id]![state]}。`,
    retrograde && byMotion[id] && `逆行於${sign[own]}的${body[id]}${byMotion[id]}。`,
  );
}

const STATE_NAMES = { domicile: "入廟", exaltation: "入旺", detriment: "失勢", fall: "落陷" };

const ANGLE_MATTERS = {
  ascendant: "別人對你的第一印象",
  midheaven: "人生公開的一面",
  descendant: "每一段伴侶與合作關係",
  imumCoeli: "人生私下的一面",
};

function lead(chart: NatalAnswer): string | null {
  const { angles, chartRuler } = chart;
  if (!angles || !chartRuler) return null;
  const { ascendant } = angles;
  const helpers = sectPlanets(chart);
  const signOf = (id: Modern) => sign[bodyOf(chart, id)!.sign];
  const about = (id: Modern) => topics[bodyOf(chart, id)!.house! - 1];
  return paragraph(
    `上升在${placeName(ascendant.longitudeDeg)}的人${signs.rising[ascendant.sign]}。`,
    ruler(chart, chartRuler),
    ...angularPlanets(chart).slice(0, 3).map(voice),
    helpers &&
      `這個${sect[chart.sect!]}生盤裡${about(helpers.help)}有${signOf(helpers.help)}的${body[helpers.help]}相助，${about(helpers.trial)}則由${signOf(helpers.trial)}的${body[helpers.trial]}嚴加管教。`,
  );
}

/** 近軸之星，最近者聲最響。 */
function voice({ planet, angle, orbDeg }: Angular, i: number): string {
  const place = `距${point[angle]} ${orbDeg.toFixed(1)}° 的${body[planet]}`;
  const [theme, matter] = [themeOf(planet), ANGLE_MATTERS[angle]];
  if (i === 0) return `全盤最響亮的聲音是${place}，${matter}總帶著${theme}的色彩。`;
  return i === 1
    ? `其次是${place}把${theme}帶進${matter}。`
    : `${place}也為${matter}添上${theme}。`;
}

const STATES = {
  domicile: "入廟得力",
  exaltation: "入旺受尊",
  detriment: "失勢而不自在",
  fall: "落陷而少有人聽",
} as const;

function ruler(chart: NatalAnswer, id: Modern): string {
  const { house, sign: own } = bodyOf(chart, id)!;
  const state = stateOf(chart, id);
  const way =
    house === 1 ? "人生的方向由自己決定" : `人生的方向隨${sign[own]}往${topics[house! - 1]}裡找`;
  return `命主星是${placed(chart, id)}${state ? `（${STATES[state]}）` : ""}，${way}。`;
}

/** 接於某座之日與某座之月以後。 */
const PHASES: Readonly<Record<NatalAnswer["lunarPhase"]["phase"], string>> = {
  new: "一同起步而凡事憑直覺",
  crescent: "正從舊事裡掙脫",
  firstQuarter: "每遇關卡便被推著行動",
  gibbous: "一心把起了頭的事做到好",
  full: "隔空對望而看得分明",
  disseminating: "忙著把所學傳出去",
  lastQuarter: "開始質疑所受的教導",
  balsamic: "先結清舊帳才開新局",
};

function lights(chart: NatalAnswer): string {
  const { moonRange, lunarPhase: light } = chart;
  const [sun, moon] = [bodyOf(chart, "sun")!, bodyOf(chart, "moon")!];
  const sunLine = paragraph(
    `${placed(chart, "sun")}${onMatter(chart, "sun")}${signs.sun[sun.sign]}。`,
    condition(chart, "sun"),
  );
  if (moonRange && moonRange.from.sign !== moonRange.to.sign) {
    return `${sunLine}當日月亮由${sign[moonRange.from.sign]}移入${sign[moonRange.to.sign]}，其星座須視出生時刻而定。`;
  }
  const where = moonRange ? `當日在${sign[moon.sign]}某處的月亮` : placed(chart, "moon");
  return paragraph(
    sunLine,
    `${where}${onMatter(chart, "moon")}${signs.moon[moon.sign]}。`,
    condition(chart, "moon"),
    `生在月面受光 ${Math.round(100 * light.illuminated)}% 的${lunarPhase[light.phase]}，${sign[sun.sign]}之日與${sign[moon.sign]}之月${PHASES[light.phase]}。`,
  );
}

function quick(chart: NatalAnswer): string {
  const { mercury, venus, mars } = signs;
  const [word, love, will] = (["mercury", "venus", "mars"] as const).map((id) =>
    bodyOf(chart, id)!,
  );
  return paragraph(
    `${placed(chart, "mercury")}${onMatter(chart, "mercury")}${mercury[word!.sign]}。`,
    condition(chart, "mercury"),
    `${placed(chart, "venus")}${onMatter(chart, "venus")}${venus[love!.sign]}。`,
    condition(chart, "venus"),
    `${placed(chart, "mars")}${onMatter(chart, "mars")}${mars[will!.sign]}。`,
    condition(chart, "mars"),
  );
}

function slow(chart: NatalAnswer): string | null {
  const told = SLOW_TOLD.filter((id) => bodyOf(chart, id)?.house);
  if (told.length === 0) return null;
  return paragraph(
    ...told.flatMap((id) => [
      `${placed(chart, id)}${slowInHouses[id][bodyOf(chart, id)!.house! - 1]}。`,
      condition(chart, id),
    ]),
    ...points(chart),
  );
}

/** 凱龍星與月交點，有列者方言。 */
function points(chart: NatalAnswer): readonly string[] {
  const at = ({ longitudeDeg, house }: NatalAnswer["bodies"][number]) =>
    `${placeName(longitudeDeg)}、${houseName(house!)}`;
  const [chiron, node] = [chart.bodies.find((one) => one.body === "chiron"), nodeOf(chart)];
  return [
    chiron?.house && `${at(chiron)}的凱龍星${chironInHouses[chiron.house - 1]}。`,
    node?.house && `${at(node)}的北交點${nodeInHouses[node.house - 1]}。`,
  ].filter((one): one is string => Boolean(one));
}

function meetings(chart: NatalAnswer): string | null {
  const told = toldAspects(chart);
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(({ a, b, aspect: kind, orbDeg, nature, applying }, i) => {
      const sense = senseOf(core.pairs, a, b, nature);
      const closing = applying === null ? "" : applying ? "、入相" : "、出相";
      const name = `${body[a]}與${body[b]}的${aspect[kind]}（${orbDeg.toFixed(1)}°${closing}）`;
      return sense && (i === 0 ? `諸相位以${name}最強：${sense}。` : `${name}${sense}。`);
    }),
  );
}

function houses(chart: NatalAnswer): readonly string[] {
  const matters = ruledHouses(chart).map((some) => paragraph(...some.map(ruled)));
  const crowded = crowdedHouses(chart).map(
    ({ house, count: stars }) =>
      `${count(stars)}顆行星聚於${houseName(house)}，${topics[house - 1]}成為一生的主場。`,
  );
  return [...matters, paragraph(...crowded)];
}

function ruled({
  house,
  cuspDeg,
  lord,
  lordSign,
  lordHouse,
  state,
  retrograde,
  again,
}: RuledHouse) {
  const [matter, way] = ways[house - 2]!;
  const strong = state === "domicile" || state === "exaltation";
  const force = state ? (strong ? "得力" : "無力") : retrograde ? "逆行" : "";
  const ruler = again ? `仍是${body[lord]}` : `${body[lord]}在${sign[lordSign]}${force}`;
  const course = house === lordHouse ? within[house - 2] : `${way}${through[lordHouse - 1]}`;
  return `${matter}（宮頭${sign[signAt(cuspDeg)]}${formatDegree(cuspDeg)}、宮主${ruler}）${course}。`;
}

function whole(chart: NatalAnswer): string {
  const { most, count: stars, none } = elementsOf(chart);
  const { patterns, dispositors, balances, shape: figure } = chart;
  const mode = leadingMode(chart);
  const above = balances.hemispheres?.above.length;
  const [final] = dispositors.final;
  return paragraph(
    `十顆行星有${count(stars)}顆（${balances.elements[most].map((id) => body[id]).join("、")}）在${element[most]}象星座${fullest[most]}。`,
    none.length > 0 &&
      `${none.map((one) => element[one]).join("、")}象無星，${none.map((one) => missing[one]).join("，")}。`,
    mode &&
      `${modality[mode.mode]}星座有${count(mode.count)}顆（${balances.modalities[mode.mode].map((id) => body[id]).join("、")}）${modes[mode.mode]}。`,
    above !== undefined &&
      `諸星合成留空 ${figure.emptyArcDeg.toFixed(0)}° 的${shape[figure.shape]}（地平線上${above === 0 ? "無星" : `${count(above)}顆`}、地平線下${above === 10 ? "無星" : `${count(10 - above)}顆`}）${shapes[figure.shape]}。`,
    ...figuresOf(patterns),
    dispositors.final.length === 1 &&
      final &&
      `其餘諸星層層相承到最後都歸於${sign[bodyOf(chart, final)!.sign]}的${body[final]}。`,
  );
}

/** 一類圖形一句，不論幾見。 */
function figuresOf(patterns: NatalAnswer["patterns"]): readonly string[] {
  const kinds = [...new Set(patterns.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const [first, ...more] = patterns.filter((one) => one.kind === kind);
    const named = ({ bodies, sign: at, apex }: NatalAnswer["patterns"][number]) =>
      `${bodies.map((id) => body[id]).join("、")}${at ? `（${sign[at]}）` : ""}${apex ? `（頂點${body[apex]}）` : ""}`;
    const others = more.length > 0 ? `，另見${more.map(named).join("與")}` : "";
    return `${named(first!)}合成的${spaced(pattern[kind])}${figures[kind]}${others}。`;
  });
}

/** 英文字母之前空一格。 */
const spaced = (name: string) => (/^[A-Z]/.test(name) ? ` ${name}` : name);

/** 本命盤之解讀：先聲、日月、水金火、慢星、相位、各宮、全盤。 */
export function reading(chart: NatalAnswer): readonly string[] {
  if (!bodyOf(chart, "sun") || !bodyOf(chart, "moon")) return [];
  return core.paragraphs(
    lead(chart),
    lights(chart),
    quick(chart),
    slow(chart),
    meetings(chart),
    ...houses(chart),
    whole(chart),
  );
}
