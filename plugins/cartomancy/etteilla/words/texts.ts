/** The shape of what is said of Etteilla’s cards in one language. */
import { ETTEILLA, type EtteillaId } from "../deck.ts";

export interface SideText {
  readonly keywords: string;
  readonly says: string;
}
export type EtteillaTexts = Readonly<Record<EtteillaId, readonly [SideText, SideText]>>;

/** A row a card, by his numbers: keywords and a sentence, upright and reversed. */
export type Row = readonly [string, string, string, string];

/** Reads a table by number. */
export function readTexts(rows: readonly Row[]): EtteillaTexts {
  return Object.fromEntries(
    ETTEILLA.ids.map((id, index) => {
      const [keywords, says, turned, saysTurned] = rows[index]!;
      return [
        id,
        [
          { keywords, says },
          { keywords: turned, says: saysTurned },
        ],
      ] as const;
    }),
  ) as unknown as EtteillaTexts;
}

/** The side of a card that speaks. */
export const sideOf = (
  texts: EtteillaTexts,
  { card, reversed }: { card: EtteillaId; reversed: boolean },
): SideText => texts[card][reversed ? 1 : 0];
