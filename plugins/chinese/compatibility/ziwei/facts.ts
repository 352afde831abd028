/** What a writer may use of a match, in the language in which it is said. */
import type { Speaker } from "#sdk";
import { MAJOR_STAR } from "#east/purple_star/stars.ts";
import { GRADE } from "../scoring.ts";
import type { ZiweiMatch } from "./answer.ts";
import { PART } from "./parts.ts";

/** The facts of a match in the words of a speaker. */
export function factsOf(
  { a, b, score, verdict, parts }: ZiweiMatch,
  say: Speaker,
): Readonly<Record<string, unknown>> {
  const stars = ({ life }: typeof a) =>
    life && life.stars.map((star) => say.term(MAJOR_STAR, star, []));
  return {
    score,
    verdict: say.term(GRADE, verdict.value, []),
    a: stars(a),
    b: stars(b),
    parts: parts.map(({ part, value, evidence }) => ({
      part: say.term(PART, part, []),
      value,
      evidence: say.phrase(evidence),
    })),
  };
}
