/** The rules of idempotency keys and other short texts that callers choose. */
import type { SayIssue } from "./errors.ts";

const CONTROL = /\p{Cc}/u;
const OUTER_BLANK: SayIssue = (say) => say.outerBlank;

/**
 * Says what is wrong with an idempotency key.
 *
 * @returns null for a key of 1-255 characters without control characters, outer blanks or lone surrogates
 */
export function explainKey(key: string): SayIssue | null {
  if (key !== key.trim()) return OUTER_BLANK;
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
export function explainName(name: string): SayIssue | null {
  const problem = explainText(name, NAME_LENGTH);
  if (problem !== null) return problem;
  if (name !== name.trim()) return OUTER_BLANK;
  return UNSEEN.test(name) ? (say) => say.unseen : null;
}

/** Says what is wrong with a text of 1 to `max` characters (code points), or null. */
export function explainText(text: string, max: number): SayIssue | null {
  if (!text.isWellFormed()) return (say) => say.unicode;
  if (text.length === 0) return (say) => say.empty;
  const length = text.length > max ? [...text].length : text.length;
  if (length > max) return (say) => say.longestHas(max, length);
  return CONTROL.test(text) ? (say) => say.control : null;
}
