/** What a writer may use of a match, in the language in which it is said. */
import type { Speaker } from "#sdk";
import { GRADE } from "../scoring.ts";
import type { BaziMatch } from "./answer.ts";
import { DIMENSIONS, PART } from "./match.ts";

/** The facts of a match in the words of a speaker. */
export function factsOf(
  { a, b, score, verdict, dimensions, parts }: BaziMatch,
  say: Speaker,
): Readonly<Record<string, unknown>> {
  return {
    a: a.native,
    b: b.native,
    score,
    verdict: say.term(GRADE, verdict.value, []),
    dimensions: Object.fromEntries(DIMENSIONS.map((id) => [id, dimensions[id].score])),
    parts: parts.map(({ part, value, evidence }) => ({
      part: say.term(PART, part, []),
      value,
      evidence: say.phrase(evidence),
    })),
  };
}
