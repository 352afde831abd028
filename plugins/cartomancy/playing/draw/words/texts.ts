/** The shape of what is said of a playing card in one language. */
import type { PlayingId } from "../deck.ts";

export interface SideText {
  readonly keywords: string;
  readonly says: string;
}
/** The second side stands for a card on its head; those outside the 32 have none. */
export type PlayingTexts = Readonly<Record<PlayingId, readonly [SideText, SideText?]>>;

type Row = readonly [
  keywords: string,
  says: string,
  keywordsReversed?: string,
  saysReversed?: string,
];

/** Reads a table of texts. */
export function readTexts(rows: Readonly<Record<PlayingId, Row>>): PlayingTexts {
  return Object.fromEntries(
    Object.entries(rows).map(([id, [keywords, says, turned, saysTurned]]) => [
      id,
      turned === undefined
        ? [{ keywords, says }]
        : [
            { keywords, says },
            { keywords: turned, says: saysTurned! },
          ],
    ]),
  ) as unknown as PlayingTexts;
}

export function sideOf(
  texts: PlayingTexts,
  { card, reversed }: { card: PlayingId; reversed: boolean },
): SideText {
  const [upright, turned] = texts[card];
  return (reversed ? turned : undefined) ?? upright;
}
