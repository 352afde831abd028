/** What every procedure has in common: words that none of them need say again. */
import {
  wordsIn,
  type AnyWords,
  type Spoken,
  type WordsOf,
  type WordsSource,
} from "../speech/mod.ts";
import type { en } from "./words/en.ts";

/** Names of inputs, fields and terms that `words/` of this folder already has. */
export interface CommonWords {
  readonly inputs: keyof typeof en.inputs & string;
  readonly fields: keyof typeof en.fields & string;
  readonly terms: keyof typeof en.terms & string;
}

/**
 * Everything that is said of a procedure in one language; a missing key does not compile.
 *
 * @example
 * export const en = { title: "Hakata", … } satisfies Words<{ input: typeof input; answer: typeof answer }>;
 */
export type Words<S extends Spoken> = WordsOf<S, CommonWords>;

/** Words of this folder as the host reads them. */
export interface SharedWords extends AnyWords {
  readonly notice: string;
  /** Why an input is not acceptable, by code. */
  readonly issues: AnyWords["phrases"] & object;
}

/** The words that all procedures share. */
export const COMMON: WordsSource<SharedWords> = wordsIn<SharedWords>(import.meta);
