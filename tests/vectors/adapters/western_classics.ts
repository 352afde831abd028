/** Lilly's figures: the sky of each date is computed, and the side of the judgement compared with his. */
import type { Call, VectorCase, Verdict } from "../adapter.ts";

interface Figure {
  readonly id: string;
  readonly input: {
    readonly question: string;
    readonly quesitedHouse: number;
    readonly place: { readonly lat: number; readonly lon: number };
    readonly at?: { readonly gregorian: string; readonly meanTimeApprox: string };
  };
  readonly expect: { readonly answer: string };
}

/** The kind of question that each of his chapters asks, beside the house that the case names. */
const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "lilly.rich-1634.3": { kind: "endure" },
  "lilly.absent-brother.1": { kind: "state" },
  "lilly.cambridge.1": { kind: "report", reportIll: true },
  "lilly.lady-marry.1": { gender: "female" },
  "lilly.widow-marry.1": { gender: "female" },
  "lilly.dog-missing.1": { kind: "lost" },
  "lilly.reading.1": { kind: "siege" },
  "lilly.prisoner.1": { kind: "fugitive" },
  "lilly.husband-imprisoned.1": { kind: "release" },
};

const FAVOURABLE = /^(yes|alive|news-soon|found|taken|retaken|soon)/;
const UNFAVOURABLE = /^(no|false)/;

/** Puts one of Lilly's figures to the service. */
export async function judgeLilly(one: VectorCase, call: Call): Promise<Verdict> {
  const { id, input, expect } = one as unknown as Figure;
  const { at, place, question, quesitedHouse } = input;
  if (!at) return { kind: "skipped", reason: "a figure without a date" };
  const side = FAVOURABLE.test(expect.answer)
    ? "favourable"
    : UNFAVOURABLE.test(expect.answer)
      ? "unfavourable"
      : null;
  if (!side) return { kind: "skipped", reason: "a question of means, with neither yes nor no" };
  const answer = (await call("horary.judge", {
    date: at.gregorian,
    time: at.meanTimeApprox,
    timezone: "UTC",
    latitude: place.lat,
    longitude: place.lon,
    question,
    quesitedHouse,
    ...KINDS[id],
  })) as { verdict: { value: { id: string } }; score: number };
  const found = answer.verdict.value.id;
  return found === side
    ? { kind: "passed" }
    : {
        kind: "failed",
        differences: [`${id}: expected ${side} (${expect.answer}), got ${found}, ${answer.score}`],
      };
}
