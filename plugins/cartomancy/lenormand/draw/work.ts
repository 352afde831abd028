import { type Give, type InputOf, requireAnswerable, understand } from "#sdk";
import { deal } from "../../core/deal.ts";
import { layNumbers } from "../../core/laid.ts";
import { leanOf } from "../../core/leaning.ts";
import { replyOf } from "../../core/reply.ts";
import { DECK } from "../core/deck.ts";
import { describeCard } from "../core/describe.ts";
import type { DrawAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { middleOf, pairsOf, sizeOf } from "./spreads.ts";

export { weigh } from "../../core/leaning.ts";
export { drawSpread as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): DrawAnswer {
  const { spread, question, cards: numbers } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const size = sizeOf(spread);
  const dealt = numbers
    ? layNumbers(DECK, numbers, size)
    : deal(random, DECK, size + asked.options.length, false).map(({ card }) => card);
  const [cards, forOptions] = [dealt.slice(0, size), dealt.slice(size)];
  const leaning = leanOf(
    cards.map(({ id, polarity }, index) => ({
      face: { card: id },
      polarity,
      times: index === middleOf(spread) ? 2 : 1,
    })),
  );
  return {
    spread,
    question: question ?? null,
    asked,
    reply: replyOf(
      asked,
      cards.at(-1)!,
      leaning.score,
      forOptions.map(({ polarity }) => polarity),
    ),
    castBy: numbers ? "caller" : "chance",
    cards: cards.map((card, index) => ({ place: index + 1, ...describeCard(card) })),
    pairs: pairsOf(spread).map(({ tie, places: [a, b] }) => ({
      tie,
      places: [a + 1, b + 1],
      says: { code: "pair", with: { a: cards[a]!.id, b: cards[b]!.id, tie } },
    })),
    optionCards: forOptions.map(describeCard),
    leaning,
  };
}
