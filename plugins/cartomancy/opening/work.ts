import { requireAnswerable, understand, type Give, type InputOf } from "#sdk";
import { leanOf } from "../core/leaning.ts";
import { DECK } from "../tarot/deck.ts";
import { relationOf } from "../tarot/dignities.ts";
import { replyOf } from "../tarot/reply.ts";
import type { KeyAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { COURTS, countThrough, openKey, pairsAbout, valueOf, wayOf, type Heap } from "./rules.ts";

export { weigh } from "../core/leaning.ts";
export { drawKey as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): KeyAnswer {
  const { significator: chosen, question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const significator = chosen
    ? DECK.find(({ id }) => id === chosen)!
    : COURTS[random.below(COURTS.length)]!;
  const heaps = openKey(random, significator);
  const opened = heaps.map((heap) => {
    const from = heap.cards.findIndex(({ card }) => card.id === significator.id);
    return { heap, from, counted: countThrough(heap.cards, from, wayOf(heap.cards[from]!)) };
  });
  // What each operation comes to; where the counting never leaves the significator, that is the last word.
  const last = opened.map(({ heap, counted }) => heap.cards[counted.at(-1)!]!);
  const leaning = leanOf(
    opened.flatMap(({ heap, counted }) =>
      (counted.length > 1 ? counted.slice(1) : counted).map((place) => ({
        face: { card: heap.cards[place]!.card.id },
        polarity: heap.cards[place]!.card.polarity,
        times: heap.operation === "tree" ? 2 : 1,
      })),
    ),
  );
  const upright = last.map(({ card }) => ({ card, reversed: false }));
  const forOptions = asked.options.map((_, index) => upright[index % upright.length]!);
  return {
    question: question ?? null,
    asked,
    reply: replyOf(asked, upright.at(-1)!, leaning.score, forOptions),
    castBy: "chance",
    significator: { card: significator.id, chosen: chosen !== undefined },
    operations: opened.map(({ heap, from, counted }) => describe(heap, from, counted)),
    leaning,
  };
}

function describe(
  { operation, division, cards }: Heap,
  from: number,
  counted: readonly number[],
): KeyAnswer["operations"][number] {
  const laid = cards.map(({ card, reversed }) => ({ card: card.id, reversed }));
  return {
    operation,
    division,
    cards: laid,
    place: from + 1,
    way: wayOf(cards[from]!),
    counted: counted.map((place) => {
      const { card } = cards[place]!;
      return {
        ...laid[place]!,
        value: valueOf(card),
        keywords: { code: "keywords", with: { card: card.id } },
        says: { code: "says", with: { card: card.id, operation } },
      };
    }),
    pairs: pairsAbout(cards.length, from).map(([a, b]) => ({
      cards: [laid[a]!.card, laid[b]!.card],
      relation: relationOf(cards[a]!.card.element, cards[b]!.card.element),
    })),
  };
}
