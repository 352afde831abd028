/** What an input should have been, made of a language's own small words. */
import type { Expectation, Shown } from "../check_input.ts";

/** Parameters of the sentences about a value that does not fit. */
export interface Expected {
  readonly expected: Expectation;
  readonly got: Shown;
  /** What the input means, in the language of the sentence. */
  readonly about?: string;
  readonly nearest?: unknown;
}

interface ExpectationWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly oneOf: (values: readonly string[], more: number) => string;
  /** A kind whose value or size is bounded; `least` or `most` may be absent, not both. */
  readonly bounded: (kind: string, bounds: Expectation) => string;
}

/** Values that a sentence lists before it counts the rest. */
const MAX_VALUES = 20;

/** Makes the function that says what was expected. */
export function expectationIn(words: ExpectationWords): (expected: Expectation) => string {
  return (expected) => {
    const { type, values, least, most } = expected;
    if (values) {
      const listed = values.slice(0, MAX_VALUES).map((one) => JSON.stringify(one));
      return words.oneOf(listed, values.length - listed.length);
    }
    const kind = words.kinds[type] ?? type;
    return least === undefined && most === undefined ? kind : words.bounded(kind, expected);
  };
}

interface ShownWords {
  readonly nothing: string;
  readonly null: string;
  readonly object: string;
  readonly array: (count: number) => string;
}

/** Makes the function that says what was given instead. */
export function shownIn(words: ShownWords): (shown: Shown) => string {
  return (shown) =>
    shown.kind === "text"
      ? shown.text
      : shown.kind === "array"
        ? words.array(shown.count)
        : words[shown.kind];
}
