import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import type { TarotAnswer } from "./answer.ts";
import { findDignities } from "./dignities.ts";
import { dealCards, type DrawnCard, layCards } from "./draw.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { type LayoutId, layoutOf, type Place } from "./layouts.ts";
import { isReadReversed, weighLeaning } from "./leaning.ts";
import { numberOf, numeralOf, type Order } from "./numbering.ts";
import { replyOf } from "./reply.ts";
import { findTheme, tally } from "./tallies.ts";

export { drawPicture as picture } from "./picture/picture.ts";

export function run(
  asked: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): TarotAnswer {
  const { spread, question, reversals = true, cards, order } = asked;
  const { id: layout, places } = layoutOf(spread, asked.layout ?? "pastPresentFuture");
  requireAnswerable(question);
  const understood = understand(question, asked);
  const { options } = understood;
  const dealt = cards
    ? layCards(cards, places.length)
    : dealCards(random, places.length + options.length, reversals);
  const drawn = dealt.slice(0, places.length);
  const spare = cards ? drawn : dealt.slice(places.length);
  const forOptions = spare.length >= options.length ? spare.slice(0, options.length) : [];
  const leaning = weighLeaning(drawn, places);
  const tallies = tally(drawn);
  return {
    spread,
    layout,
    question: question ?? null,
    asked: understood,
    reply: replyOf(understood, drawn.at(-1)!, leaning.score, forOptions),
    optionCards: forOptions.map(({ card, reversed }) => ({ card: card.id, reversed })),
    castBy: cards ? "caller" : "chance",
    cards: drawn.map((one, index) => describeCard(one, layout, places[index]!, order)),
    tallies,
    elementalDignities: findDignities(
      drawn,
      places.map(({ id }) => id),
    ),
    theme: findTheme(tallies),
    leaning,
  };
}

export function weigh({ leaning: { score, testimonies } }: TarotAnswer): Weighing {
  return {
    score,
    testimonies: testimonies.map(({ polarity: _polarity, ...share }) => share),
  };
}

function describeCard(
  drawn: DrawnCard,
  layout: LayoutId,
  place: Place,
  order: Order,
): TarotAnswer["cards"][number] {
  const { card, reversed } = drawn;
  const readReversed = isReadReversed(drawn, place);
  const ref = { layout, place: place.id };
  const face = { card: card.id, reversed: readReversed };
  return {
    position: place.id,
    asks: { code: "asks", with: ref },
    card: card.id,
    index: card.index,
    arcana: card.suit === null ? "major" : "minor",
    suit: card.suit,
    rank: card.rank,
    number: numberOf(card, order),
    numeral: numeralOf(card, order),
    reversed,
    readReversed,
    keywords: { code: "keywords", with: face },
    meaning: { code: "meaning", with: face },
    says: {
      code: "inPlace",
      with: { ...ref, card: card.id, reversed, readReversed },
    },
    element: card.element,
    astro: card.astro,
  };
}
