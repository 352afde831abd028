/**
 * Oro, plata, mata: steps are counted by three words, and the last of them names the stair.
 *
 * @source Philippine building custom, as told by architects and builders: count oro (gold), plata (silver), mata (the ill
 *   third) from the foot, and do not end on the third; the best ends on oro. F. Boille, The Thirteenth Step (abctales.com):
 *   thirteen end on gold
 */
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** The three words of the count. */
export const WORD = vocabulary("oroPlataMata", {
  oro: { native: "oro", roman: "oro" },
  plata: { native: "plata", roman: "plata" },
  mata: { native: "mata", roman: "mata" },
});
export type Word = IdOf<typeof WORD>;

/** What is counted. */
export const PART = vocabulary("housePart", ["steps", "posts", "beams"]);
export type Part = IdOf<typeof PART>;

/** The word on which a count ends. */
export const wordOf = (count: number): Word => WORD.ids[(count - 1) % 3]!;

/** How a word leans. */
export const LEANINGS: Readonly<Record<Word, Leaning>> = {
  oro: "favourable",
  plata: "favourable",
  mata: "adverse",
};

/** The nearest counts that end on gold: the greatest below, if there is one, and the least above. */
export function nearestGold(count: number): {
  readonly below: number | null;
  readonly above: number;
} {
  const below = count - 1 - ((count - 2 + 3) % 3);
  const above = count + 1 + ((3 - (count % 3)) % 3);
  return { below: below >= 1 ? below : null, above };
}
