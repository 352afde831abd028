/** The rules of idempotency keys and other short texts that callers choose. */

const CONTROL = /\p{Cc}/u;

/**
 * Says what is wrong with an idempotency key.
 *
 * @returns null for a key of 1-255 characters without control characters, outer blanks or lone surrogates
 */
export function explainKey(key: string): string | null {
  if (key !== key.trim()) return "must not begin or end with a blank";
  return explainText(key, 255);
}

/** Says what is wrong with a text of 1 to `max` characters (code points), or null. */
export function explainText(text: string, max: number): string | null {
  if (!text.isWellFormed()) return "must be valid Unicode";
  if (text.length === 0) return "must not be empty";
  const length = text.length > max ? [...text].length : text.length;
  if (length > max) return `must have at most ${max} characters, has ${length}`;
  return CONTROL.test(text) ? "must not contain control characters" : null;
}
