import { type Give, type InputOf, InputError, requireAnswerable, understand } from "#sdk";
import { deal, type Drawn } from "../../core/deal.ts";
import { leanOf } from "../../core/leaning.ts";
import { layNames } from "../../core/named.ts";
import { replyOf } from "../../core/reply.ts";
import { type Face, type PlayingAnswer } from "./answer.ts";
import { packOf, polarityOf, type PlayingCard } from "./deck.ts";
import type { input } from "./input.ts";
import { leadingSuit } from "../core/suits.ts";
import { companiesIn, couplesIn } from "./rules.ts";
import { placesOf, type Place } from "./spreads.ts";

export { weigh } from "../../core/leaning.ts";
export { drawCards as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): PlayingAnswer {
  const { deck: count, spread, question, cards: names } = given;
  const small = count === "32";
  if (spread === "pastPresentFuture" && !small) {
    throw new InputError([{ path: "deck", code: "needs-32", nearest: "32" }]);
  }
  requireAnswerable(question);
  const asked = understand(question, given);
  const [deck, places] = [packOf(count), placesOf(spread)];
  // The whole pack lies on the table where it is read in three tens, and no card is left for an option.
  const spare = Math.min(asked.options.length, deck.length - places.length);
  const dealt = names
    ? layNames(deck, names, places.length)
    : deal(random, deck, places.length + spare, small);
  const turned = dealt.findIndex(({ reversed }) => reversed);
  if (!small && turned >= 0) {
    throw new InputError([{ path: `cards/${turned}`, code: "lies-upright" }]);
  }
  const [laid, left] = [dealt.slice(0, places.length), dealt.slice(places.length)];
  const future = laid.filter((_, index) => places[index] === "future");
  const forOptions = left.length > 0 ? left : future.slice(0, asked.options.length);
  const last = laid.at(-1)!;
  const leaning = leanOf(
    laid.map((one, index) => ({
      face: faceOf(one),
      polarity: polarityOf(one.card, one.reversed),
      times: spread === "pastPresentFuture" && places[index] === "future" ? 2 : 1,
    })),
  );
  return {
    spread,
    deck: deck.length,
    question: question ?? null,
    asked,
    reply: replyOf(
      asked,
      last.card,
      leaning.score,
      forOptions.map(({ card, reversed }) => polarityOf(card, reversed)),
    ),
    castBy: names ? "caller" : "chance",
    cards: laid.map((one, index) => ({
      position: places[index]!,
      ...describe(one),
      rank: one.card.rank,
      suit: one.card.suit,
      polarity: polarityOf(one.card, one.reversed),
      says: { code: "says", with: faceOf(one) },
    })),
    companies: packsOf(laid, places).flatMap(([position, cards]) =>
      companiesIn(cards).map((company) => ({
        position,
        ...company,
        says: { code: "company", with: { rank: company.rank, count: company.count } } as const,
      })),
    ),
    couples: couplesIn(laid.map(({ card }) => card.id)).map((couple) => ({
      couple,
      says: { code: "couple", with: { couple } },
    })),
    leadingSuit: leadingSuit(laid.map(({ card }) => card)),
    optionCards: forOptions.map(describe),
    leaning,
  };
}

const faceOf = ({ card, reversed }: Drawn<PlayingCard>): Face => ({ card: card.id, reversed });

function describe(one: Drawn<PlayingCard>) {
  const face = faceOf(one);
  return { ...face, keywords: { code: "keywords", with: face } } as const;
}

/** The cards in which companies are sought: each pack by itself, or all together. */
function packsOf(
  laid: readonly Drawn<PlayingCard>[],
  places: readonly Place[],
): readonly (readonly [Place | null, readonly Drawn<PlayingCard>[]])[] {
  if (new Set(places).size === places.length) return [[null, laid]];
  return [...new Set(places)].map((place) => [
    place,
    laid.filter((_, index) => places[index] === place),
  ]);
}
