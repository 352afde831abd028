/** The patterns of a chart, read out in English. */
import type { Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import { PATTERN } from "../../patterns/pattern.ts";
import { pattern as patternWords } from "./patterns.ts";
import type { Glossary } from "./glossary.ts";

/** Patterns that a reading names. */
const MOST_NAMED = 4;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The patterns that say most, with what makes and what lessens them. */
export function readPatterns({ patterns }: ZiweiAnswer, say: Speaker, gloss: Glossary): string {
  const text = patterns
    .slice(0, MOST_NAMED)
    .map(({ pattern, standing, because, against }, i) => {
      const { text: title, sense } = patternWords[pattern];
      const name = `${nativeOf(PATTERN, pattern)} (${title})`;
      const made = because.map((one) => say.phrase(one)).join(" and ");
      const lead = i === 0 ? `Your chart is marked by ${name}` : capital(`also ${name}`);
      const tail = made === "" ? "" : ` formed by ${made}`;
      if (standing === "full") return `${lead}${tail}: ${sense}.`;
      const isBroken = standing === "broken";
      // What breaks a pattern comes before what it lacks.
      const lack = (isBroken ? against.slice(0, 1) : against)
        .map((one) => say.phrase(one))
        .join(" and ");
      const state = isBroken ? "is broken by" : "stands lesser since";
      return `${lead}${tail}: ${sense}, but ${nativeOf(PATTERN, pattern)} ${state} ${lack}.`;
    })
    .join(" ");
  return gloss.once(text);
}
