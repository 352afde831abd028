import { english, type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, HarmonicsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { point, the, themeOf } = core;
/** What the families of aspects are read as; others take the sense of their divisors. */
const SENSES: readonly (readonly [number, string])[] = [
  [9, "what one takes joy in for its own sake"],
  [8, "what one keeps working at until it shows results"],
  [7, "what stirs the imagination and cannot be let be"],
  [5, "what one shapes deliberately, a style and a skill"],
  [4, "effort against resistance, and what it builds"],
  [3, "what comes of itself and gives pleasure"],
  [2, "what one meets in opposition and has to weigh"],
];
const senseOf = (harmonic: number) =>
  SENSES.find(([divisor]) => harmonic % divisor === 0)?.[1] ??
  (harmonic === 1 ? "the birth chart itself" : "a tone of its own, seldom described");

export const en = {
  title: "Harmonic chart",
  summary: "The n-th harmonic with its conjunctions, and the strength of each harmonic to 32",
  inputs: { harmonic: { label: "Harmonic", about: "1 to 360" } },
  fields: {
    ...core.place,
    harmonic: "Harmonic",
    points: "Places",
    point: "Point",
    natalDeg: "At birth (°)",
    conjunctions: "Conjunctions",
    a: "First",
    b: "Second",
    orbDeg: "Orb (°)",
    strengths: "Strengths",
    strength: "Strength",
  },
  terms: { point },
  conventions: {
    angles: {
      title: "Ascendant and midheaven",
      options: { with: "multiplied as well", without: "left out" },
    },
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: ({ harmonic, conjunctions, strengths }: HarmonicsAnswer): readonly string[] => {
    const ranked = [...strengths].sort((a, b) => b.strength - a.strength);
    const place = ranked.findIndex((one) => one.harmonic === harmonic);
    return core.paragraphs(
      `The ${english.ordinal(harmonic)} harmonic tells of ${senseOf(harmonic)}.`,
      conjunctions.length > 0
        ? `${english.capital(
            english.list(
              conjunctions
                .slice(0, 4)
                .map(({ a, b }) => `${the(a)} joins ${the(b)} (${themeOf(a)} with ${themeOf(b)})`),
            ),
          )}.`
        : "Nothing joins in it: this tone is silent in the chart.",
      place >= 0
        ? `Of the first 32 harmonics it is the ${english.ordinal(place + 1)} in strength; the ${english.list(ranked.slice(0, 3).map((one) => english.ordinal(one.harmonic)))} gather the planets most.`
        : `Of the first 32 harmonics the ${english.list(ranked.slice(0, 3).map((one) => english.ordinal(one.harmonic)))} gather the planets most.`,
    );
  },
  picture: {
    title: (harmonic: number) => `Harmonic ${harmonic}`,
    desc: ({ points }: HarmonicsAnswer) =>
      points.map((one) => `${point[one.point]} ${core.placeName(one.longitudeDeg)}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & { "birth-time-needed": {} };
}>;

export type HarmonicsWords = Translation<typeof en>;
