import { requireAnswerable, understand, type Give, type InputOf } from "#sdk";
import { deal } from "../core/deal.ts";
import { layNumbers } from "../core/laid.ts";
import { replyOf } from "../core/reply.ts";
import { quarterFrom } from "../lenormand/tableau/rules.ts";
import type { KipperAnswer } from "./answer.ts";
import { DECK, type Gaze, type KipperCard } from "./deck.ts";
import type { input } from "./input.ts";
import { around, columnFrom, leaningOf, topicOf, viewOf } from "./rules.ts";
import { columnsOf, sizeOf, type Spread } from "./spreads.ts";

export { weigh } from "../core/leaning.ts";
export { drawSpread as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): KipperAnswer {
  const { spread, question, cards: numbers, person: wanted } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const [size, whole] = [sizeOf(spread), spread === "full"];
  const dealt = numbers
    ? layNumbers(DECK, numbers, size)
    : deal(random, DECK, size + (whole ? 0 : asked.options.length), false).map(({ card }) => card);
  const cards = dealt.slice(0, size);
  const number = wanted ?? (whole ? 1 : null);
  const person = number === null ? -1 : cards.findIndex((card) => card.number === number);
  const topicId = whole ? topicOf(asked.matter) : null;
  const topic = topicId === null ? person : cards.findIndex(({ id }) => id === topicId);
  const leaning = leaningOf(cards, spread, person, topic);
  const forOptions = whole ? aboutChange(cards, asked.options.length) : dealt.slice(size);
  const outcome = whole ? cards[topic]! : cards.at(-1)!;
  const reply = replyOf(
    asked,
    outcome,
    leaning.score,
    forOptions.map(({ polarity }) => polarity),
  );
  return {
    spread,
    question: question ?? null,
    asked,
    reply:
      whole && reply.where
        ? { ...reply, where: { ...reply.where, quarter: quarterFrom(person, topic, "9x4") } }
        : reply,
    castBy: numbers ? "caller" : "chance",
    cards: cards.map((card, place) => ({
      place: place + 1,
      ...describe(card),
      gaze: card.gaze,
    })),
    person: person < 0 ? null : personAt(cards, person, spread),
    topic: topicId === null ? null : topicAt(cards, topic, person, spread),
    looks: cards.flatMap((card, place) =>
      card.gaze ? [lookOf(cards, place, card.gaze, spread)] : [],
    ),
    pairs: whole ? [] : pairsOf(cards, spread),
    optionCards: forOptions.map(describe),
    leaning,
  };
}

function describe({ id, number, polarity }: KipperCard) {
  return {
    card: id,
    number,
    polarity,
    keywords: { code: "keywords", with: { card: id } },
    means: { code: "means", with: { card: id } },
  } as const;
}

function personAt(
  cards: readonly KipperCard[],
  place: number,
  spread: Spread,
): NonNullable<KipperAnswer["person"]> {
  const at = (places: readonly number[]) => places.map((one) => cards[one]!.id);
  const { ahead, behind } = viewOf(place, cards[place]!.gaze!, spread);
  return {
    card: cards[place]!.id,
    place: place + 1,
    ahead: at(ahead),
    behind: at(behind),
    above: at(columnFrom(place, spread, cards.length, "above")),
    below: at(columnFrom(place, spread, cards.length, "below")),
  };
}

function topicAt(
  cards: readonly KipperCard[],
  place: number,
  person: number,
  spread: Spread,
): NonNullable<KipperAnswer["topic"]> {
  return {
    card: cards[place]!.id,
    place: place + 1,
    around: around(place, spread, cards.length).map((one) => cards[one]!.id),
    seen: viewOf(person, cards[person]!.gaze!, spread).ahead.includes(place),
  };
}

function lookOf(
  cards: readonly KipperCard[],
  place: number,
  gaze: Gaze,
  spread: Spread,
): KipperAnswer["looks"][number] {
  const { ahead, behind } = viewOf(place, gaze, spread);
  const nearest = (places: readonly number[]) =>
    places.length === 0 ? null : cards[places[0]!]!.id;
  const [card, at, back] = [cards[place]!.id, nearest(ahead), nearest(behind)];
  return {
    card,
    at,
    back,
    says: at ? { code: "looksAt", with: { card, at } } : { code: "looksOff", with: { card } },
  };
}

/** Neighbours of each row. */
function pairsOf(cards: readonly KipperCard[], spread: Spread): KipperAnswer["pairs"] {
  return cards.slice(1).flatMap((card, index) =>
    (index + 1) % columnsOf(spread) === 0
      ? []
      : [
          {
            places: [index + 1, index + 2],
            says: { code: "pair", with: { a: cards[index]!.id, b: card.id } },
          } as const,
        ],
  );
}

/** On the whole table no card is left to draw: those about the card of change stand for the options. */
function aboutChange(cards: readonly KipperCard[], count: number): readonly KipperCard[] {
  const change = cards.findIndex(({ id }) => id === "change");
  const places = around(change, "full", cards.length);
  return places.slice(0, count).map((place) => cards[place]!);
}
