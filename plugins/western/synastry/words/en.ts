import { english, type Band, type Translation, type Words } from "#sdk";
import { ASPECTS } from "../../core/aspects.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import { senseOfTwo } from "../../core/pairs.ts";
import * as core from "../../core/words/en.ts";
import { en as match } from "../../match/words/en.ts";
import type { answer, SynastryAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

type Contact = SynastryAnswer["aspects"][number];

const { capital, list } = english;
const { aspect, houseName, point, the, topicOf } = core;
const NAMES = ["the first", "the second"] as const;
const MOST = 5;
const { base: _base, supports: _supports, hinders: _hinders, ...ties } = match.phrases;

const BANDS: Readonly<Record<Band, string>> = {
  excellent: "many of the ties that the table knows are there",
  good: "several of the ties that the table knows are there",
  mixed: "some ties are there and some are missing",
  challenging: "few of the classical ties are there, so the two live by choice more than by pull",
};

/** What a planet of a guest stirs in a house of the host. */
const STIRS: Readonly<Record<string, string>> = {
  sun: "brings its light to",
  moon: "feels at home in",
  venus: "is fond of",
  mars: "stirs up",
  saturn: "takes charge of",
};

function told({ a, b, aspect: kind, orbDeg }: Contact, nature: "easy" | "tense"): string {
  const sense = senseOfTwo(core.twoPeople, a, b, nature, NAMES);
  return sense
    ? `${capital(the(a))} of the first in ${aspect[kind]} with ${the(b)} of the second (${core.formatArc(orbDeg)}): ${sense}.`
    : "";
}

function contacts({ aspects }: SynastryAnswer, wanted: "easy" | "tense"): readonly string[] {
  return aspects
    .filter(({ aspect: kind }) => (ASPECTS[kind].nature === "tense") === (wanted === "tense"))
    .map((one) => told(one, wanted))
    .filter(Boolean)
    .slice(0, MOST);
}

function angles({ aspects }: SynastryAnswer): string {
  const own = aspects.filter(
    ({ a, b, aspect: kind }) =>
      (a === "ascendant" || b === "ascendant") && a !== b && kind === "conjunction",
  );
  return own
    .slice(0, 2)
    .map(({ a, b }) =>
      a === "ascendant"
        ? `${capital(the(b))} of the second stands on the first person's Ascendant and is noticed at once.`
        : `${capital(the(a))} of the first stands on the second person's Ascendant and is noticed at once.`,
    )
    .join(" ");
}

function overlay({ overlays }: SynastryAnswer, side: "aInB" | "bInA"): string {
  const [guest, host] = side === "aInB" ? NAMES : [NAMES[1], NAMES[0]];
  const shown = overlays[side].filter(({ body }) => body in STIRS);
  return shown.length === 0
    ? ""
    : `In the life of ${host}, ${guest} ${list(
        shown.map(
          ({ body, house }) =>
            `${STIRS[body]!} ${houseName(house)} by ${the(body)} (${topicOf(house)})`,
        ),
      )}.`;
}

export const en = {
  title: "Synastry",
  summary:
    "Two charts against each other: cross aspects, house overlays, score by published weights, reading",
  weighs: match.weighs,
  inputs: {},
  fields: {
    ...core.viewFields,
    overlays: "In the houses of the other",
    aInB: "The first",
    bInA: "The second",
    doubleWhammies: "Both ways",
    charts: "The two charts",
    "aspects/a": "Of the first",
    "aspects/b": "Of the second",
    "charts/a": "First",
    "charts/b": "Second",
  },
  terms: { point, aspect, sign: core.sign, houseSystem: core.houseSystem },
  phrases: { ...core.housePhrases, base: "Every two charts begin here", ...ties },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  reading: (answer: SynastryAnswer): readonly string[] => {
    const [easy, tense] = [contacts(answer, "easy"), contacts(answer, "tense")];
    const { score, band, doubleWhammies } = answer;
    return core.paragraphs(
      `By the table the two have ${score} of 100: ${BANDS[band]}.`,
      easy.length > 0 && easy.join(" "),
      tense.length > 0 &&
        `What the two have to learn of each other: ${tense.map((one, i) => (i === 0 ? one.charAt(0).toLowerCase() + one.slice(1) : one)).join(" ")}`,
      core.paragraph(
        angles(answer),
        doubleWhammies.length > 0 &&
          `Felt from both sides, and so hard to overlook, is the tie of ${list(doubleWhammies.slice(0, 3).map(({ a, b }) => `${the(a)} and ${the(b)}`))}.`,
      ),
      core.paragraph(overlay(answer, "aInB"), overlay(answer, "bInA")),
    );
  },
  picture: {
    ...core.wheel,
    title: "Synastry",
    desc: (count: number) =>
      `Inner ring: the first; outer ring: the second. ${english.counted(count, "contact")}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals;
}>;

export type SynastryWords = Translation<typeof en>;
