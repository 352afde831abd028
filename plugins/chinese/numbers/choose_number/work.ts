import type { InputOf, Lang } from "#sdk";
import { needDigits, readNumber } from "../digits.ts";
import { innateOf } from "../innate.ts";
import { gradeOf, readPairs } from "../reading.ts";
import type { ChoiceAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { leadOf, partsOf } from "./parts.ts";
import { drawRanking } from "./picture.ts";
import type { ChoiceWords } from "./words/en.ts";

export function run({
  candidates,
  purpose = "general",
  birthDate,
  letters,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): ChoiceAnswer {
  const unranked = candidates.map((typed, candidate) => {
    const path = `candidates/${candidate}`;
    const { digits } = readNumber(typed, letters, path);
    needDigits(digits, 2, path);
    const reading = readPairs(digits, connectors, {
      scored: digits.length,
      doubled: 4,
      shown: 4,
    });
    const stars = reading.pairs.map(({ star }) => star);
    const innate = birthDate ? innateOf(birthDate, connectors, stars, "birthDate") : null;
    const parts = partsOf(reading, purpose, innate);
    const mean = parts.reduce((sum, { value, weight }) => sum + (value * weight) / 100, 0);
    return {
      candidate,
      shown: reading.shown,
      score: Math.round(mean),
      parts,
      dominant: reading.dominant,
      outcome: reading.outcome,
      innate,
      grade: gradeOf(reading),
    };
  });
  const sorted = [...unranked].sort(
    (one, other) => other.score - one.score || one.candidate - other.candidate,
  );
  const ranking = sorted.map((one) => ({
    rank: sorted.findIndex(({ score }) => score === one.score) + 1,
    ...one,
  }));
  const best = ranking.filter(({ rank }) => rank === 1);
  const first = best[0]!;
  const next = ranking.find(({ rank }) => rank > 1);
  return {
    purpose,
    ranking,
    best: best.map(({ candidate }) => candidate),
    verdict: {
      value: leadOf(best.length, next ? first.score - next.score : 0),
      because: first.parts.map((part) => ({ code: "partWeighs", with: part })),
    },
    score: first.score,
  };
}

export function picture(choice: ChoiceAnswer, words: ChoiceWords, lang: Lang) {
  return drawRanking(choice, words.picture, lang);
}
