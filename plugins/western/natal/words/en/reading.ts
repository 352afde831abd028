import { english } from "#sdk";
import { domicileLordOf } from "#lore";
import * as core from "../../../core/words/en.ts";
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

const { capital, list, numberWord, withArticle } = english;
const { aspect, body, element, houseName, lunarPhase, paragraph, pattern, placeName, point } = core;
const { shape, sign, the, The, themeOf } = core;

/** `at 23°14′ Virgo in the 10th house`. */
function placed(chart: NatalAnswer, id: Modern): string {
  const { longitudeDeg, house } = bodyOf(chart, id)!;
  return `at ${placeName(longitudeDeg)}${house === null ? "" : ` in ${houseName(house)}`}`;
}

/** ` and looks for it in calling and reputation`; nothing without houses. */
function inMatter(chart: NatalAnswer, id: Modern, how: string): string {
  const { house } = bodyOf(chart, id)!;
  return house === null ? "" : `, and ${how} ${topics[house - 1]}`;
}

function lead(chart: NatalAnswer): string | null {
  const { angles, chartRuler } = chart;
  if (!angles || !chartRuler) return null;
  const { ascendant } = angles;
  const strongest = angularPlanets(chart).slice(0, 3);
  const sect = sectPlanets(chart);
  return paragraph(
    `Someone born with ${placeName(ascendant.longitudeDeg)} rising ${signs.rising[ascendant.sign]}.`,
    ruler(chart, chartRuler),
    ...strongest.map(
      ({ planet, angle, orbDeg }, i) =>
        `${The(planet)} ${orbDeg.toFixed(1)}° from the ${point[angle]} ${ORDER[i]} and puts ${themeOf(planet)} in front of ${angleMatter(angle)}.`,
    ),
    sect &&
      `As a ${chart.sect} chart it is helped most by ${the(sect.help)} ${placed(chart, sect.help)} and tried most by ${the(sect.trial)} ${placed(chart, sect.trial)}.`,
  );
}

const ANGLE_MATTERS = {
  ascendant: "every first impression",
  midheaven: "the public part of life",
  descendant: "every partnership",
  imumCoeli: "the private part of life",
};
const ORDER = ["leads the chart", "speaks up next", "is heard as well"] as const;
const angleMatter = (angle: keyof typeof ANGLE_MATTERS) => ANGLE_MATTERS[angle];

/** How the ruler of the chart is placed, by the strongest of its dignities. */
const STATES = [
  ["domicile", "at home in its own sign"],
  ["exaltation", "honoured in the sign of its exaltation"],
  ["detriment", "ill at ease in the sign of its detriment"],
  ["fall", "unheard in the sign of its fall"],
] as const;

function ruler(chart: NatalAnswer, id: Modern): string {
  const { house, dignity, retrograde } = bodyOf(chart, id)!;
  const state = STATES.find(([held]) => dignity?.dignities.includes(held))?.[1] ?? "as a guest";
  const way = retrograde ? " and moving backwards" : "";
  return `${The(id)} rules the chart ${placed(chart, id)} ${state}${way} so that the direction of the whole is found in ${topics[house! - 1]}.`;
}

function lights(chart: NatalAnswer): string {
  const { moonRange, lunarPhase: light } = chart;
  const [sun, moon] = [bodyOf(chart, "sun")!, bodyOf(chart, "moon")!];
  const sunLine = `The Sun ${placed(chart, "sun")} ${signs.sun[sun.sign]}${inMatter(chart, "sun", "proves itself in")}.`;
  if (moonRange && moonRange.from.sign !== moonRange.to.sign) {
    return `${sunLine} In the course of the day the Moon passed from ${sign[moonRange.from.sign]} into ${sign[moonRange.to.sign]}, so its sign hangs on the hour of birth.`;
  }
  const where = moonRange ? `somewhere in ${sign[moon.sign]} that day` : placed(chart, "moon");
  return paragraph(
    sunLine,
    `The Moon ${where} ${signs.moon[moon.sign]}${inMatter(chart, "moon", "is most at the mercy of its moods in")}.`,
    `Born at the ${lunarPhase[light.phase]} with ${Math.round(100 * light.illuminated)} % of the disc lit the two lights ${PHASES[light.phase]}.`,
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
    const { sign: own, retrograde } = bodyOf(chart, id)!;
    const back = retrograde ? " (retrograde)" : "";
    return `${The(id)} ${placed(chart, id)}${back} ${signs[id][own]}${inMatter(chart, id, how)}.`;
  };
  return paragraph(
    line("mercury", "is busiest with"),
    line("venus", "finds its pleasures in"),
    line("mars", "spends its strength on"),
  );
}

