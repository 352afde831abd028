import type { Speaker, Translation, Words } from "#sdk";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
  turnIn,
} from "../../../core/words/en.ts";
import type { LayingFaults } from "../../../core/laid.ts";
import { playingCard } from "../../../playing/core/names_en.ts";
import type { CardId } from "../../../playing/core/card.ts";
import { cardOf, type LenormandId } from "../../core/deck.ts";
import { cards } from "../../core/words/cards_en.ts";
import { cardWords } from "../../core/words/en.ts";
import type { answer, DrawAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";
import type { Tie } from "../spreads.ts";

const spread = { three: "Line of three", five: "Line of five", nine: "Square of nine" };

/** How a pair is opened, by how the second card lies to the first. */
const OPENS: Readonly<Record<Tie, (a: string, b: string) => string>> = {
  next: (a, b) => `${a} and ${b} give`,
  mirror: (a, b) => `${a} and ${b} mirror each other in`,
  above: (a, b) => `${a} above ${b} is on the mind:`,
  below: (a, b) => `${b} beneath ${a} is in hand:`,
};

const pair = ({ a, b, tie }: Phrases["pair"]) =>
  `${OPENS[tie](cards[a].name, cards[b].name)} ${cards[a].noun} ${cards[b].colours}.`;

export const en = {
  title: "Lenormand cards",
  summary: "Draws three, five or nine of the 36 cards and reads them in pairs",
  weighs: "The leaning of three cards, 50 with the share of each card added",
  inputs: {
    spread: { label: "Spread", about: "Three, five or nine cards", values: spread },
    cards: {
      label: "Cards drawn by hand",
      about: "Numbers of the cards, 1 to 36, in the order of the places; chance then has no part",
    },
  },
  fields: {
    ...fields,
    ...cardWords.fields,
    spread: "Spread",
    cards: "Cards",
    place: "Place",
    pairs: "Pairs",
    tie: "Lies",
    places: "Places",
    says: "Together",
    optionCards: "Cards of the options",
  },
  terms: {
    castBy,
    lean,
    lenormandSpread: spread,
    lenormand: cardWords.names,
    tie: { next: "beside it", mirror: "mirroring it", above: "beneath it", below: "beneath it" },
  },
  phrases: { ...cardWords.phrases, ...faults, "card-twice": cardWords.twice, pair },
  reading(given: DrawAnswer, say: Speaker) {
    const { cards: laid, pairs, question, asked, optionCards } = given;
    const last = laid.at(-1)!;
    const middle = laid[(laid.length - 1) / 2]!;
    const named = (card: LenormandId) => `the ${cards[card].name}`;
    const inset = (one: { playingCard: string }) => playingCard[one.playingCard as CardId];
    const opening =
      question === null
        ? `In the middle lies ${named(middle.card)}. ${cards[middle.card].means}`
        : answerOf(given, {
            whole: "Together the cards",
            where: `The last card, ${named(last.card)}, carries the ${inset(last)}, and its suit stands in that quarter.`,
            when: `The last card, ${named(last.card)}, carries the ${inset(last)}: the suit names the unit${/^\d|^A/.test(last.playingCard) ? " and the pips the number" : ""}.`,
            options: optionCards.map(
              ({ card }) => `${named(card)} (${cards[card].keywords.join(", ")})`,
            ),
          });
    const told = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      if (question === null) return text;
      const part = partOf(asked.matter, cardOf(laid[first! - 1]!.card).element);
      return `On ${part}: ${text}`;
    });
    const cut = laid.length === 3 ? told.length : 4;
    const heart =
      question === null
        ? []
        : [
            `In the middle, for ${turnIn(asked.matter)}, lies ${named(middle.card)}: ${joined(cards[middle.card].means)}.`,
          ];
    const end =
      question === null
        ? `It closes with ${named(last.card)}. ${cards[last.card].means}`
        : stepFor(given);
    return [
      opening,
      ...heart,
      told.slice(0, cut).join(" "),
      ...(told.length > cut ? [told.slice(cut).join(" ")] : []),
      end,
    ];
  },
  picture: { entry: (place: number, name: string) => `${place}. ${name}` },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: LayingFaults }>;

export type DrawWords = Translation<typeof en>;
