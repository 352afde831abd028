import { english } from "#sdk";
import { signAt } from "#lore";
import * as core from "../../../core/words/en.ts";
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

const { capital, list, numberWord, withArticle } = english;
const { aspect, body, element, houseName, lunarPhase, modality, paragraph, pattern } = core;
const { placeName, point, shape, sign, the, The, themeOf } = core;

/** `at 23°14′ Virgo in the 10th house`. */
function placed(chart: NatalAnswer, id: Modern): string {
  const { longitudeDeg, house } = bodyOf(chart, id)!;
  return `at ${placeName(longitudeDeg)}${house === null ? "" : ` in ${houseName(house)}`}`;
}

/** `, and looks for it in calling and reputation`; nothing without houses. */
function inMatter(chart: NatalAnswer, id: Modern, how: string): string {
  const { house } = bodyOf(chart, id)!;
  return house === null ? "" : `, and ${how} ${topics[house - 1]}`;
}

/**
 * What its dignity and its motion add, in its sign; of Jupiter and Saturn in their houses as well, which the others
 * have told. The ruler's dignity is told where it leads.
 */
function condition(chart: NatalAnswer, id: Modern): string | null {
  const { retrograde, house, sign: own } = bodyOf(chart, id)!;
  const state = id === chart.chartRuler ? null : stateOf(chart, id);
  const byState = states as Readonly<Partial<Record<Modern, (typeof states)["sun"]>>>;
  const byMotion = motions as Readonly<Partial<Record<Modern, string>>>;
  const said = [state && byState[id]![state], retrograde && byMotion[id]].filter(
    (one): one is string => Boolean(one),
  );
  const isSlow = (SLOW_TOLD as readonly string[]).includes(id);
  const where = isSlow && house !== null ? ` where ${topics[house - 1]} are concerned` : "";
  return paragraph(
    ...said.map((one) => `${The(id)} ${one.replace(" there ", ` in ${sign[own]} `)}${where}.`),
  );
}

const ANGLE_MATTERS = {
  ascendant: "every first impression",
  midheaven: "the public part of life",
  descendant: "every partnership",
  imumCoeli: "the private part of life",
};

/** The planets on the angles, the closest as the loudest. */
function voice({ planet, angle, orbDeg }: Angular, i: number): string {
  const place = `${orbDeg.toFixed(1)}° from the ${point[angle]}`;
  const [theme, matter] = [themeOf(planet), ANGLE_MATTERS[angle]];
  if (i === 0) {
    return `The loudest voice of the chart is ${the(planet)} ${place}, which puts ${theme} before ${matter}.`;
  }
  return i === 1
    ? `Next speaks ${the(planet)} ${place} and brings ${theme} into ${matter}.`
    : `${The(planet)} ${place} adds ${theme} to ${matter}.`;
}

function lead(chart: NatalAnswer): string | null {
  const { angles, chartRuler } = chart;
  if (!angles || !chartRuler) return null;
  const { ascendant } = angles;
  const sect = sectPlanets(chart);
  const signOf = (id: Modern) => sign[bodyOf(chart, id)!.sign];
  const about = (id: Modern) => topics[bodyOf(chart, id)!.house! - 1];
  return paragraph(
    `Someone born with ${placeName(ascendant.longitudeDeg)} rising ${signs.rising[ascendant.sign]}.`,
    ruler(chart, chartRuler),
    ...angularPlanets(chart).slice(0, 3).map(voice),
    sect &&
      `In this ${chart.sect} birth ${the(sect.help)} in ${signOf(sect.help)} helps most where ${about(sect.help)} are concerned, while ${the(sect.trial)} in ${signOf(sect.trial)} asks most of ${about(sect.trial)}.`,
  );
}

/** How the ruler of the chart is placed, by the strongest of its dignities. */
const STATES = {
  domicile: "at home in its own sign",
  exaltation: "honoured in the sign of its exaltation",
  detriment: "ill at ease in the sign of its detriment",
  fall: "unheard in the sign of its fall",
} as const;

