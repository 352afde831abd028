import type { HoraryAnswer } from "./answer.ts";

const MOST = 3;

/** The testimonies that weigh most for and against, the base left out. */
export function sidesOf({ testimonies }: HoraryAnswer) {
  const [, ...weighed] = testimonies;
  const strongest = (sign: 1 | -1) =>
    weighed
      .filter(({ weight }) => weight * sign > 0)
      .sort((a, b) => (b.weight - a.weight) * sign)
      .slice(0, MOST);
  return { favour: strongest(1), against: strongest(-1) };
}

/** What a writer of the judgement may use. */
export function factsOf(answer: HoraryAnswer) {
  const { question, significators, perfection, considerations, testimonies } = answer;
  const { score, verdict, timing } = answer;
  return {
    question,
    significators,
    perfection,
    considerations,
    testimonies,
    score,
    verdict: verdict.value,
    timing,
  };
}
