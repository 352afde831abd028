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

/**
 * Characters that change how others look or stand, and show nothing themselves: directions, joiners, fillers,
 * variation selectors, tags, the blank Braille cell, line and paragraph separators, private use.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Co}\u2800]/u;
const NAME_LENGTH = 100;

/**
 * Says what is wrong with a name that other people read, such as a partner's on the page of consent.
 *
 * @returns null for a text of 1-100 characters that all show, without outer blanks
 */
export function explainName(name: string): string | null {
  const problem = explainText(name, NAME_LENGTH);
  if (problem !== null) return problem;
  if (name !== name.trim()) return "must not begin or end with a blank";
  return UNSEEN.test(name) ? "must not contain characters that are not seen" : null;
}

/** Says what is wrong with a text of 1 to `max` characters (code points), or null. */
export function explainText(text: string, max: number): string | null {
  if (!text.isWellFormed()) return "must be valid Unicode";
  if (text.length === 0) return "must not be empty";
  const length = text.length > max ? [...text].length : text.length;
  if (length > max) return `must have at most ${max} characters, has ${length}`;
  return CONTROL.test(text) ? "must not contain control characters" : null;
}
