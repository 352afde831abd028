/** The received text of the Changes: judgements and lines, without the wings. */
import type { HexagramId } from "../../core/hexagrams.ts";
import rows from "./text/received.json" with { type: "json" };
import type { TextPhrases } from "./terms.ts";

const table = rows as readonly (readonly string[])[];

/** Place of the text for six lines that all change, which only 乾 and 坤 have. */
export const ALL_LINES = 7;

/** A text as it was received, with the code of what it says in other words. */
export type Received = {
  readonly original: string;
  readonly lang: "lzh";
} & (
  | { readonly code: "judgement"; readonly with: TextPhrases["judgement"] }
  | { readonly code: "line"; readonly with: TextPhrases["line"] }
);

/**
 * The judgement of a hexagram.
 *
 * @param number of King Wen, 1 to 64
 * @source Zhouyi, received text (public domain); two stored editions compared character by character, see the README
 */
export function judgementOf(number: number): Received {
  const hexagram = `hexagram${number}` as HexagramId;
  return { original: table[number - 1]![0]!, lang: "lzh", code: "judgement", with: { hexagram } };
}

/**
 * The text of a line, or null where there is none: only 乾 and 坤 have one for all six.
 *
 * @param line 1 is the lowest; {@link ALL_LINES} for all six at once
 */
export function lineOf(number: number, line: number): Received | null {
  const hexagram = `hexagram${number}` as HexagramId;
  const original = table[number - 1]![line];
  return original ? { original, lang: "lzh", code: "line", with: { hexagram, line } } : null;
}

/** How the book names a line: 初九, 六二, 上六; for all six 用九 and 用六. */
export function lineTitle(lines: string, line: number): string {
  const kind = lines[Math.min(line, 6) - 1] === "1" ? "九" : "六";
  if (line === ALL_LINES) return `用${kind}`;
  if (line === 1) return `初${kind}`;
  return line === 6 ? `上${kind}` : kind + "一二三四五"[line - 1]!;
}
