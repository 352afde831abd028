/** Texts of the 64 hexagrams as the files of words hold them. */
import type { HexagramId } from "../../../core/hexagrams.ts";
import type { Side, SidePhrases, TextPhrases } from "../terms.ts";

const numberOf = (hexagram: HexagramId) => Number(hexagram.slice("hexagram".length));

/** What the words say of a text of the book. */
export interface HexagramTexts {
  readonly judgement: (said: TextPhrases["judgement"]) => string;
  readonly line: (said: TextPhrases["line"]) => string;
  readonly onSide: (said: SidePhrases["onSide"]) => string;
}

/**
 * Reads the texts of one language.
 *
 * @param blocks blocks parted by an empty line: the judgement, then the lines from the lowest
 * @param sides a row for each hexagram: ties, work and money parted by `|`
 */
export function readTexts(blocks: readonly string[], sides: string): HexagramTexts {
  const rows = blocks.flatMap((part) =>
    part
      .trim()
      .split("\n\n")
      .map((block) => block.split("\n")),
  );
  const bySide = sides
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  const at: Readonly<Record<Side, number>> = { love: 0, work: 1, money: 2 };
  return {
    judgement: ({ hexagram }) => rows[numberOf(hexagram) - 1]![0]!,
    line: ({ hexagram, line }) => rows[numberOf(hexagram) - 1]![line]!,
    onSide: ({ hexagram, side }) => bySide[numberOf(hexagram) - 1]![at[side]]!,
  };
}
