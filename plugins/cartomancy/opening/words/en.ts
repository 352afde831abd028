import { english, type Speaker, type Translation, type Words } from "#sdk";
import { answerOf, castBy, fields, lean, partOf, stepFor, joined } from "../../core/words/en.ts";
import { namesOf, type Aspect, type CardId } from "../../tarot/card.ts";
import { DECK } from "../../tarot/deck.ts";
import { cards } from "../../tarot/words/en/cards.ts";
import { inProse } from "../../tarot/words/en/names.ts";
import type { answer, KeyAnswer, Phrases } from "../answer.ts";
import { COURT_NAMES, type input } from "../input.ts";
import type { Operation } from "../terms.ts";

const { capital, list } = english;
const card = namesOf(cards);
const keyOperation = {
  letters: "First: the letters of the Name",
  houses: "Second: the houses",
  signs: "Third: the signs",
  decans: "Fourth: the decans",
  tree: "Fifth: the tree",
};
const keyDivision = {
  yod: { text: "Yod", about: "work and enterprise" },
  heh: { text: "Heh", about: "love, company and pleasure" },
  vau: { text: "Vau", about: "trouble, quarrel and what is lost" },
  hehFinal: { text: "final Heh", about: "money, goods and what can be touched" },
  house1: { text: "first house", about: "yourself, and the beginning of it" },
  house2: { text: "second house", about: "what you own and earn" },
  house3: { text: "third house", about: "letters, short ways, brothers and sisters" },
  house4: { text: "fourth house", about: "home, parents, and how it ends" },
  house5: { text: "fifth house", about: "pleasure, children, and what is ventured" },
  house6: { text: "sixth house", about: "daily labour, service and health" },
  house7: { text: "seventh house", about: "the other: partner, client or opponent" },
  house8: { text: "eighth house", about: "debts, shared means and what is hidden" },
  house9: { text: "ninth house", about: "long journeys, study and belief" },
  house10: { text: "tenth house", about: "standing, profession and those above" },
  house11: { text: "eleventh house", about: "friends and hopes" },
  house12: { text: "twelfth house", about: "hidden enemies, seclusion and self-undoing" },
  aries: { text: "Aries", about: "it is pushed, and soon" },
  taurus: { text: "Taurus", about: "it is held, and does not hurry" },
  gemini: { text: "Gemini", about: "it is talked over, and there are two of it" },
  cancer: { text: "Cancer", about: "it goes home, sideways" },
  leo: { text: "Leo", about: "it wants to be seen" },
  virgo: { text: "Virgo", about: "it is sorted and mended" },
  libra: { text: "Libra", about: "it waits for the other side" },
  scorpio: { text: "Scorpio", about: "it goes to the bottom" },
  sagittarius: { text: "Sagittarius", about: "it aims past the next hill" },
  capricorn: { text: "Capricorn", about: "it climbs, and counts the cost" },
  aquarius: { text: "Aquarius", about: "it is a matter of principle, or of friends" },
  pisces: { text: "Pisces", about: "it has no edge, and is felt rather than known" },
  ring: { text: "ring of 36", about: "the ten days at a time through which the year carries it" },
  kether: { text: "Kether", about: "its root, before anybody wanted anything" },
  chokmah: { text: "Chokmah", about: "the force behind it" },
  binah: { text: "Binah", about: "the form that limits it" },
  chesed: { text: "Chesed", about: "what is given freely in it" },
  geburah: { text: "Geburah", about: "what has to be cut away" },
  tiphareth: { text: "Tiphareth", about: "its heart, where it balances" },
  netzach: { text: "Netzach", about: "desire, and what it will outlast" },
  hod: { text: "Hod", about: "words, plans and cleverness" },
  yesod: { text: "Yesod", about: "habit and imagination, on which it rests" },
  malkuth: { text: "Malkuth", about: "the thing itself, done" },
};
/** Which sentence of a card speaks in an operation. */
const ASPECTS: Readonly<Record<Operation, Aspect>> = {
  letters: "situation",
  houses: "situation",
  signs: "obstacle",
  decans: "advice",
  tree: "outcome",
};
const LEADS: Readonly<Record<Operation, string>> = {
  letters: "The pack is cut into four, and the matter shows itself",
  houses: "Dealt to the houses, it comes to a part of life",
  signs: "Dealt to the signs, it takes on a manner, and its difficulty",
  decans: "In the ring it goes on, and wants something of you",
  tree: "On the tree it comes to its end",
};
const the = (id: CardId) => inProse({ card: id, reversed: false });
const keywords = (id: CardId) => cards[id].upright.keywords;

type Opened = KeyAnswer["operations"][number];

