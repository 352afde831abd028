/** How much of one reading stands in another. */

const ENDS = /(?<=[.!?。！？][”」』"')]*)\s*/u;

/** The sentences of a reading without the question that it echoes. */
export function sentencesOf(text: string, question: string): readonly string[] {
  return text
    .replaceAll(question, "")
    .split(ENDS)
    .map((sentence) => sentence.replace(/[\s“”「」]/gu, ""))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/** Sentences of both, as a part of the mean of the two, 0 to 1. */
export function sharedPart(one: readonly string[], other: readonly string[]): number {
  const set = new Set(other);
  const shared = one.filter((sentence) => set.has(sentence)).length;
  return (2 * shared) / (one.length + other.length);
}