function ruler(chart: NatalAnswer, id: Modern): string {
  const { house, sign: own } = bodyOf(chart, id)!;
  const state = stateOf(chart, id);
  const how = state ? ` (${STATES[state]})` : "";
  return house === 1
    ? `The chart is ruled by ${the(id)} ${placed(chart, id)}${how}: the course of this life is one's own to set.`
    : `The chart is ruled by ${the(id)} ${placed(chart, id)}${how}, so the course of this life runs ${core.MANNERS[own]} through ${topics[house! - 1]}.`;
}

function lights(chart: NatalAnswer): string {
  const { moonRange, lunarPhase: light } = chart;
  const [sun, moon] = [bodyOf(chart, "sun")!, bodyOf(chart, "moon")!];
  const sunLine = paragraph(
    `The Sun ${placed(chart, "sun")} ${signs.sun[sun.sign]}${inMatter(chart, "sun", "proves itself in")}.`,
    condition(chart, "sun"),
  );
  if (moonRange && moonRange.from.sign !== moonRange.to.sign) {
    return `${sunLine} In the course of the day the Moon passed from ${sign[moonRange.from.sign]} into ${sign[moonRange.to.sign]}, so its sign hangs on the hour of birth.`;
  }
  const where = moonRange ? `somewhere in ${sign[moon.sign]} that day` : placed(chart, "moon");
  return paragraph(
    sunLine,
    `The Moon ${where} ${signs.moon[moon.sign]}${inMatter(chart, "moon", "is most at the mercy of its moods in")}.`,
    condition(chart, "moon"),
    `The birth falls at the ${lunarPhase[light.phase]} with ${Math.round(100 * light.illuminated)} % of the disc lit and the two lights ${PHASES[light.phase]}.`,
  );
}

const PHASES: Readonly<Record<NatalAnswer["lunarPhase"]["phase"], string>> = {
  new: "begin together and act by instinct",
  crescent: "struggle free of what is past",
  firstQuarter: "are pushed to act by every crisis",
  gibbous: "work at perfecting what was begun",
  full: "see each other plainly across the sky",
  disseminating: "pass on what they have learnt",
  lastQuarter: "question what they were taught",
  balsamic: "finish an old account before a new one",
};

function quick(chart: NatalAnswer): string {
  const line = (id: "mercury" | "venus" | "mars", how: string) => {
    const { sign: own } = bodyOf(chart, id)!;
    return `${The(id)} ${placed(chart, id)} ${signs[id][own]}${inMatter(chart, id, how)}.`;
  };
  return paragraph(
    line("mercury", "is busiest with"),
    condition(chart, "mercury"),
    line("venus", "finds its pleasures in"),
    condition(chart, "venus"),
    line("mars", "spends its strength on"),
    condition(chart, "mars"),
  );
}

function slow(chart: NatalAnswer): string | null {
  const told = SLOW_TOLD.filter((id) => bodyOf(chart, id)?.house);
  if (told.length === 0) return null;
  return paragraph(
    ...told.flatMap((id) => [
      `${The(id)} ${placed(chart, id)}${bodyOf(chart, id)!.retrograde ? " (retrograde)" : ""} ${slowInHouses[id][bodyOf(chart, id)!.house! - 1]}.`,
      condition(chart, id),
    ]),
    ...points(chart),
  );
}

/** Chiron and the lunar node by house, where they were asked for. */
function points(chart: NatalAnswer): readonly string[] {
  const at = ({ longitudeDeg, house }: NatalAnswer["bodies"][number]) =>
    `at ${placeName(longitudeDeg)} in ${houseName(house!)}`;
  const [chiron, node] = [chart.bodies.find((one) => one.body === "chiron"), nodeOf(chart)];
  return [
    chiron?.house && `Chiron ${at(chiron)} ${chironInHouses[chiron.house - 1]}.`,
    node?.house && `The lunar node ${at(node)} ${nodeInHouses[node.house - 1]}.`,
  ].filter((one): one is string => Boolean(one));
}

