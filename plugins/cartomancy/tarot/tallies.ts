/** What a spread holds by number, and the theme that follows from it. */
import { ELEMENT, type Element } from "#lore";
import type { Phrase } from "#sdk";
import { SUIT, type Rank, type Suit } from "./card.ts";
import type { DrawnCard } from "./draw.ts";

export interface Tallies {
  readonly majors: number;
  readonly reversed: number;
  readonly suits: Readonly<Record<Suit, number>>;
  readonly elements: Readonly<Record<Element, number>>;
  /** Ranks that came more than once, most first. */
  readonly ranksRepeated: readonly { readonly rank: Rank; readonly count: number }[];
}

/** Counts a spread. */
export function tally(drawn: readonly DrawnCard[]): Tallies {
  const cards = drawn.map(({ card }) => card);
  const ranks = new Map<Rank, number>();
  for (const { rank } of cards) if (rank) ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
  const countBy = <K extends string>(keys: readonly K[], of: "suit" | "element") =>
    Object.fromEntries(
      keys.map((key) => [key, cards.filter((card) => card[of] === key).length]),
    ) as Record<K, number>;
  return {
    majors: cards.filter(({ suit }) => suit === null).length,
    reversed: drawn.filter(({ reversed }) => reversed).length,
    suits: countBy(SUIT.ids, "suit"),
    elements: countBy(ELEMENT.ids, "element"),
    ranksRepeated: [...ranks]
      .filter(([, count]) => count > 1)
      .map(([rank, count]) => ({ rank, count }))
      .sort((a, b) => b.count - a.count),
  };
}

/** What is said of a spread as a whole. */
export type ThemePhrases = {
  /** Of a single card that is a trump. */
  loneTrump: {};
  /** Of a single card of a suit. */
  loneSuit: { suit: Suit };
  manyTrumps: {};
  suitLeads: { suit: Suit };
  elementLeads: { element: Element };
  nothingLeads: {};
  /** A rank that came three or four times. */
  rankRepeats: { rank: Rank; count: number };
};

/**
 * How many trumps are many: what comes in about one spread of fifty of three cards, one of eleven of ten
 * (22 of 78 without putting back).
 */
const MANY_TRUMPS = { three: 3, ten: 5 };

/** What stands out in a spread. */
export interface Theme {
  /** Many trumps for the spread, see {@link MANY_TRUMPS}: the matter is larger than the asker's choices. */
  readonly fateHeavy: boolean;
  /** The suit with more cards than any other, two at least; null where none is. */
  readonly dominantSuit: Suit | null;
  /** The element with more cards than any other, two at least; null where none is. */
  readonly dominantElement: Element | null;
  readonly says: readonly Phrase<ThemePhrases>[];
}

/** Draws the theme from the tallies of a spread. */
export function findTheme(tallies: Tallies): Theme {
  const fateHeavy = tallies.majors >= (countOf(tallies) > 3 ? MANY_TRUMPS.ten : MANY_TRUMPS.three);
  const dominantSuit = leader(tallies.suits, SUIT.ids);
  const dominantElement = leader(tallies.elements, ELEMENT.ids);
  const says = isSingle(tallies)
    ? [loneTheme(tallies)]
    : [
        ...(fateHeavy ? [{ code: "manyTrumps" } as const] : []),
        ...leading(dominantSuit, dominantElement, fateHeavy),
        ...tallies.ranksRepeated
          .filter(({ count }) => count >= 3)
          .map((repeated) => ({ code: "rankRepeats", with: repeated }) as const),
      ];
  return { fateHeavy, dominantSuit, dominantElement, says };
}

function isSingle(tallies: Tallies): boolean {
  return countOf(tallies) === 1;
}

function countOf({ elements }: Tallies): number {
  return ELEMENT.ids.reduce((sum, element) => sum + elements[element], 0);
}

function loneTheme({ suits }: Tallies): Phrase<ThemePhrases> {
  const suit = SUIT.ids.find((one) => suits[one] === 1);
  return suit ? { code: "loneSuit", with: { suit } } : { code: "loneTrump" };
}

/** Many trumps speak for themselves where no suit leads. */
function leading(
  suit: Suit | null,
  element: Element | null,
  fateHeavy: boolean,
): readonly Phrase<ThemePhrases>[] {
  if (suit) return [{ code: "suitLeads", with: { suit } }];
  if (fateHeavy) return [];
  return [element ? { code: "elementLeads", with: { element } } : { code: "nothingLeads" }];
}

function leader<K extends string>(
  counts: Readonly<Record<K, number>>,
  keys: readonly K[],
): K | null {
  const best = Math.max(...keys.map((key) => counts[key]));
  const leaders = keys.filter((key) => counts[key] === best);
  return best >= 2 && leaders.length === 1 ? leaders[0]! : null;
}
