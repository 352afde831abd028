import type { HexagramId } from "../hexagrams.ts";

/** Words of a hexagram: its name and what it says. */
export interface HexagramWords {
  readonly text: string;
  readonly sense: string;
}

/**
 * Words of the 64 hexagrams by id.
 *
 * @param rows name and sense in King Wen's order
 */
export function hexagramsOf(
  rows: readonly (readonly [text: string, sense: string])[],
): Readonly<Record<HexagramId, HexagramWords>> {
  return Object.fromEntries(
    rows.map(([text, sense], i) => [`hexagram${i + 1}`, { text, sense }]),
  ) as Record<HexagramId, HexagramWords>;
}
