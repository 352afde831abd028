/** The words of the pages of what people keep. */
import { wordsIn, type Lang } from "../../../speech/mod.ts";
import { loadFor } from "../voice.ts";
import type { KeepWords } from "./words/en.ts";

const SOURCE = wordsIn<KeepWords>(import.meta);

/** Loads them in the language of a page. */
export async function keepWords(asked: Lang): Promise<KeepWords> {
  return (await loadFor(SOURCE, asked)).words;
}
