import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { LayingFaults } from "../../core/laid.ts";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
  personIn,
  turnIn,
} from "../../core/words/en.ts";
import type { answer, KipperAnswer, Phrases } from "../answer.ts";
import { cardOf, type KipperId } from "../deck.ts";
import type { input } from "../input.ts";
import { cards } from "./cards_en.ts";
import { namesOf } from "./texts.ts";

const { capital, list } = english;
const kipperSpread = { line: "Line of five", nine: "Three rows of three", full: "The whole table" };
const the = (card: KipperId) => `“${cards[card].name}”`;
const all = (of: readonly KipperId[]) => list(of.map(the));

/** The nearest cards of a row as one thing. */
function along(of: readonly KipperId[]): string {
  const [first, second] = of;
  return second ? `${cards[first!].noun}, ${cards[second].colours}` : cards[first!].noun;
}

function personTold({ ahead, behind, above, below }: NonNullable<KipperAnswer["person"]>): string {
  const told = [
    ahead.length > 0
      ? `Before the eyes of the main person lies ${along(ahead)} (${all(ahead.slice(0, 3))}).`
      : "The main person looks off the table: what comes is not to be seen in these cards.",
    behind.length > 0
      ? `Behind the back is ${along(behind)} (${all(behind.slice(0, 3))}).`
      : "Behind the back lies nothing.",
    above.length > 0 ? `Overhead, on the mind: ${cards[above[0]!].noun}.` : "",
    below.length > 0 ? `Underfoot, in hand: ${cards[below[0]!].noun}.` : "",
  ];
  return told.filter((one) => one !== "").join(" ");
}

export const en = {
  title: "Kipper cards",
  summary:
    "Draws a line of five, nine or the whole table of the 36 Kipper cards and reads them by where the people on them look",
  weighs: "The leaning of a line, 50 with the share of each card added",
  inputs: {
    spread: { label: "Spread", about: "Five, nine or all 36 cards", values: kipperSpread },
    person: {
      label: "Main person",
      about: "1 for a man, 2 for a woman; on the whole table 1 when left out",
    },
    cards: {
      label: "Cards laid by hand",
      about: "Numbers of the cards, 1 to 36, row by row from the left; chance then has no part",
    },
  },
  fields: {
    ...fields,
    spread: "Spread",
    cards: "Cards",
    place: "Place",
    card: "Card",
    number: "Number",
    polarity: "Good or ill",
    keywords: "Keywords",
    means: "By itself",
    gaze: "Looks",
    person: "Main person",
    ahead: "Before the eyes",
    behind: "Behind the back",
    above: "On the mind",
    below: "In hand",
    topic: "The matter",
    around: "Touching",
    seen: "Seen by the main person",
    looks: "Who looks at what",
    at: "Looks at",
    back: "Has its back to",
    says: "What that says",
    pairs: "Neighbours",
    places: "Places",
    optionCards: "Cards of the options",
  },
  terms: {
    castBy,
    lean,
    kipperSpread,
    kipper: namesOf(cards),
    gaze: { left: "to the left", right: "to the right" },
  },
  phrases: {
    ...faults,
    card: ({ card }: Phrases["card"]) => cards[card].name,
    keywords: ({ card }: Phrases["keywords"]) => cards[card].keywords.join(", "),
    means: ({ card }: Phrases["means"]) => cards[card].means,
    pair: ({ a, b }: Phrases["pair"]) =>
      `${the(a)} and ${the(b)}: ${cards[a].noun}, ${cards[b].colours}.`,
    looksAt: ({ card, at }: Phrases["looksAt"]) =>
      `${the(card)} looks at ${the(at)}: ${cards[card].noun} has ${cards[at].noun} in view.`,
    looksOff: ({ card }: Phrases["looksOff"]) =>
      `${the(card)} looks off the table, after something that does not lie here.`,
    "card-twice": ({ number }: { number: number }) =>
      `A deck holds each card once: number ${number} came before`,
  },
  reading(given: KipperAnswer, say: Speaker) {
    const { spread, cards: laid, person, topic, looks, pairs, question, asked } = given;
    const whole = spread === "full";
    const last = whole ? (topic?.card ?? person!.card) : laid.at(-1)!.card;
    const middle = laid[(laid.length - 1) / 2]?.card;
    const heart =
      whole || !middle
        ? ""
        : question === null
          ? `In the middle lies ${the(middle)}. ${cards[middle].means}`
          : `In the middle, for ${turnIn(asked.matter)}, lies ${the(middle)}: ${joined(cards[middle].means)}.`;
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "Together the cards",
              where: whole
                ? `${the(last)} lies on that side of the main person on the table, whose top is the north.`
                : `The last card, ${the(last)}, is of ${cardOf(last).element}, which stands in that quarter.`,
              when: `${the(last)} is a card of ${cardOf(last).time.unit}.`,
              options: given.optionCards.map(
                ({ card }) => `${the(card)} (${cards[card].keywords.join(", ")})`,
              ),
            }),
          ];
    const told = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      if (question === null) return text;
      const part = partOf(asked.matter, cardOf(laid[first! - 1]!.card).element);
      return `On ${part}: ${text}`;
    });
    const others = looks.filter(({ card }) => card !== person?.card);
    const seen = others.slice(0, whole ? 5 : 3).map(({ says }) => say.phrase(says));
    const matter =
      topic === null
        ? []
        : [
            `For what you ask, ${the(topic.card)} is the card. ${cards[topic.card].means} It is touched by ${all(topic.around)}, and the main person ${topic.seen ? "has it in view" : "does not look its way"}.`,
          ];
    return [
      ...opening,
      ...(heart === "" ? [] : [heart]),
      ...matter,
      ...(person === null
        ? []
        : [
            question === null
              ? personTold(person)
              : `Seen from you, on ${turnIn(asked.matter)}: ${joined(personTold(person))}.`,
          ]),
      ...(told.length > 0 ? [told.join(" ")] : []),
      ...(seen.length === 0
        ? []
        : [
            question === null
              ? seen.join(" ")
              : `Of ${personIn(asked.matter)} the looks on the table tell: ${joined(seen.join(" "))}.`,
          ]),
      question === null
        ? `It closes with ${the(laid.at(-1)!.card)}. ${cards[laid.at(-1)!.card].means}`
        : stepFor(given),
    ].map(capital);
  },
  picture: { entry: (place: number, name: string) => `${place}. ${name}` },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: LayingFaults }>;

export type KipperWords = Translation<typeof en>;
