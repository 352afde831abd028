/** What a cast holds by aett. */
import type { Phrase } from "#sdk";
import type { CastRune } from "./cast.ts";
import { AETT, type Aett } from "./rune.ts";

/** The runes of a cast by aett, the blank stave apart. */
export interface Tally {
  readonly freyr: number;
  readonly heimdall: number;
  readonly tyr: number;
  readonly blank: number;
  readonly merkstave: number;
}

/** Counts a cast. */
export function tally(cast: readonly CastRune[]): Tally {
  const of = (aett: Aett | null) => cast.filter(({ rune }) => rune.aett === aett).length;
  return {
    freyr: of("freyr"),
    heimdall: of("heimdall"),
    tyr: of("tyr"),
    blank: of(null),
    merkstave: cast.filter(({ merkstave }) => merkstave).length,
  };
}

/** What is said of a cast as a whole. */
export type ThemePhrases = {
  /** Of a single rune. */
  loneAett: { aett: Aett };
  /** Of the blank stave alone. */
  blankAlone: {};
  aettLeads: { aett: Aett };
  noAettLeads: {};
};

/** What stands out in a cast. */
export interface Theme {
  /** The aett with more runes than any other, two at least; null where none is. */
  readonly dominantAett: Aett | null;
  readonly says: Phrase<ThemePhrases>;
}

/** Draws the theme from the tally. */
export function findTheme(counts: Tally): Theme {
  const total = counts.freyr + counts.heimdall + counts.tyr;
  const best = Math.max(counts.freyr, counts.heimdall, counts.tyr);
  const leaders = AETT.ids.filter((one) => counts[one] === best);
  const aett = leaders[0]!;
  if (total === 0) return { dominantAett: null, says: { code: "blankAlone" } };
  if (total === 1 && counts.blank === 0) {
    return { dominantAett: null, says: { code: "loneAett", with: { aett } } };
  }
  if (best < 2 || leaders.length > 1) return { dominantAett: null, says: { code: "noAettLeads" } };
  return { dominantAett: aett, says: { code: "aettLeads", with: { aett } } };
}
