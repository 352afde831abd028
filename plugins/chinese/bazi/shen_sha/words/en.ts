import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { Place } from "#east/calendar/pillars.ts";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../../core/words/en.ts";
import type { PillarsRefusal } from "../../chart/given_pillars.ts";
import { STAR, type StarId } from "../../chart/star_table.ts";
import { en as chart } from "../../chart/words/en.ts";
import { conventions as schools } from "../../chart/words/en/conventions.ts";
import { star } from "../../chart/words/en/stars.ts";
import type { answer, StarsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Nature } from "../nature.ts";

const { capital, list } = english;

const { clock, dayBoundary, yearBoundary, noble, yinBlade } = schools;
const WHOSE: Readonly<Record<Place, string>> = {
  year: "family and early years",
  month: "parents, siblings and work",
  day: "yourself and your marriage",
  hour: "children and what you leave to later",
};

/** Each star of a kind with the pillars on which it stands, whatever it was counted from. */
function starsOf({ stars }: StarsAnswer, nature: Nature) {
  const places = new Map<StarId, Set<Place>>();
  for (const one of stars) {
    if (one.nature !== nature) continue;
    const at = places.get(one.star) ?? new Set<Place>();
    for (const place of one.places) at.add(place);
    places.set(one.star, at);
  }
  return [...places].map(([id, at]) => ({ id, places: [...at] }));
}

function told(answer: StarsAnswer, nature: Nature): string {
  return starsOf(answer, nature)
    .map(({ id, places }) => {
      const { text, meaning } = star[id];
      const where = list(places.map((place) => calendar.place[place]));
      return `${nativeOf(STAR, id)} (${text}) on the ${where}: ${meaning}`;
    })
    .join("; ");
}

/** The pillar that most helpful stars stand on. */
function seatText(answer: StarsAnswer): string {
  const help = starsOf(answer, "helpful");
  const counted = answer.pillars.map(({ place }) => ({
    place,
    count: help.filter(({ places }) => places.includes(place)).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 1
    ? ` Most help, ${best.count} stars, stands on the ${calendar.place[best.place]} pillar, which is ${WHOSE[best.place]}.`
    : "";
}

function wrapped(name: string): readonly string[] {
  if (name.length <= 16) return [name];
  const words = name.split(" ");
  const at = Math.ceil(words.length / 2);
  return [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

export const en = {
  title: "Symbolic stars of the four pillars",
  summary:
    "The symbolic stars (shen sha) found in the four pillars, some sixty, each with what it is counted from, where it stands and what it is taken to mean",
  inputs: chart.inputs,
  fields: {
    native: "Pillars in a row",
    gender: "Gender",
    pillars: "Pillars",
    place: "Pillar",
    stem: "Stem",
    branch: "Branch",
    stars: "Stars",
    star: "Star",
    meaning: "What it means",
    nature: "Kind",
    from: "Counted from",
    places: "Where it stands",
    carriedBy: "Carried by",
    counts: "How many",
    helpful: "Helpful",
    mixed: "By the chart",
    harmful: "For care",
  },
  terms: {
    gender: core.gender,
    place: calendar.place,
    star,
    starOrigin: chart.terms.starOrigin,
    nature: { helpful: "helpful", mixed: "goes by the chart", harmful: "asks for care" },
  },
  phrases: calendar.phrases,
  conventions: {
    clock,
    dayBoundary,
    yearBoundary,
    noble,
    yinBlade,
    stems: {
      title: "Stars of the stem",
      options: { day: "From the day stem", dayAndYear: "From the stems of day and year" },
    },
  },
  refusals: chart.refusals,
  omissions: {
    gender:
      "No gender was given: 元辰, 勾煞 and 絞煞, which men and women count the opposite way, are shown as for a man.",
    birthHour:
      "No time of birth was given: stars on the hour pillar are left out, and every double hour of the day was tried.",
  },
  reading(answer: StarsAnswer) {
    const { helpful, mixed, harmful } = answer.counts;
    const number = (count: number, kind: string) =>
      count === 0 ? "" : `${count} ${count === 1 ? "star" : "stars"} ${kind}`;
    const kinds = [
      number(helpful, helpful === 1 ? "helps" : "help"),
      number(mixed, mixed === 1 ? "goes by the chart" : "go by the chart"),
      number(harmful, harmful === 1 ? "asks for care" : "ask for care"),
    ].filter((one) => one !== "");
    return [
      `In ${answer.native}, ${list(kinds)}.${seatText(answer)}`,
      ...(helpful > 0 ? [`Help: ${told(answer, "helpful")}.`] : []),
      ...(mixed > 0 ? [`By the chart: ${told(answer, "mixed")}.`] : []),
      ...(harmful > 0 ? [`With care: ${told(answer, "harmful")}.`] : []),
    ].map(capital);
  },
  picture: {
    name: "Symbolic stars",
    title: (native: string) => `Symbolic stars: ${native}`,
    heads: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
    rows: (id: StarId): readonly string[] => wrapped(star[id].text),
    legend: [
      ["helpful", "helpful"],
      ["mixed", "by the chart"],
      ["harmful", "asks for care"],
    ] as readonly (readonly [Nature, string])[],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & PillarsRefusal;
  omissions: { gender: {}; birthHour: {} };
}>;

export type StarsWords = Translation<typeof en>;
