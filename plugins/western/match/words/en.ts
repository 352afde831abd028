import { english, type Band, type Translation, type Words } from "#sdk";
import { elementOf, modalityOf } from "#lore";
import { PTOLEMAIC } from "../../core/aspects.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import { senseOfTwo } from "../../core/pairs.ts";
import * as core from "../../core/words/en.ts";
import type { answer, MatchAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { factsOf } from "../facts.ts";
import {
  TIES,
  type Component,
  type ComponentPhrases,
  type Contact,
  type TieCode,
} from "../rules.ts";

const { capital, list, withArticle } = english;
const { aspect, element, houseName, MANNERS, modality, paragraph, sign } = core;
const { the, topicOf } = core;

function tie({ a, b, aspect: kind }: Contact): string {
  return `${the(a)} of the first makes ${withArticle(aspect[kind])} to ${the(b)} of the second`;
}

function sameModality({ a, b }: ComponentPhrases["sunModality"]): string {
  return `both Suns are in ${modality[modalityOf(a)]} signs (${sign[a]} and ${sign[b]})`;
}

function clause(one: Component): string {
  if (one.code === "base") return "";
  return one.code === "sunModality" ? sameModality(one.with) : tie(one.with);
}

const ties = Object.fromEntries(
  TIES.flatMap((pair) =>
    PTOLEMAIC.ids.map((kind) => [`${pair}.${kind}`, (one: Contact) => capital(tie(one))]),
  ),
) as Readonly<Record<TieCode, (one: Contact) => string>>;

const BANDS: Readonly<Record<Band, string>> = {
  excellent: "a very strong tie by the points of the table",
  good: "a good tie",
  mixed: "a mixed picture",
  challenging: "few of the classical ties, which leaves more to be built",
};

function opening({ score, band, components }: MatchAnswer): string {
  const clauses = components.slice(1).map(clause);
  return paragraph(
    `The two charts score ${score} of 100: ${BANDS[band]}.`,
    clauses.length > 0
      ? `The points come from these: ${list(clauses)}.`
      : "None of the ties that carry points is present.",
  );
}

function temperaments({ suns: { a, b }, elements }: MatchAnswer): string {
  const [one, other] = [element[elementOf(a)], element[elementOf(b)]];
  const lack = elements.missingInBoth.map((id) => element[id]);
  return paragraph(
    `One Sun is in ${sign[a]} and lives ${MANNERS[a]}; the other is in ${sign[b]} and lives ${MANNERS[b]}.`,
    one === other ? `Both share the element of ${one}.` : `${capital(one)} meets ${other}.`,
    lack.length > 0 &&
      `Neither chart has much ${list(lack)}, so that side of life wants deliberate care.`,
  );
}

const MOST_CONTACTS = 4;
/** How the two are called in a sentence. */
const NAMES = ["the first", "the second"] as const;

function strengths({ strengths: all }: MatchAnswer): string {
  const sentences = all.slice(0, MOST_CONTACTS).map(({ with: { a, b, aspect: kind } }) => {
    return `${the(a)} of the first in ${aspect[kind]} ${kind === "conjunction" ? "with" : "to"} ${the(b)} of the second: ${senseOfTwo(core.twoPeople, a, b, "easy", NAMES)}.`;
  });
  return led("What carries the two: ", sentences);
}

function cautions({ cautions: all }: MatchAnswer): string {
  const sentences = all.slice(0, MOST_CONTACTS).map(({ with: { a, b, aspect: kind } }) => {
    return `${the(a)} of the first in ${aspect[kind]} to ${the(b)} of the second: ${senseOfTwo(core.twoPeople, a, b, "tense", NAMES)}.`;
  });
  return led("What asks for patience: ", sentences);
}

/** Sentences of which the first follows a few words that lead in. */
function led(leadIn: string, sentences: readonly string[]): string {
  return paragraph(...sentences.map((one, i) => (i === 0 ? leadIn + one : capital(one))));
}

function overlay({ overlays }: MatchAnswer): string | null {
  const sun = overlays.aInB.find(({ body }) => body === "sun");
  return sun
    ? `The first person's Sun falls in ${houseName(sun.house)} of the second and lights up ${topicOf(sun.house)} there.`
    : null;
}

function missing({ timesKnown, scoreRange: { lowest, highest } }: MatchAnswer): string | null {
  if (timesKnown.a && timesKnown.b) return null;
  const range =
    lowest === highest
      ? `the score is ${lowest} at every hour that was tried`
      : `the score lies between ${lowest} and ${highest}`;
  return `A time of birth is missing: noon was taken and the ascendant left out; over the whole day ${range}.`;
}

export const en = {
  title: "Match of two charts",
  summary:
    "Two births by aspects between Sun, Moon, Venus, Mars and ascendant, with composite and Davison chart",
  weighs: "The score of the match: 40, and 1.5 for each point of the table that the two meet",
  inputs: {
    orbs: { label: "Orbs of your own", about: "Orbs of contacts, degrees; default 8, 5, 7, 7, 8" },
    ...core.orbInputs,
  },
  fields: {
    ...core.place,
    scoreRange: "Range of the score",
    lowest: "Lowest",
    highest: "Highest",
    tried: "Hours tried",
    timesKnown: "Time of birth known",
    suns: "Suns",
    moons: "Moons",
    elements: "Elements",
    fire: "Fire",
    earth: "Earth",
    air: "Air",
    water: "Water",
    missingInBoth: "Scarce in both",
    aspects: "Contacts",
    "aspects/a": "Of the first",
    "aspects/b": "Of the second",
    aspect: "Aspect",
    orbDeg: "Orb (°)",
    maxOrbDeg: "Widest orb (°)",
    inSign: "By sign as well",
    overlays: "In the houses of the other",
    aInB: "Planets of the first",
    bInA: "Planets of the second",
    body: "Planet",
    house: "House",
    composite: "Composite chart",
    davison: "Davison chart",
    julianDayUt: "Julian day (UT)",
    utc: "Instant (UTC)",
    latitude: "Latitude (°)",
    longitude: "Longitude (°)",
    bodies: "Planets",
    charts: "The two charts",
    retrograde: "Retrograde",
    ascendantDeg: "Ascendant (°)",
    cusps: "House cusps (°)",
  },
  terms: { aspect },
  phrases: {
    base: "Every two charts begin here",
    sunModality: (suns: ComponentPhrases["sunModality"]) => capital(sameModality(suns)),
    ...ties,
    supports: ({ a, b, aspect: kind }: Contact) =>
      `${capital(the(a))} in ${aspect[kind]} with ${the(b)}`,
    hinders: ({ a, b, aspect: kind }: Contact) =>
      `${capital(the(a))} in ${aspect[kind]} to ${the(b)}`,
  },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  reading: (match: MatchAnswer) => ({
    paragraphs: core.paragraphs(
      opening(match),
      temperaments(match),
      strengths(match),
      cautions(match),
      paragraph(overlay(match), missing(match)),
    ),
    outline: ["The match", "Two temperaments", "Strengths", "Cautions"],
    facts: factsOf(match),
  }),
  picture: {
    ...core.wheel,
    title: "Two charts over each other",
    desc: ({ aspects }: MatchAnswer): string =>
      `Inner ring: the first person; outer ring: the second. ${english.counted(aspects.length, "contact")}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals;
}>;

export type MatchWords = Translation<typeof en>;
