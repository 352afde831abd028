/** What a synthesis speaks of, drawn from a blend's answer before any words are chosen. */
import type { Speaker } from "#sdk";
import type { BlendAnswer } from "../core/answer.ts";
import { isBase, type System, type Testimony } from "../core/system.ts";

/** What the blend is about. */
export type Subject = "birth" | "question" | "match";

/** How the whole leans, in five steps. */
export type Level = "high" | "leaning" | "even" | "doubtful" | "low";
/** How far the systems go together. */
export type Unity = "united" | "most" | "split" | "few" | "alone";

/** One system that is named in the text, with its best reason. */
export interface Named {
  readonly system: System;
  readonly reason: Testimony | undefined;
}

export interface Told {
  readonly subject: Subject;
  readonly score: number | null;
  readonly level: Level;
  /** Percent of the reference that stands lower; null where it is not known. */
  readonly lower: number | null;
  readonly unity: Unity;
  readonly counts: BlendAnswer["counts"];
  /** How many stand on the fullest side. */
  readonly onSide: number;
  readonly side: BlendAnswer["dissent"]["side"];
  /** The voices for that move the whole most, first of all; at most three. */
  readonly favour: readonly Named[];
  /** The voices against that move it most; at most two. */
  readonly against: readonly Named[];
  /** Where nobody takes a side: the highest and the lowest of those in the middle. */
  readonly between: readonly Named[];
  /** The system without which the whole moves most, where it moves by four points or more. */
  readonly lever: { readonly system: System; readonly without: number } | null;
  /** Lowest and highest of the scores without one system. */
  readonly range: readonly [number, number] | null;
  readonly failed: readonly System[];
  /** Which of two wordings is used; it follows from the figures, so that a text repeats itself. */
  readonly variant: 0 | 1;
}

/** Below so many voices, nothing is said of rarity, and leaving one out says nothing. */
const FEW = 4;
const LEVER_POINTS = 4;

/** Draws the facts. */
export function toldOf(subject: Subject, answer: BlendAnswer): Told {
  const { systems, blendedScore, dissent, counts, standing } = answer;
  const weighed = systems.filter(
    ({ delivered, polarity }) => delivered && polarity !== "unweighed",
  );
  const sorted = [...weighed].sort((a, b) => b.score! - a.score!);
  const byPull = [...weighed].sort((a, b) => pullOf(b) - pullOf(a));
  const without = weighed.flatMap(({ scoreWithout }) => scoreWithout ?? []);
  const lever = [...weighed]
    .filter(({ scoreWithout }) => scoreWithout !== null)
    .sort((a, b) => shift(b, blendedScore) - shift(a, blendedScore))[0];
  return {
    subject,
    score: blendedScore,
    level: levelOf(subject, blendedScore ?? 50, standing?.lower ?? null),
    lower: standing?.lower ?? null,
    unity: unityOf(dissent[dissent.side].length, weighed.length),
    counts,
    onSide: dissent[dissent.side].length,
    side: dissent.side,
    favour: byPull
      .filter(({ polarity }) => polarity === "favourable")
      .slice(0, 3)
      .map(forIt),
    against: byPull
      .filter(({ polarity }) => polarity === "adverse")
      .slice(0, 2)
      .map(againstIt),
    between:
      dissent.favourable.length + dissent.adverse.length === 0 && sorted.length > 1
        ? [forIt(sorted[0]!), againstIt(sorted.at(-1)!)]
        : [],
    lever:
      lever && weighed.length >= FEW && shift(lever, blendedScore) >= LEVER_POINTS
        ? { system: lever, without: lever.scoreWithout! }
        : null,
    range: without.length >= FEW ? [Math.min(...without), Math.max(...without)] : null,
    failed: systems.filter(({ delivered }) => !delivered),
    variant: variantOf(weighed),
  };
}

/** Whether the scores add up to an even or an odd figure. */
function variantOf(weighed: readonly System[]): 0 | 1 {
  return weighed.reduce((sum, { score }) => sum + score!, 0) % 2 === 0 ? 0 : 1;
}

/** How far a system draws the mean from the middle. */
function pullOf({ score, weight, confidence }: System): number {
  return weight * confidence * Math.abs(score! - 50);
}

function shift({ scoreWithout }: System, score: number | null): number {
  return Math.abs((scoreWithout ?? 0) - (score ?? 0));
}

/** From where on each level begins, highest first; below the last it is low. */
type Steps = readonly [high: number, leaning: number, even: number, doubtful: number];

const BY_SCORE: Steps = [70, 60, 41, 31];
/** By how many stand lower. A question is called clear only where the moment is rare. */
const STEPS: Readonly<Record<Subject, Steps>> = {
  birth: [85, 60, 40, 15],
  match: [85, 60, 40, 15],
  question: [95, 70, 30, 5],
};

const LEVELS: readonly Level[] = ["low", "doubtful", "even", "leaning", "high"];

/** What the rarity says; the figure itself only where its rarity is not known. */
function levelOf(subject: Subject, score: number, lower: number | null): Level {
  return LEVELS[lower === null ? stepOf(score, BY_SCORE) : stepOf(lower, STEPS[subject])]!;
}

/** How many steps a value has reached, 0 to 4. */
function stepOf(value: number, steps: Steps): number {
  return steps.filter((step) => value >= step).length;
}

function unityOf(onSide: number, weighed: number): Unity {
  if (weighed <= 1) return "alone";
  if (weighed < FEW) return "few";
  if (onSide / weighed >= 0.8) return "united";
  return onSide / weighed >= 0.5 ? "most" : "split";
}

function forIt(system: System): Named {
  return { system, reason: strongest(system, 1) };
}

function againstIt(system: System): Named {
  return { system, reason: strongest(system, -1) };
}

/** The weightiest reason on one side; the base every answer starts from is none. */
function strongest({ scoring }: System, sign: 1 | -1): Testimony | undefined {
  const reasons = scoring.testimonies.filter((one) => !isBase(one));
  if (scoring.origin === "verdict") return reasons[0];
  return [...reasons]
    .filter(({ weight }) => sign * weight > 0)
    .sort((a, b) => sign * (b.weight - a.weight))[0];
}

/**
 * The facts a model may write from: what each system says, without its tables.
 *
 * @param names what each system is called
 */
export function factsOf(
  { blendedScore, counts, dissent, systems }: BlendAnswer,
  say: Speaker,
  names: Readonly<Record<System["title"], string>>,
) {
  return {
    blendedScore,
    counts,
    dissent,
    systems: systems.map((one) => ({
      system: one.system,
      title: names[one.title],
      score: one.score,
      polarity: one.polarity,
      scoreWithout: one.scoreWithout,
      reasons: one.scoring.testimonies
        .filter((one) => !isBase(one))
        .slice(0, 5)
        .map((reason) => ({ says: say.phrase(reason), weight: reason.weight })),
      reading: readingOf(one, say),
      failure: one.failure?.code ?? null,
    })),
  };
}

const MAX_READING_CHARS = 500;

/** The opening of what the system's own reading says. */
function readingOf({ data }: System, say: Speaker): string | null {
  if (data === null) return null;
  const { interpretation } = say.member(data) as { readonly interpretation?: { text: string } };
  return interpretation?.text.slice(0, MAX_READING_CHARS) ?? null;
}
