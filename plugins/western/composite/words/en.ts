import { english, type Translation, type Words } from "#sdk";
import { elementOf } from "#lore";
import type { ChartRefusals } from "../../core/nativity.ts";
import { senseOf } from "../../core/pairs.ts";
import type { Modern } from "../../core/points.ts";
import * as core from "../../core/words/en.ts";
import type { answer, CompositeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { elementsOf, toldAspects, TOLD } from "../telling.ts";
import { inHouses, rising } from "./en/tables.ts";

const { capital, list, numberWord } = english;
const { aspect, element, houseName, MANNERS, paragraph, placeName, point, The, the, topicOf } =
  core;

const compositeMethod = { midpoint: "midpoints", davison: "Davison" };

const bodyOf = ({ bodies }: CompositeAnswer, id: string) => bodies.find(({ body }) => body === id);

function lead(chart: CompositeAnswer): string {
  const { angles, ruler, davison, timesKnown } = chart;
  const made = davison
    ? `Halfway between the two births stands ${davison.utc.slice(0, 16).replace("T", " ")} UTC.`
    : null;
  if (!angles || !ruler) {
    const missing = timesKnown.a && timesKnown.b ? "A place" : "A time";
    return paragraph(
      made,
      `${missing} of birth is missing, so this chart of the two has no ascendant and no houses, and its Moon is good to some degrees only.`,
    );
  }
  const at = bodyOf(chart, ruler);
  return paragraph(
    made,
    `In the chart that the two share ${placeName(angles.ascendant.longitudeDeg)} rises: together they ${rising[angles.ascendant.sign]}.`,
    at?.house != null &&
      `It is ruled by ${the(ruler)} at ${placeName(at.longitudeDeg)} in ${houseName(at.house)}, so what they are about is settled in matters of ${topicOf(at.house)}.`,
  );
}

function bodies(chart: CompositeAnswer): string {
  const lines = TOLD.flatMap((id) => {
    const at = bodyOf(chart, id);
    if (!at) return [];
    const where = `${The(id)} at ${placeName(at.longitudeDeg)}`;
    return at.house
      ? [`${where} in ${houseName(at.house)} ${inHouses[id][at.house - 1]}.`]
      : [`${where} goes about it ${MANNERS[at.sign]}.`];
  });
  return paragraph(...lines);
}

/** `The Sun` after a comma is `the Sun`; a planet keeps its capital. */
const lowerThe = (sentence: string) => sentence.replace(/^The /, "the ");

function meetings(chart: CompositeAnswer): string {
  const lines = toldAspects(chart).map(({ a, b, aspect: kind, orbDeg, nature }) => {
    const sense = senseOf(core.pairs, a, b, nature);
    const joint = kind === "conjunction" ? "with" : "to";
    return (
      sense &&
      `${capital(the(a))} in ${aspect[kind]} ${joint} ${the(b)} (${orbDeg.toFixed(1)}°) ${sense}.`
    );
  });
  const [first, ...more] = lines.filter(Boolean);
  return first ? paragraph(`In the two as one, ${lowerThe(first)}`, ...more) : "";
}

function balance(chart: CompositeAnswer): string {
  const { most, count, none } = elementsOf(chart);
  const names = chart.bodies
    .filter(({ body, sign }) => !/Node/.test(body) && elementOf(sign) === most)
    .map(({ body }) => point[body as Modern]);
  return paragraph(
    `${capital(element[most])} holds ${numberWord(count)} of the ten planets (${names.join("–")})${none.length > 0 ? `, and ${list(none.map((one) => element[one]))} none` : ""}.`,
  );
}

export const en = {
  title: "Chart of two people",
  summary: "Midpoint composite or Davison chart of two births, with wheel, aspects and a reading",
  weighs: "The art describes what two people are together and does not judge; no score is made up",
  inputs: {},
  fields: {
    ...core.body,
    ...core.place,
    ...core.aspects,
    ...core.houses,
    ...core.angles,
    ...core.unavailable,
    method: "Method",
    timesKnown: "Time of birth known",
    "timesKnown/a": "First person",
    "timesKnown/b": "Second person",
    bodies: "Bodies",
    retrograde: "Retrograde",
    angles: "Angles",
    ruler: "Ruler of the chart",
    aspects: "Aspects",
    "aspects/a": "First point",
    "aspects/b": "Second point",
    davison: "Middle of time and place",
    utc: "Instant (UTC)",
    julianDayUt: "Julian day (UT)",
    latitude: "Latitude (°)",
    longitude: "Longitude (°)",
  },
  terms: { aspect, compositeMethod, houseSystem: core.houseSystem, point },
  phrases: core.housePhrases,
  conventions: {
    method: {
      title: "How one chart is made of two",
      options: {
        midpoint: "midpoints: the middle of every pair of places",
        davison: "Davison: the sky at the middle of time and place",
      },
    },
    houses: {
      title: "Houses by midpoints",
      options: {
        cusps: "the middles of the two ascendants and of every pair of cusps",
        midheaven: "from the middle of the midheavens, at the middle latitude",
      },
    },
    houseSystem: core.conventions.houseSystem,
    node: core.conventions.node,
  },
  refusals: core.chartRefusals,
  reading: (chart: CompositeAnswer) =>
    core.paragraphs(lead(chart), bodies(chart), meetings(chart), balance(chart)),
  picture: {
    ...core.wheel,
    title: "Chart of two people",
    desc: ({ angles, bodies: all }: CompositeAnswer): string =>
      [
        ...(angles ? [`Ascendant ${placeName(angles.ascendant.longitudeDeg)}`] : []),
        ...all.map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`),
      ].join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals;
}>;

export type CompositeWords = Translation<typeof en>;
