import { type Give, type InputOf, requireAnswerable, understand } from "#sdk";
import { deal, type Drawn } from "../core/deal.ts";
import { leanOf } from "../core/leaning.ts";
import { layNames } from "../core/named.ts";
import { replyOf } from "../core/reply.ts";
import type { SibillaAnswer } from "./answer.ts";
import { DECK, isPerson, polarityOf, type SibillaCard } from "./deck.ts";
import type { input } from "./input.ts";
import { leadingSuit } from "../playing/core/suits.ts";
import { pairsIn } from "./rules.ts";
import { placesOf } from "./spreads.ts";

export { weigh } from "../core/leaning.ts";
export { drawCards as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): SibillaAnswer {
  const { spread, question, cards: names } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const places = placesOf(spread);
  const dealt = names
    ? layNames(DECK, names, places.length)
    : deal(random, DECK, places.length + asked.options.length, true);
  const laid = dealt.slice(0, places.length);
  const coming = laid.filter((_, index) => places[index] === "coming");
  const forOptions = names ? coming.slice(0, asked.options.length) : dealt.slice(places.length);
  const outcome = spread === "cross" ? coming.at(-1)! : laid.at(-1)!;
  const leaning = leanOf(
    laid.map((one, index) => ({
      face: { card: one.card.id, reversed: one.reversed },
      polarity: polarityOf(one.card, one.reversed),
      times: places[index] === "heart" ? 2 : 1,
    })),
  );
  return {
    spread,
    question: question ?? null,
    asked,
    reply: replyOf(
      asked,
      outcome.card,
      leaning.score,
      forOptions.map(({ card, reversed }) => polarityOf(card, reversed)),
    ),
    castBy: names ? "caller" : "chance",
    cards: laid.map((one, index) => ({
      position: places[index]!,
      ...describe(one),
      says: { code: "says", with: { card: one.card.id, reversed: one.reversed } },
    })),
    pairs: pairsIn(laid, places),
    people: laid.filter(({ card }) => isPerson(card)).map(({ card }) => card.id),
    leadingSuit: leadingSuit(laid.map(({ card }) => card)),
    optionCards: forOptions.map(describe),
    leaning,
  };
}

function describe({ card, reversed }: Drawn<SibillaCard>) {
  const { id, suit, rank } = card;
  return {
    card: id,
    reversed,
    suit,
    rank,
    polarity: polarityOf(card, reversed),
    keywords: { code: "keywords", with: { card: id, reversed } },
  } as const;
}
