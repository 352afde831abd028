import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { NamingFaults } from "../../core/named.ts";
import {
  answerOf,
  castBy,
  faults,
  fields,
  joined,
  lean,
  partOf,
  personIn,
  stepFor,
  turnIn,
} from "../../core/words/en.ts";
import type { answer, Face, Phrases, SibillaAnswer } from "../answer.ts";
import { cardOf, isPerson } from "../deck.ts";
import type { input } from "../input.ts";
import type { Place } from "../spreads.ts";
import type { SibillaId } from "../terms.ts";
import { cards } from "./cards_en.ts";
import { namesOf, sideOf } from "./texts.ts";

const { capital, list } = english;
const sibillaSpread = {
  three: "Three about a middle",
  five: "Five about a middle",
  cross: "The cross of fifteen",
};
const sibillaPlace = {
  root: "The root",
  behind: "Left behind",
  heart: "The middle",
  coming: "Coming",
  end: "The end",
  mind: "On the mind",
  unseen: "Not seen, not wished",
};
const LEADS: Readonly<Record<Place, string>> = {
  root: "At the root lies",
  behind: "You leave behind",
  heart: "In the middle, on which all turns, lies",
  coming: "Towards you comes",
  end: "It ends in",
  mind: "Above, on your mind, lies",
  unseen: "Below, where you do not look, lies",
};
const SUITS = {
  hearts:
    "Hearts lead: what is decided here is decided at home and among those who are fond of each other.",
  clubs:
    "Clubs lead: it goes by what is undertaken, and they press upon the red cards beside them.",
  diamonds:
    "Diamonds lead: it goes by hands, letters and talk, and takes the colour of what lies beside it.",
  spades:
    "Spades lead: something has to be got through first, and they press upon whatever lies before them.",
};
const the = (card: SibillaId) => `“${cards[card].name}”`;
const called = ({ card, reversed }: Face) => `${the(card)}${reversed ? " on its head" : ""}`;

type Laid = SibillaAnswer["cards"][number];

/** The part of the matter that a card has; empty where nothing was asked. */
function partsOf({ question, asked }: SibillaAnswer): (one: Laid) => string {
  return ({ card, position }) => {
    if (question === null) return "";
    if (position === "heart") return turnIn(asked.matter);
    const whole = cardOf(card);
    return isPerson(whole) ? personIn(asked.matter) : partOf(asked.matter, whole.element);
  };
}

/** A single card in its place. */
function told(one: Laid, part: string): string {
  const { keywords, says } = sideOf(cards, one);
  const lead = `${LEADS[one.position]} ${called(one)}`;
  return part === ""
    ? `${lead}: ${keywords}. ${says}`
    : `${lead}: ${keywords}. On ${part}: ${joined(says)}.`;
}

/** A pack of three: what it is about, what the second makes of it, where the third takes it. */
function packTold(pack: readonly Laid[], part: string): string {
  const [first, second, third] = pack as [Laid, Laid, Laid];
  const about = `${LEADS[first.position]} ${cards[first.card].noun}, ${cards[second.card].colours} (${list(pack.map(called))})`;
  const says = sideOf(cards, third).says;
  return part === "" ? `${about}. ${says}` : `${about}; on ${part}: ${joined(says)}.`;
}

export const en = {
  title: "Sibilla cards",
  summary:
    "Draws three, five or a cross of fifteen of the 52 cards of the Vera Sibilla and reads each scene with its neighbours",
  weighs: "The leaning of three cards, 50 with the share of each card added",
  inputs: {
    spread: {
      label: "Spread",
      about: "Three or five in a line, or five packs of three",
      values: sibillaSpread,
    },
    cards: {
      label: "Cards laid by hand",
      about:
        "In the order of dealing, with :reversed on their heads; of the cross the middle, left, right, above, below. Chance then has no part",
      values: Object.fromEntries(
        Object.entries(namesOf(cards)).flatMap(([id, name]) => [
          [id, name],
          [`${id}:reversed`, `${name} reversed`],
        ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "Spread",
    cards: "Cards",
    position: "Place",
    card: "Card",
    reversed: "On its head",
    suit: "Suit",
    rank: "Rank",
    polarity: "Good or ill",
    keywords: "Keywords",
    says: "What it says",
    pairs: "Neighbours",
    places: "Places",
    people: "Who comes into it",
    leadingSuit: "Leading suit",
    optionCards: "Cards of the options",
  },
  terms: { castBy, lean, sibillaSpread, sibillaPlace, sibilla: namesOf(cards) },
  phrases: {
    ...faults,
    card: called,
    keywords: (face: Face) => sideOf(cards, face).keywords,
    says: (face: Face) => sideOf(cards, face).says,
    pair: ({ a, b }: Phrases["pair"]) =>
      `${the(a)} and ${the(b)}: ${cards[a].noun}, ${cards[b].colours}.`,
    pressed: ({ a, b }: Phrases["pressed"]) =>
      `${the(b)}, a black card, presses upon ${the(a)}: ${cards[a].noun}, ${cards[b].colours}.`,
    "card-twice": ({ card }: { card: SibillaId }) =>
      `A deck holds each card once: ${the(card)} came before`,
    "not-of-deck": ({ card }: { card: SibillaId }) => `The deck has no card ${card}`,
  },
  reading(given: SibillaAnswer, say: Speaker) {
    const { spread, cards: laid, pairs, people, leadingSuit, question, asked } = given;
    const part = partsOf(given);
    const outcome =
      spread === "cross"
        ? laid.filter(({ position }) => position === "coming").at(-1)!
        : laid.at(-1)!;
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "Together the cards",
              where: `${the(outcome.card)} is of ${outcome.suit}, which stand in that quarter.`,
              when: `${the(outcome.card)} is the ${outcome.rank} of ${outcome.suit}: the suit names the unit${isPerson(cardOf(outcome.card)) ? "" : " and the pips the number"}.`,
              options: given.optionCards.map(
                (one) => `${called(one)} (${sideOf(cards, one).keywords})`,
              ),
            }),
          ];
    const body =
      spread === "cross"
        ? [0, 3, 6, 9, 12].map((from) => {
            const pack = laid.slice(from, from + 3);
            return packTold(pack, part(pack[0]!));
          })
        : laid.map((one) => told(one, part(one)));
    const pairsTold = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      const on = part(laid[first! - 1]!);
      return on === "" ? text : `On ${on}: ${english.uncapital(text)}`;
    });
    const beside = spread === "cross" ? [] : [pairsTold.join(" ")];
    const asks = question === null ? "" : ` when it comes to ${turnIn(asked.matter)}`;
    const who =
      people.length === 0
        ? `No court card lies here: nobody beside you decides${asks}.`
        : `${people.length === 1 ? "One person has" : "These have"} a say${asks}: ${list(people.map((id) => cards[id].noun))}.`;
    return [
      ...opening,
      ...body,
      ...beside,
      leadingSuit === null ? who : `${who} ${SUITS[leadingSuit]}`,
      ...(question === null ? [] : [stepFor(given)]),
    ].map(capital);
  },
  picture: {
    entry: (place: number, where: string, name: string, reversed: boolean) =>
      `${place}. ${where}: ${name}${reversed ? " (reversed)" : ""}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: NamingFaults<SibillaId> }>;

export type SibillaWords = Translation<typeof en>;
