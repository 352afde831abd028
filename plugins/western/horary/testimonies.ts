/** What is weighed for and against, beginning from an even balance. */
import type { Phrase } from "#sdk";
import { modalityOf, signAt, type Classical } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import type { Outcome } from "./perfection.ts";

type Who = { readonly planet: Classical };

/** Testimonies by what they are filled with. */
export type TestimonyPhrases = {
  base: {};
  sameRuler: { by: Classical };
  translation: { planet: Classical };
  collection: { planet: Classical };
  prohibition: { by: Classical; to: Classical; planet: Classical };
  refranation: { planet: Classical };
  noConnection: { by: Classical; to: Classical };
  mutualReception: { by: Classical; to: Classical };
  reception: {};
  /** `house` is that of the matter, 1 to 12. */
  querentInMatter: Who & { house: number };
  matterComes: Who;
  moonVoid: {};
  moonToBenefic: Who;
  moonToMalefic: Who;
  combust: Who;
  cazimi: Who;
  beneficInMatter: Who & { house: number };
  maleficInMatter: Who & { house: number };
  burnedWay: {};
} & {
  [A in Ptolemaic as `applying.${A}`]: { by: Classical; to: Classical; degrees: number };
} & {
  [S in Side as `${S}.dignity`]: Who & { points: number };
} & {
  [S in Side as `${S}.angular` | `${S}.cadent`]: Who;
};

/** The two sides of a question. */
export type Side = "querent" | "quesited";

export type Testimony = Phrase<TestimonyPhrases> & { readonly weight: number };

/** Every judgement begins even. */
export const BASE: Testimony = { code: "base", weight: 50 };

/** Weight of an aspect to come, without reception and with it. */
const ASPECT_WEIGHTS: Readonly<Record<Ptolemaic, readonly [number, number]>> = {
  conjunction: [24, 24],
  trine: [20, 20],
  sextile: [20, 20],
  square: [6, 14],
  opposition: [-6, 2],
};

/** What the coming together of the significators weighs. */
export function perfectionTestimonies(outcome: Outcome, to: Classical): readonly Testimony[] {
  const { by, reception, mutualReception } = outcome;
  const meeting = meetingOf(outcome, to);
  return [
    ...(meeting ? [meeting] : []),
    ...(mutualReception
      ? [{ code: "mutualReception", with: { by, to }, weight: 9 } as const]
      : reception
        ? [{ code: "reception", weight: 5 } as const]
        : []),
  ];
}

function meetingOf(outcome: Outcome, to: Classical): Testimony | null {
  const { kind, by, third, aspect, degrees, reception } = outcome;
  switch (kind) {
    case "sameRuler":
      return { code: "sameRuler", with: { by }, weight: 9 };
    case "aspect":
      return {
        code: `applying.${aspect!}`,
        with: { by, to, degrees: degrees! },
        weight: ASPECT_WEIGHTS[aspect!][reception ? 1 : 0],
      };
    case "translation":
      return { code: "translation", with: { planet: third! }, weight: 14 };
    case "collection":
      return { code: "collection", with: { planet: third! }, weight: 12 };
    case "prohibited":
      return { code: "prohibition", with: { by, to, planet: third! }, weight: -14 };
    case "refrained":
      return { code: "refranation", with: { planet: third! }, weight: -14 };
    case "none":
      return { code: "noConnection", with: { by, to }, weight: -12 };
    case "mutualReception":
      return null;
  }
}

const MOST_DIGNITY = 8;

/** Strength of a significator: essential points times 1.2 within ±8, and angularity. */
export function strengthTestimonies(
  side: Side,
  planet: Classical,
  points: number,
  house: number,
): readonly Testimony[] {
  const bounded = Math.max(-MOST_DIGNITY, Math.min(MOST_DIGNITY, points * 1.2));
  const weight = Math.round(bounded * 10) / 10;
  const angularity = (house - 1) % 3;
  return [
    ...(weight === 0
      ? []
      : [{ code: `${side}.dignity`, with: { planet, points }, weight } as const]),
    ...(angularity === 0
      ? [{ code: `${side}.angular`, with: { planet }, weight: 4 } as const]
      : []),
    ...(angularity === 2
      ? [{ code: `${side}.cadent`, with: { planet }, weight: -4 } as const]
      : []),
  ];
}

const UNITS = ["days", "weeks", "months", "years", "years"] as const;
const SLOWNESS = { cardinal: 0, mutable: 1, fixed: 2 } as const;

/** Indication of time: degrees as units by house and sign. */
export function timingOf(degrees: number, house: number, longitudeDeg: number) {
  const slowness = SLOWNESS[modalityOf(signAt(longitudeDeg))];
  return {
    amount: Math.max(1, Math.round(degrees)),
    unit: UNITS[slowness + ((house - 1) % 3)]!,
  };
}
