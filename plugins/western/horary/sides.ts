import type { HoraryAnswer } from "./answer.ts";
import type { Testimony } from "./testimonies.ts";

const MOST = 4;
/** Testimonies that the sentence on the perfection has told. */
const OF_PERFECTION: readonly string[] = [
  "sameRuler",
  "meets",
  "moonMeets",
  "translation",
  "collection",
  "mutualReception",
  "goesToHost",
  "prohibited",
  "refrained",
  "nothing",
];

/** The testimonies that weigh most for and against; the base and what was told of the perfection left out. */
export function sidesOf({ testimonies, perfection }: HoraryAnswer) {
  const told = perfection.type === "none" ? OF_PERFECTION.slice(-1) : OF_PERFECTION;
  const weighed = testimonies.slice(1).filter(({ code }) => !told.includes(code));
  const strongest = (sign: 1 | -1): readonly Testimony[] =>
    weighed
      .filter(({ weight }) => weight * sign > 0)
      .sort((a, b) => (b.weight - a.weight) * sign)
      .slice(0, MOST);
  return { favour: strongest(1), against: strongest(-1) };
}

/** Whether the reading tells how the two lords come together: only where the judgement rests on it. */
export function restsOnPerfection({ kind, testimonies }: HoraryAnswer): boolean {
  return (
    kind === "obtain" || kind === "children" || testimonies.some(({ code }) => code === "meets")
  );
}

/** What a writer of the judgement may use. */
export function factsOf(answer: HoraryAnswer) {
  const { question, kind, significators, perfection, considerations, testimonies } = answer;
  const { score, verdict, timing, whereabouts, nextMoonAspect, lastMoonAspect } = answer;
  return {
    question,
    kind,
    significators,
    perfection,
    lastMoonAspect,
    nextMoonAspect,
    considerations,
    testimonies,
    score,
    verdict: verdict.value,
    timing,
    whereabouts,
  };
}
