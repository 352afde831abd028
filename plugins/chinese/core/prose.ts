/** Small shapes of English sentences. */

/** Joins words as a sentence does: `"a"`, `"a and b"`, `"a, b and c"`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The text with a capital at its start. */
export function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The text with a small letter at its start. */
export function lower(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}

/** The text as a sentence of its own. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}