const SLOW_WORK: Readonly<Partial<Record<Modern, string>>> = {
  jupiter: "opens doors in",
  saturn: "asks for patience and proof in",
  uranus: "keeps unsettling and refreshing",
  neptune: "idealises and blurs",
  pluto: "digs to the foundations of",
};

function slow(chart: NatalAnswer): string | null {
  const told = (["jupiter", "saturn", "uranus", "neptune", "pluto"] as const).filter(
    (id) => bodyOf(chart, id)?.house,
  );
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(
      (id) =>
        `${The(id)} ${placed(chart, id)} ${SLOW_WORK[id]} ${topics[bodyOf(chart, id)!.house! - 1]}.`,
    ),
  );
}

function meetings(chart: NatalAnswer): string | null {
  const told = toldAspects(chart);
  if (told.length === 0) return null;
  return paragraph(
    ...told.map(({ a, b, aspect: kind, orbDeg, nature, applying }) => {
      const sense = senseOf(pairs, a, b, nature);
      const closing = applying === null ? "" : applying ? " and closing" : " and parting";
      return (
        sense &&
        `${capital(the(a))} in ${kind === "opposition" ? "opposition to" : `${aspect[kind]} with`} ${the(b)} (${orbDeg.toFixed(1)}°${closing}) ${sense}.`
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
    const company = here.length === 0 ? "" : ` with ${here.map(the).join(" and ")} inside`;
    const fate =
      at.house === house
        ? `are ruled from within by ${the(lord)} in ${sign[at.sign]}`
        : `hang on ${the(lord)} in ${sign[at.sign]} and so on ${topics[at.house - 1]}`;
    return `${capital(topics[house - 1]!)} (cusp ${formatDegree(longitudeDeg)} ${sign[own]}${company}) ${fate}.`;
  });
  return paragraph(...lines);
}

function shapeOf(chart: NatalAnswer): string {
  const { most, count, none } = elementsOf(chart);
  const absent = none.map((one) => element[one]);
  const { patterns, dispositors, balances, shape: figure } = chart;
  const named = patterns.map(
    ({ kind, bodies, sign: at, apex }) =>
      `${withArticle(pattern[kind])}${at ? ` in ${sign[at]}` : ""} of ${bodies.map((id) => body[id]).join("–")}${apex ? ` with its point at ${the(apex)}` : ""}`,
  );
  const above = balances.hemispheres?.above.length;
  const [final] = dispositors.final;
  return paragraph(
    `${capital(numberWord(count))} of the ten planets (${balances.elements[most].map((id) => body[id]).join("–")}) stand in ${element[most]} signs${absent.length > 0 ? ` and none in ${list(absent, "or")}` : ""}.`,
    above !== undefined &&
      `${capital(numberWord(above))} above the horizon and ${numberWord(10 - above)} below make ${withArticle(shape[figure.shape])} with ${figure.emptyArcDeg.toFixed(0)}° left empty.`,
    named.length > 0 && `Together they draw ${list(named)}.`,
    dispositors.final.length === 1 &&
      final &&
      `Every other planet answers in the end to ${the(final)} ${placed(chart, final)}.`,
  );
}

/** The reading of a birth chart: what leads, lights, quick and slow planets, aspects, houses, figures. */
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
