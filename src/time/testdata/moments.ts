/** Shorthands of the tests of civil times. */
import { resolveCivil } from "../civil.ts";
import type { CivilInput, CivilIssue } from "../civil_input.ts";
import type { CivilMoment, CivilOptions } from "../civil_moment.ts";
import { DateOutOfRange } from "../out_of_range.ts";
import type { Phrase } from "../phrases.ts";

/** The moment of an input that is sound. */
export function momentOf(input: CivilInput, options?: CivilOptions): CivilMoment {
  const result = resolveCivil(input, options);
  if (!result.ok) throw new TypeError(JSON.stringify(result.issues));
  return result.moment;
}

/** The issues of any input; none where it is sound. */
export function issuesOf(input: unknown, options?: CivilOptions): readonly CivilIssue[] {
  const result = resolveCivil(input as CivilInput, options);
  return result.ok ? [] : result.issues;
}

/** What is said of a date that is not served. */
export function rangePhraseOf(ask: () => unknown): Phrase {
  try {
    ask();
  } catch (error) {
    if (error instanceof DateOutOfRange) return error.phrase;
    throw error;
  }
  throw new Error("must be out of range");
}