function meetings(chart: NatalAnswer): string | null {
  const told = toldAspects(chart);
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(({ a, b, aspect: kind, orbDeg, nature, applying }, i) => {
      const sense = senseOf(core.pairs, a, b, nature);
      const closing = applying === null ? "" : applying ? " and applying" : " and separating";
      const joint = kind === "conjunction" ? "with" : "to";
      const name = `${the(a)} in ${aspect[kind]} ${joint} ${the(b)} (${orbDeg.toFixed(1)}°${closing})`;
      return (
        sense &&
        (i === 0 ? `The strongest tie is ${name}, which ${sense}.` : `${capital(name)} ${sense}.`)
      );
    }),
  );
}

/** The matters of the houses by the places of their rulers. */
function houses(chart: NatalAnswer): readonly string[] {
  const matters = ruledHouses(chart).map((some) => paragraph(...some.map(ruled)));
  const crowded = crowdedHouses(chart).map(
    ({ house, count }) =>
      `${capital(numberWord(count))} planets gather in ${houseName(house)}, which makes ${topics[house - 1]} a main stage of this life.`,
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
  const ruler = again ? ` under ${the(lord)} again` : "";
  const cusp = `${matter} (cusp ${formatDegree(cuspDeg)} ${sign[signAt(cuspDeg)]}${ruler})`;
  const course = house === lordHouse ? within[house - 2] : `${way} ${through[lordHouse - 1]}`;
  if (again) return `${cusp} ${course}.`;
  const where = `${the(lord)} ${state ? "" : retrograde ? "retrograde " : ""}`;
  const strong = state === "domicile" || state === "exaltation";
  const how = !state
    ? `under ${where}in ${sign[lordSign]}`
    : `with ${where}${strong ? "strong" : "weak"} in ${sign[lordSign]}`;
  return `${cusp} ${course} ${how}.`;
}

function whole(chart: NatalAnswer): string {
  const { most, count, none } = elementsOf(chart);
  const { patterns, dispositors, balances, shape: figure } = chart;
  const mode = leadingMode(chart);
  const above = balances.hemispheres?.above.length;
  const [final] = dispositors.final;
  return paragraph(
    `With ${numberWord(count)} of the ten planets (${balances.elements[most].map((id) => body[id]).join("–")}) in ${element[most]} signs ${fullest[most]}.`,
    none.length > 0 &&
      `With no planet in ${list(
        none.map((one) => element[one]),
        "or",
      )} ${none.map((one) => missing[one]).join(" and ")}.`,
    mode &&
      `With ${numberWord(mode.count)} (${balances.modalities[mode.mode].map((id) => body[id]).join("–")}) in ${modality[mode.mode]} signs the whole ${modes[mode.mode]}.`,
    above !== undefined &&
      `${capital(numberWord(above))} above the horizon and ${numberWord(10 - above)} below form ${withArticle(shape[figure.shape])} with ${figure.emptyArcDeg.toFixed(0)}° left empty and ${shapes[figure.shape]}.`,
    ...figuresOf(patterns),
    dispositors.final.length === 1 &&
      final &&
      `Every other planet answers in the end to ${the(final)} in ${sign[bodyOf(chart, final)!.sign]}.`,
  );
}

/** One sentence for each kind of figure, however often the chart draws it. */
function figuresOf(patterns: NatalAnswer["patterns"]): readonly string[] {
  const kinds = [...new Set(patterns.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const [first, ...more] = patterns.filter((one) => one.kind === kind);
    const named = ({ bodies, sign: at }: NatalAnswer["patterns"][number]) =>
      `${bodies.map((id) => body[id]).join("–")}${at ? ` in ${sign[at]}` : ""}`;
    const point = first!.apex ? ` at ${the(first!.apex)}` : "";
    const others =
      more.length > 0 ? `; ${list(more.map(named))} ${DRAW[more.length === 1 ? 0 : 1]}` : "";
    return `${capital(withArticle(pattern[kind]))} of ${named(first!)} ${figures[kind]}${point}${others}.`;
  });
}
const DRAW = ["draws it once more", "draw it again"] as const;

/** The reading of a birth chart: what leads, lights, quick and slow planets, aspects, houses, figures. */
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
