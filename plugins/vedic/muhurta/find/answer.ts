import type { Sign } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { PeriodId, Quality } from "../../core/day/parts.ts";
import type { SpecialId } from "../../core/day/special.ts";
import { LASTS } from "../../core/day/when.ts";
import type { PlanetId } from "../../core/grahas.ts";
import { NAKSHATRA, type NakshatraId } from "../../core/nakshatras.ts";
import { TITHI, VARA, type NityaYoga, type Tithi, type Vara } from "../../core/panchanga.ts";
import { signTerm } from "../../core/shapes.ts";
import type { Tara } from "../../core/taras.ts";
import { PURPOSE, type Purpose } from "./purposes.ts";

export type Refusals = {
  /** The last day lies before the first, or too far behind it. */
  "span-invalid": { days: number; most: number };
};

/** What speaks for an hour or against it; `person` counts from 1. */
export type Phrases = {
  tithi: { tithi: Tithi; quality: Quality };
  nakshatra: { nakshatra: NakshatraId; quality: Quality };
  weekday: { vara: Vara; quality: Quality };
  yoga: { yoga: NityaYoga };
  period: { period: PeriodId };
  special: { special: SpecialId; quality: Quality };
  extraMonth: { kind: "adhika" | "kshaya" };
  fourMonths: {};
  sunSign: { sign: Sign; purpose: Purpose };
  hidden: { graha: PlanetId };
  lagna: { sign: Sign; quality: Quality };
  seventh: { grahas: readonly PlanetId[] };
  eighth: { grahas: readonly PlanetId[] };
  benefics: { grahas: readonly PlanetId[] };
  tara: { person: number; tara: Tara; quality: Quality };
  chandra: { person: number; house: number; quality: Quality };
  polar: {};
};

/** How a day stands. */
export const DAY_VERDICT = vocabulary("muhurtaDay", ["good", "fair", "falls"]);
export type DayVerdict = IdOf<typeof DAY_VERDICT>;

const factor = Type.Object({
  weight: Type.Integer({ description: "Points for or against" }),
  fatal: Type.Boolean({ description: "Whether it excludes the hour whatever else speaks for it" }),
  factor: phrase<Phrases>("What is weighed"),
});

export const answer = Type.Object({
  activity: term(PURPOSE, "What is to be begun"),
  searched: Type.Integer({ description: "Days looked at" }),
  windows: Type.Array(
    Type.Object({
      date: Type.String({ description: "Civil date of the sunrise that begins the day" }),
      ...LASTS,
      minutes: Type.Integer({ description: "How long it lasts" }),
      score: Type.Integer({
        minimum: 0,
        maximum: 100,
        description: "50 and the points of the factors",
      }),
      vara: term(VARA, "Weekday"),
      tithi: term(TITHI, "Tithi"),
      nakshatra: term(NAKSHATRA, "Nakshatra"),
      lagna: signTerm("Sign that rises"),
      factors: Type.Array(factor, { description: "All that was weighed" }),
    }),
    { description: "The best hours first" },
  ),
  days: Type.Array(
    Type.Object({
      date: Type.String({ description: "Civil date" }),
      verdict: term(DAY_VERDICT, "How the day stands"),
      best: Type.Union([Type.Integer(), Type.Null()], {
        description: "Score of its best hour; null where it falls",
      }),
      because: Type.Array(phrase<Phrases>("Why it falls"), {
        description: "What excludes the most of it, first; empty where it stands",
      }),
    }),
    { description: "Every day of the span" },
  ),
});
export type FindAnswer = Frozen<Static<typeof answer>>;
