import { english, type Speaker, type Translation, type Words } from "#sdk";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  stepFor,
  joined,
  partOf,
  personIn,
  turnIn,
} from "../../../core/words/en.ts";
import type { LayingFaults } from "../../../core/laid.ts";
import type { LenormandId } from "../../core/deck.ts";
import { cards } from "../../core/words/cards_en.ts";
import { cardWords } from "../../core/words/en.ts";
import type { answer, Phrases, TableauAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, list } = english;
const layout = { "8x4+4": "Four rows of eight, one of four", "9x4": "Four rows of nine" };
const the = (card: LenormandId) => `the ${cards[card].name}`;
const all = (of: readonly LenormandId[]) => list(of.map(the));
const pair = (a: LenormandId, b: LenormandId) => `${cards[a].noun} ${cards[b].colours}`;

/** A line of cards as one thing: the first coloured by the second, and on by the third. */
function along(of: readonly LenormandId[]): string {
  const [first, second, third] = of;
  if (!second) return cards[first!].noun;
  return pair(first!, second) + (third ? `, then ${cards[third].noun}` : "");
}

type Centre = TableauAnswer["person"];

/** The row and the column of the person. */
function cross({ left, right, above, below }: Centre): string {
  const told = [
    left.length > 0
      ? `Behind lies ${along(left)} (${all(left.slice(0, 3))}).`
      : "Nothing lies behind: the story begins here.",
    right.length > 0
      ? `Ahead lies ${along(right)} (${all(right.slice(0, 3))}).`
      : "Nothing lies ahead on the row: what comes is of your own making.",
    above.length > 0 ? `On the mind is ${along(above)}.` : "",
    below.length > 0 ? `In hand, to be dealt with, is ${along(below)}.` : "",
  ];
  return told.filter((one) => one !== "").join(" ");
}

export const en = {
  title: "Lenormand: Grand Tableau",
  summary:
    "All 36 cards on the table: houses, near and far, the lines of the person, knights, mirrors, corners and heart, read from the person and the matter asked about",
  weighs: "The cards that touch the person and the card of the matter",
  inputs: {
    person: { label: "Card of the person", about: "28 for a man, 29 for a woman" },
    layout: { label: "Layout", about: "Rows of eight as on the sheet, or of nine", values: layout },
    cards: {
      label: "Cards laid by hand",
      about: "All 36 numbers row by row from the left; chance then has no part",
    },
  },
  fields: {
    ...fields,
    ...cardWords.fields,
    layout: "Layout",
    cards: "Cards",
    place: "Place",
    house: "House",
    housed: "In its house",
    distance: "Steps from the person",
    reach: "Near or far",
    reads: "So far from you",
    person: "The person",
    topic: "The matter",
    says: "In its house",
    guest: "In the house of the card",
    around: "Touching",
    left: "Behind",
    right: "Ahead",
    above: "On the mind",
    below: "In hand",
    knights: "A knight's move away",
    mirrors: "Mirrors",
    apart: "Steps between person and matter",
    first: "First three",
    corners: "Corners",
    heart: "Heart of the table",
    optionCards: "Cards of the options",
  },
  terms: {
    castBy,
    lean,
    tableauLayout: layout,
    lenormand: cardWords.names,
    reach: { self: "the person", near: "near", middle: "between", far: "far" },
  },
  phrases: {
    ...cardWords.phrases,
    ...faults,
    "card-twice": cardWords.twice,
    housed: ({ card, house }: Phrases["housed"]) =>
      card === house
        ? `${capital(the(card))} is at home in its own house, and counts double.`
        : `${capital(the(card))} lies in the house of ${the(house)}: ${cards[card].noun}, and it is about ${cards[house].house}.`,
    near: ({ card }: Phrases["near"]) => cards[card].near,
    far: ({ card }: Phrases["far"]) => cards[card].far,
  },
  reading(given: TableauAnswer, say: Speaker) {
    const { person, topic, apart, first, corners, heart, cards: laid, question, asked } = given;
    const near = laid.filter(({ reach }) => reach === "near");
    const touching = near
      .map(({ card, reads }) => `${cards[card].name}: ${say.phrase(reads!)}`)
      .join(" ");
    const opening =
      question === null
        ? `The table opens with ${all(first)}: ${along(first)}. That is the tone of all that follows.`
        : answerOf(given, {
            whole: "The cards about you and the matter",
            where: `${capital(the(topic?.card ?? person.card))} lies on that side of you on the table, whose top is the north.`,
            when: `${capital(the(topic?.card ?? person.card))} lies ${english.counted(apart ?? 0, "step")} from you; the nearer, the sooner.`,
            options: given.optionCards.map(
              ({ card }) => `${the(card)} beside the Ways (${cards[card].keywords.join(", ")})`,
            ),
          });
    const matter =
      topic === null || topic.card === person.card
        ? []
        : [
            `For what you ask, ${the(topic.card)} is the card. ${say.phrase(topic.says)} It lies ${english.counted(apart!, "step")} from you${apart === 1 ? ", at your side" : apart! >= 4 ? ", far off" : ""}, touched by ${all(topic.around)}; in its own house sits ${the(topic.guest)}, ${cards[topic.guest].noun}.`,
          ];
    const mirrored = person.mirrors.map((card) => cards[card].noun);
    return [
      opening,
      question === null
        ? `${say.phrase(person.says)} ${capital(the(person.guest))} has moved into your own house: ${cards[person.guest].means}`
        : `You yourself, on ${partOf(asked.matter, "earth")}: ${joined(say.phrase(person.says))}; ${the(person.guest)} has moved into your own house: ${joined(cards[person.guest].means)}.`,
      ...matter,
      question === null
        ? `Close to you: ${touching}`
        : `Close to you, in ${turnIn(asked.matter)}: ${joined(touching)}.`,
      question === null
        ? cross(person)
        : `For ${personIn(asked.matter)} and for you: ${joined(cross(person))}.`,
      [
        ...(person.knights.length > 0
          ? [`By a knight's move, so round a corner, ${all(person.knights)} have to do with you.`]
          : []),
        ...(mirrored.length > 0 ? [`You are mirrored by ${list(mirrored)}.`] : []),
      ].join(" "),
      `In the heart of the table lies ${along(heart)} (${all(heart)}); its frame is ${all(corners)}, ${pair(corners[0]!, corners[3]!)}.${question === null ? "" : ` ${stepFor(given)}`}`,
    ];
  },
  picture: { title: "Grand Tableau" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: LayingFaults;
}>;

export type TableauWords = Translation<typeof en>;
