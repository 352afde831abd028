/**
 * Descriptions of the postings that the wallet makes by itself. Programs read them as they stand here;
 * pages render them by their code in the reader's language.
 */
export const OWN_DESCRIPTIONS = {
  cardPurchase: "Points bought by card",
  cardRefunded: "Card payment refunded",
  cardDisputed: "Card payment disputed",
  cardCollected: "Points owed for a reversed card payment",
  cardReturned: "Points of a settled card dispute",
  textReturned: "Given back: the text could not be finished",
  tokenSwap: "Tokens swapped for points",
  demo: "Demo points",
} as const;

/**
 * The key of a movement of the wallet's own out of a user's account. There it stands beside the keys that the user
 * chose; none of those begins with a blank (`short_text.ts`), so nobody can bind one of ours beforehand.
 */
export function ownKey(name: string): string {
  return ` ${name}`;
}

/** Code of a posting of the wallet's own. */
export type OwnPosting = keyof typeof OWN_DESCRIPTIONS;

const CODES = new Map<string, OwnPosting>(
  Object.entries(OWN_DESCRIPTIONS).map(([code, text]) => [text, code as OwnPosting]),
);

/** The code behind a description; undefined for a text that a caller chose. */
export function ownPostingOf(description: string): OwnPosting | undefined {
  return CODES.get(description);
}