function told(
  { operation, division, way, counted, pairs }: Opened,
  say: Speaker,
  part: ((card: CardId) => string) | null,
): string {
  const found = counted.slice(1);
  const of = (id: CardId) => (part ? `, on ${part(id)}` : "");
  const named = found.slice(0, 6).map((one) => `${the(one.card)} (${keywords(one.card)[0]!})`);
  const came =
    found.length === 0
      ? "The counting comes straight back: here it is up to you alone."
      : `Counted to the ${way}, it comes to ${list(named)}${found.length > 6 ? `, and ${english.counted(found.length - 6, "card")} more` : ""}.`;
  const [first] = found;
  const last = found.at(-1);
  const speaks = [
    ...(first ? [`${capital(the(first.card))}${of(first.card)}: ${say.phrase(first.says)}`] : []),
    ...(last && last !== first
      ? [`${capital(the(last.card))} has the last word${of(last.card)}: ${say.phrase(last.says)}`]
      : []),
  ];
  const strong = pairs.find(({ relation }) => relation === "strengthens");
  const weak = pairs.find(({ relation }) => relation === "weakens");
  const pair = (of: readonly CardId[]) => list(of.map(the));
  const paired = [
    ...(strong
      ? [`${capital(pair(strong.cards))} stand on either side and bear each other out.`]
      : []),
    ...(weak ? [`${capital(pair(weak.cards))} pull against each other.`] : []),
  ];
  const where = keyDivision[division];
  const opens = `${LEADS[operation]}: ${where.text}, ${where.about}.`;
  return [
    ...(part ? [`${opens.slice(0, -1)}; ${joined(came)}.`] : [opens, came]),
    ...speaks,
    ...paired.slice(0, part ? 0 : operation === "decans" ? 2 : 1),
  ].join(" ");
}

export const en = {
  title: "Tarot: Opening of the Key",
  summary:
    "The five operations of the Golden Dawn about a significator: letters, houses, signs, the ring of 36 and the tree, with counting, pairing and elemental dignities",
  weighs: "The cards that the counting comes to, those of the tree twice",
  inputs: {
    significator: {
      label: "Significator",
      about: "The court card of the one who asks; chance chooses one when left out",
      values: Object.fromEntries(COURT_NAMES.map((id) => [id, card[id]])) as Readonly<
        Record<(typeof COURT_NAMES)[number], string>
      >,
    },
  },
  fields: {
    ...fields,
    significator: "Significator",
    chosen: "Chosen by you",
    card: "Card",
    operations: "Operations",
    operation: "Operation",
    division: "Lies in",
    about: "What it concerns",
    cards: "Cards",
    reversed: "Upside down",
    place: "Place of the significator",
    way: "Counted",
    counted: "Comes to",
    value: "Counts",
    keywords: "Keywords",
    says: "What it says",
    pairs: "Pairs",
    relation: "To each other",
  },
  terms: {
    castBy,
    lean,
    card,
    keyOperation,
    keyDivision,
    keyWay: { right: "to the right", left: "to the left" },
    relation: { strengthens: "strengthen", friendly: "are friendly", weakens: "weaken" },
  },
  phrases: {
    card: ({ card: id }: Phrases["card"]) => card[id],
    keywords: ({ card: id }: Phrases["keywords"]) => keywords(id).join(", "),
    says: ({ card: id, operation }: Phrases["says"]) =>
      cards[id].upright.aspects[ASPECTS[operation]],
  },
  reading(given: KeyAnswer, say: Speaker) {
    const { significator, operations, question, asked, leaning } = given;
    const ends = operations.map(({ counted }) => counted.at(-1)!.card);
    const last = ends.at(-1)!;
    const part =
      question === null
        ? null
        : (id: CardId) => partOf(asked.matter, DECK.find((one) => one.id === id)!.element);
    const who = `${capital(the(significator.card))} stands for you${significator.chosen ? "" : ", as chance has chosen"}.`;
    const opening =
      question === null
        ? who
        : `${answerOf(given, {
            whole: "Counted through, the five heaps",
            where: `The tree ends on ${the(last)}, whose element stands in that quarter.`,
            when: `That is the stretch of the year that ${the(last)}, on which the tree ends, holds in the zodiac.`,
            options: asked.options.map((_, index) => {
              const id = ends[index % ends.length]!;
              return `${the(id)}, at the end of an operation (${keywords(id).join(", ")})`;
            }),
          })} ${who}`;
    return [
      opening,
      ...operations.map((one) => told(one, say, part)),
      question === null
        ? `Counted through, the five heaps lean ${lean[leaning.band]}: ${leaning.score} on a scale from 0 to 100.`
        : stepFor(given),
    ];
  },
  picture: {
    title: "Opening of the Key",
    heading: (operation: string, division: string, way: string, count: number) =>
      `${operation}: ${division}, ${english.counted(count, "card")} ${way}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type KeyWords = Translation<typeof en>;
