/** Sentences into paragraphs. */

type Part = string | null | undefined | false;

/** Sentences with a space between them; what is null or false is left out. */
export function paragraph(...sentences: readonly Part[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** Paragraphs without the empty ones. */
export function paragraphs(...all: readonly Part[]): readonly string[] {
  return all.filter((one): one is string => Boolean(one));
}
