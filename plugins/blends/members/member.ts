/** What a blend knows of a system it calls: its name, what to ask it, and where its score stands. */
import { sumOf, type Testimony, type Text } from "#old";

export type Fields = Readonly<Record<string, unknown>>;

/** Which way a system leans; `unweighed` where its answer says nothing of help and harm. */
export const POLARITIES = ["favourable", "mixed", "adverse", "unweighed"] as const;
export type Polarity = (typeof POLARITIES)[number];

/**
 * Where a score comes from.
 *
 * - `own`: the system's answer holds a score from 0 to 100
 * - `verdict`: its answer holds a graded judgement, which stands for a fixed number
 * - `tally`: its answer names what its books call helpful and harmful, and the blend adds them up
 * - `aside`: its answer holds a score of something else than help and harm, such as how clearly it speaks;
 *   it is shown and not weighed
 * - `none`: the art describes; nothing is invented for it
 */
export const ORIGINS = ["own", "verdict", "tally", "aside", "none"] as const;
export type Origin = (typeof ORIGINS)[number];

/** How far a score of each origin is trusted, as its share in the mean. */
export const CONFIDENCE: Readonly<Record<Origin, number>> = {
  own: 1,
  verdict: 0.8,
  tally: 0.6,
  aside: 0,
  none: 0,
};

/** A score and its reasons, read from a system's answer. */
export interface Reading {
  /** Whole, 0 to 100; null where the answer weighs nothing. */
  readonly score: number | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** The base first where the score is their sum. */
  readonly testimonies: readonly Testimony[];
}

/** How the score of one system is found. */
export interface Scoring {
  readonly origin: Origin;
  /** JSON pointers to what is read; every one stands in the system's output schema. */
  readonly reads: readonly string[];
  /** The rule in words, told in every answer. */
  readonly rule: Text;
  readonly read: (answer: Fields) => Reading;
}

/** From which score on a system speaks for, and up to which against. */
export const FAVOURABLE_FROM = 60;
export const ADVERSE_TO = 40;

/** Which way a score leans; one without confidence is not weighed. */
export function polarityOf(score: number | null, confidence = 1): Polarity {
  if (score === null || confidence === 0) return "unweighed";
  if (score >= FAVOURABLE_FROM) return "favourable";
  return score <= ADVERSE_TO ? "adverse" : "mixed";
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(answer: unknown, pointer: string): unknown {
  let at: unknown = answer;
  for (const part of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Fields)[part];
  }
  return at;
}

/** A list at a JSON pointer; empty where there is none. */
export function listAt<T = Fields>(answer: unknown, pointer: string): readonly T[] {
  const value = valueAt(answer, pointer);
  return Array.isArray(value) ? (value as T[]) : [];
}

/** Beside a system's own score: what it stands on. */
interface OwnMore {
  /** Pointer to testimonies, told as they are. */
  readonly testimonies?: string;
  /** Pointer to the confidence, 0 to 1, that the system states. */
  readonly confidence?: string;
  /** Reasons read from elsewhere in the answer, with the pointers they stand at. */
  readonly reasons?: {
    readonly reads: readonly string[];
    readonly of: (answer: Fields) => readonly Testimony[];
  };
}

/** The system's own score, with its testimonies where the answer holds them. */
export function ownScore(pointer = "/score", more: OwnMore = {}): Scoring {
  const { testimonies, confidence, reasons } = more;
  const further = [testimonies, confidence].flatMap((one) => one ?? []);
  return {
    origin: "own",
    reads: [pointer, ...further, ...(reasons?.reads ?? [])],
    rule: {
      en: `The system's own score, at ${pointer}`,
      zhHant: `該系統自有之分數，見 ${pointer}`,
    },
    read(answer) {
      const score = valueAt(answer, pointer);
      const own = confidence ? valueAt(answer, confidence) : 1;
      return {
        score: typeof score === "number" ? Math.round(score) : null,
        confidence: CONFIDENCE.own * (typeof own === "number" ? own : 1),
        testimonies: testimonies
          ? listAt<Testimony>(answer, testimonies)
          : (reasons?.of(answer) ?? []),
      };
    },
  };
}

/** An own score that measures something else than help and harm. */
export function asideScore(en: string, zhHant: string): Scoring {
  const { reads, read } = ownScore("/score", { testimonies: "/testimonies" });
  return {
    origin: "aside",
    reads,
    rule: {
      en: `The system's own score, at /score, is shown and not weighed: it measures ${en}`,
      zhHant: `該系統自有之分數（/score）僅供參看而不計入：所量者為${zhHant}`,
    },
    read: (answer) => ({ ...read(answer), confidence: CONFIDENCE.aside }),
  };
}

/** What a judgement stands for. */
export interface Grade {
  readonly score: number;
  readonly says: Text;
}

/** A graded judgement at a pointer, each grade standing for a number. */
export function verdictScore(pointer: string, grades: Readonly<Record<string, Grade>>): Scoring {
  const list = Object.entries(grades).map(([grade, { score }]) => `${grade} ${score}`);
  return {
    origin: "verdict",
    reads: [pointer],
    rule: {
      en: `The system's judgement at ${pointer}: ${list.join(", ")}`,
      zhHant: `該系統之判語（${pointer}）：${list.join("、")}`,
    },
    read(answer) {
      const grade = grades[String(valueAt(answer, pointer))];
      if (!grade) return SILENT;
      const testimonies = [{ code: "verdict", weight: grade.score, evidence: grade.says }];
      return { score: grade.score, confidence: CONFIDENCE.verdict, testimonies };
    },
  };
}

/** Helpful and harmful marks of the answer, added to 50. */
export function tallyScore(
  reads: readonly string[],
  rule: Text,
  marksOf: (answer: Fields) => readonly Testimony[],
): Scoring {
  return {
    origin: "tally",
    reads,
    rule,
    read(answer) {
      const marks = marksOf(answer).filter(({ weight }) => weight !== 0);
      const testimonies = [BASE, ...marks];
      return { score: sumOf(testimonies), confidence: CONFIDENCE.tally, testimonies };
    },
  };
}

/** An art that describes and does not judge. */
export function noScore(en: string, zhHant: string): Scoring {
  return { origin: "none", reads: [], rule: { en, zhHant }, read: () => SILENT };
}

const SILENT: Reading = { score: null, confidence: 0, testimonies: [] };
const BASE: Testimony = {
  code: "base",
  weight: 50,
  evidence: { en: "Every answer starts even", zhHant: "各答起於平分" },
};

/** Rounds to tenths and keeps within ±most. */
export function bounded(weight: number, most: number): number {
  return Math.round(Math.max(-most, Math.min(most, weight)) * 10) / 10;
}

/** A testimony in few words of code. */
export function mark(code: string, weight: number, en: string, zhHant: string): Testimony {
  return { code, weight, evidence: { en, zhHant } };
}
