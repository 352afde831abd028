/**
 * The Opening of the Key: five deals of the whole pack, in each of which the heap of the significator is opened, counted
 * through and paired.
 *
 * @source Golden Dawn, Book T, printed by A. Crowley in "A Description of the Cards of the Tarot" (The Equinox I.8,
 *   1912): the letters of the Name, twelve houses, twelve signs, the ring of 36, ten sephiroth; values in counting.
 *   That a significator on its head looks the other way, and that heaps are paired as rings, is this service's reading
 */
import { SIGN } from "#lore";
import type { Random } from "#sdk";
import { deal, type Drawn } from "../core/deal.ts";
import type { TarotCard } from "../tarot/card.ts";
import { DECK } from "../tarot/deck.ts";
import { HOUSES, LETTERS, SEPHIROTH, type Division, type Operation, type Way } from "./terms.ts";

export type Card = Drawn<TarotCard>;

/** A heap with the significator in it. */
export interface Heap {
  readonly operation: Operation;
  readonly division: Division;
  readonly cards: readonly Card[];
}

/** How far a card counts, itself included: court cards and trumps by Book T, pips by their number, aces as five. */
export function valueOf({ suit, rank, number, astro }: TarotCard): number {
  if (suit !== null) {
    if (rank === "ace") return 5;
    if (rank === "page") return 7;
    return number > 10 ? 4 : number;
  }
  return { ofElement: 3, ofBody: 9, ofSign: 12 }[astro.code as "ofElement" | "ofBody" | "ofSign"];
}

/** Places that are counted, the significator first, until one would come again. */
export function countThrough(cards: readonly Card[], from: number, way: Way): readonly number[] {
  const step = way === "right" ? 1 : -1;
  const counted = [from];
  for (let at = from; ;) {
    const moved = at + step * (valueOf(cards[at]!.card) - 1);
    at = ((moved % cards.length) + cards.length) % cards.length;
    if (counted.includes(at)) return counted;
    counted.push(at);
  }
}

/** Places on either side of the significator, the nearest first; in a heap of even size the last stands alone. */
export function pairsAbout(size: number, from: number): readonly (readonly [number, number])[] {
  const ring = (place: number) => ((place % size) + size) % size;
  return Array.from({ length: Math.floor((size - 1) / 2) }, (_, index) => [
    ring(from - index - 1),
    ring(from + index + 1),
  ]);
}

/** Whither the significator looks. */
export const wayOf = ({ reversed }: Card): Way => (reversed ? "left" : "right");

/** Cuts a heap: the number of cards above the cut, at least one and never all. */
const cut = (random: Random, size: number): number =>
  size < 2 ? size : 1 + random.below(size - 1);

/** Each half is cut to the left: from the right Yod, Heh, Vau and the final Heh. */
function letters(random: Random, pack: readonly Card[]): readonly (readonly Card[])[] {
  const middle = cut(random, pack.length);
  const [upper, lower] = [pack.slice(0, middle), pack.slice(middle)];
  const [a, b] = [cut(random, upper.length), cut(random, lower.length)];
  return [lower.slice(b), lower.slice(0, b), upper.slice(a), upper.slice(0, a)];
}

/** Deals a pack round to so many heaps. */
const round = (pack: readonly Card[], heaps: number): readonly (readonly Card[])[] =>
  Array.from({ length: heaps }, (_, heap) => pack.filter((_card, index) => index % heaps === heap));

const RING = 36;

/**
 * The five heaps of a significator.
 *
 * Order of the random numbers: for each operation the whole pack, card and side as {@link deal} tells; in the first, after
 * it, three cuts: the pack, its upper half, its lower half, each `1 + below(size - 1)` cards from above.
 */
export function openKey(random: Random, significator: TarotCard): readonly Heap[] {
  const shuffled = () => deal(random, DECK, DECK.length, true);
  const holds = (cards: readonly Card[]) => cards.some(({ card }) => card.id === significator.id);
  const opened = (
    operation: Operation,
    divisions: readonly Division[],
    heaps: readonly (readonly Card[])[],
  ): Heap => {
    const at = heaps.findIndex(holds);
    return { operation, division: divisions[at]!, cards: heaps[at]! };
  };
  const first = opened("letters", LETTERS, letters(random, shuffled()));
  const second = opened("houses", HOUSES, round(shuffled(), HOUSES.length));
  const third = opened("signs", SIGN.ids, round(shuffled(), SIGN.ids.length));
  const pack = shuffled();
  const from = pack.findIndex(({ card }) => card.id === significator.id);
  const ring = Array.from({ length: RING + 1 }, (_, i) => pack[(from + i) % pack.length]!);
  const fourth: Heap = { operation: "decans", division: "ring", cards: ring };
  const fifth = opened("tree", SEPHIROTH, round(shuffled(), SEPHIROTH.length));
  return [first, second, third, fourth, fifth];
}

/** The sixteen court cards, among which chance chooses where the caller names none. */
export const COURTS: readonly TarotCard[] = DECK.filter(
  ({ suit, number }) => suit !== null && number > 10,
);
