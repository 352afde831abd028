import {
  byChance,
  defineProcedure,
  requireAnswerable,
  understand,
  withSettings,
  wordsIn,
} from "#sdk";
import { answer, type TarotAnswer } from "./answer.ts";
import { findDignities } from "./dignities.ts";
import { dealCards, layCards, type DrawnCard } from "./draw.ts";
import { CONVENTIONS, input } from "./input.ts";
import { LAYOUTS, layoutOf, type LayoutId, type Place } from "./layouts.ts";
import { isReadReversed, weighLeaning } from "./leaning.ts";
import { numberOf, numeralOf, type Order } from "./numbering.ts";
import { drawPicture } from "./picture/picture.ts";
import { replyOf } from "./reply.ts";
import { findTheme, tally } from "./tallies.ts";
import type { TarotWords } from "./words/en.ts";

/** A spread of the 78 cards, each read in its place. */
export const tarotDraw = defineProcedure({
  name: "tarot.draw",
  tradition: "tarot",
  words: wordsIn<TarotWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/tarot.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  options: {
    spreads: LAYOUTS.map(({ id, places }) => ({ id, cards: places.length })),
  },
  run(asked, { random }): TarotAnswer {
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
  },
  asks: withSettings(byChance, { spread: "three" }),
  weighs: {
    origin: "own",
    read: ({ leaning: { score, testimonies } }) => ({
      score,
      testimonies: testimonies.map(({ polarity: _polarity, ...share }) => share),
    }),
  },
  picture: drawPicture,
  examples: [
    {
      title: "three cards laid by the caller",
      input: { spread: "three", cards: ["the-fool", "two-of-cups:reversed", "the-sun"] },
      expect: {
        castBy: { id: "caller" },
        cards: [
          { index: 0, card: { id: "the-fool" }, reversed: false },
          { index: 37, card: { id: "two-of-cups" }, reversed: true, element: { id: "water" } },
          { index: 19, card: { id: "the-sun" }, reversed: false },
        ],
        tallies: { majors: 2, reversed: 1 },
      },
      source:
        "A. E. Waite, The Pictorial Key to the Tarot (1910): 22 trumps, four suits of fourteen",
    },
    {
      title: "ten different cards in the places of the Celtic Cross",
      input: { spread: "celticCross", seed: "example" },
      expect: { layout: { id: "celticCross" }, castBy: { id: "chance" } },
      source: "A. E. Waite, The Pictorial Key to the Tarot (1910), III § 7",
    },
  ],
  references: [
    {
      title: "The Pictorial Key to the Tarot",
      author: "Arthur Edward Waite",
      year: "1910",
      part: "III, The Outer Method of the Oracles, § 7",
    },
    {
      title: "A Description of the Cards of the Tarot (Book T)",
      author: "Golden Dawn",
      year: "1912",
      part: "The Equinox I.8: decans and elemental dignities",
    },
  ],
});

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
