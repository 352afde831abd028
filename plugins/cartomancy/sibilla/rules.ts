/** What cards say together: neighbours, a black card that presses upon a red one. */
import type { Drawn } from "../core/deal.ts";
import type { SibillaAnswer } from "./answer.ts";
import type { SibillaCard } from "./deck.ts";
import type { Place } from "./spreads.ts";

const isBlack = ({ suit }: SibillaCard): boolean => suit === "clubs" || suit === "spades";

/** Neighbours of a line, or within each pack of the cross. */
export function pairsIn(
  laid: readonly Drawn<SibillaCard>[],
  places: readonly Place[],
): SibillaAnswer["pairs"] {
  const inPacks = new Set(places).size < places.length;
  return laid.slice(1).flatMap(({ card: after }, index) => {
    if (inPacks && places[index] !== places[index + 1]) return [];
    const before = laid[index]!.card;
    const code = isBlack(after) && !isBlack(before) ? "pressed" : "pair";
    const says = { code, with: { a: before.id, b: after.id } } as const;
    return [{ places: [index + 1, index + 2], says }];
  });
}
