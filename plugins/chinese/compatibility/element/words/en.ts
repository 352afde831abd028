import type { Stem } from "#lore";
import type { Reading, Sentences, Speaker, Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import { conventions, phrases as boundaryPhrases, refusals } from "#east/calendar/words/en.ts";
import { stemOf } from "#east/pairs.ts";
import { naYin, phase } from "../../../core/words/en.ts";
import { byPull, type Grade, type Who } from "../../scoring.ts";
import type { birthsInput } from "../../person.ts";
import {
  evennessPhrases,
  grade,
  naYinPhrases,
  omissionFields,
  pairClock,
  partFields,
  sentence,
} from "../../words/en.ts";
import type { answer, ElementMatch, MethodPhrases } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";
import type { PartId, SelfPhrases } from "../match.ts";

const part: Readonly<Record<PartId, string>> = {
  naYin: "Na yin of the years",
  dayMasters: "Day masters",
  balance: "Elements of both together",
};

const elementOf = (stem: Stem) => stemOf(stem).element;
const other = (who: Who): Who => (who === "first" ? "second" : "first");

const selfPhrases = {
  selvesAlike: ({ stem }) =>
    `both day masters are ${elementOf(stem)}: they take the world alike and lean on it at the same place`,
  selfFeeds: ({ giver, taker, from }) =>
    `the ${from}'s ${elementOf(giver)} feeds the ${other(from)}'s ${elementOf(taker)}: the one gives, the other grows`,
  selfHolds: ({ ruler, ruled, from }) =>
    `the ${from}'s ${elementOf(ruler)} holds down the ${other(from)}'s ${elementOf(ruled)}: the one shapes, the other has to yield`,
} satisfies Sentences<SelfPhrases>;

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "What the one has to give, the other can use; such pairs tire of each other slowly.",
  neutral: "Nothing here forces the pair together or apart.",
  difficult:
    "The tempers rub; where one of the two learns to bring in the element that stands between, much of it eases.",
};

function readOut(match: ElementMatch, say: Speaker): Reading {
  const { score, verdict, parts, dissent, hourAssumption } = match;
  const [years, selves, together] = parts.map(({ evidence }) => say.phrase(evidence));
  const against = byPull(parts.filter((one) => dissent.includes(one.part)))[0];
  const although = against
    ? `, although the ${part[against.part].toLowerCase()} (${against.value}) ${against.value > 50 ? "would say better" : "would say less"}`
    : "";
  const open = hourAssumption?.[0]?.score;
  const range = open
    ? ` Without the time of birth the figure may lie anywhere from ${open.least} to ${open.most}.`
    : "";
  return [
    `In the old marriage tables ${years}. Of the days, which stand nearer to the person, ${selves}.`,
    `${sentence(together!)} On a scale where 50 is neutral the three come to ${score}, ${grade[verdict.value]}${although}. ` +
      `${ADVICE[verdict.value]}${range} Elements describe a temper, and tempers can be learned; for more, lay the whole charts side by side.`,
  ];
}

export const en = {
  title: "Five element compatibility",
  summary:
    "Five-element match of two people by the na yin of the years, the day masters and what the two charts make together",
  weighs: "The match's own score; each part by its distance to 50 and its weight",
  fields: {
    ...partFields,
    ...omissionFields,
    "a/native": "Pillars in a row",
    "b/native": "Pillars in a row",
    hourKnown: "Hour known",
    year: "Year pillar",
    naYin: "Na yin",
    dayMaster: "Day master",
    balance: "Balance of elements",
    visible: "Visible count",
    weighted: "Weighted count",
    percent: "Percent",
    missing: "Missing",
    wood: "Wood",
    fire: "Fire",
    earth: "Earth",
    metal: "Metal",
    water: "Water",
  },
  terms: { grade, naYin, part },
  phrases: {
    ...boundaryPhrases,
    ...naYinPhrases,
    ...selfPhrases,
    ...evennessPhrases,
    method: ({ scoreSpread }: MethodPhrases["method"]) =>
      `The score is the weighted mean of the three parts, each from 0 to 100 with 50 neutral, its distance to 50 taken ${scoreSpread} times. The marriage tables judge by the na yin alone; the weights are this service's own model.`,
    withoutTime:
      "No time of birth was given: three pillars were read, and the score rests on them. Every double hour of the day was tried for the verdict, the change of day at its end included.",
  },
  conventions: {
    clock: pairClock,
    dayBoundary: conventions.dayBoundary,
    yearBoundary: conventions.yearBoundary,
  },
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
  reading: readOut,
  picture: {
    title: "Five elements of two",
    /** Beside the Chinese name; nothing where it is the same. */
    element: phase as Readonly<Record<keyof typeof phase, string>> | null,
  },
} satisfies Words<{
  input: typeof birthsInput;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal;
}>;

export type CompatibilityElementWords = Translation<typeof en>;
