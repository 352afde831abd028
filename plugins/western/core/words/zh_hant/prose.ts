/** Sentences into paragraphs. */
import { chinese } from "#sdk";

type Part = string | null | undefined | false;

/** Sentences one after the other; what is null or false is left out. */
export function paragraph(...sentences: readonly Part[]): string {
  return sentences.filter(Boolean).join("");
}

/** Paragraphs without the empty ones. */
export function paragraphs(...all: readonly Part[]): readonly string[] {
  return all.filter((one): one is string => Boolean(one));
}

/** A small count before a measure word: 兩顆, not 二顆. */
export function count(value: number): string {
  return value === 2 ? "兩" : chinese.numeral(value);
}
