/** A card as both procedures answer it. */
import type { LenormandCard } from "./deck.ts";

export function describeCard({ id, number, inset, polarity }: LenormandCard) {
  return {
    card: id,
    number,
    playingCard: `${inset.rank}-of-${inset.suit}`,
    polarity,
    keywords: { code: "keywords", with: { card: id } },
    means: { code: "means", with: { card: id } },
  } as const;
}
