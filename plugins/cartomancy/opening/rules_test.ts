/** Counting, pairing and the five deals by the rules that The Equinox I.8 prints. */
import { describe, expect, test } from "bun:test";
import { seededRandom } from "../../../src/plugins/mod.ts";
import type { CardId } from "../tarot/card.ts";
import { DECK } from "../tarot/deck.ts";
import { COURTS, countThrough, openKey, pairsAbout, valueOf, type Card } from "./rules.ts";

const cardOf = (id: CardId) => DECK.find((card) => card.id === id)!;
const heap = (...ids: CardId[]): readonly Card[] =>
  ids.map((id) => ({ card: cardOf(id), reversed: false }));

describe("valueOf()", () => {
  const VALUES: readonly (readonly [CardId, number])[] = [
    ["ace-of-wands", 5],
    ["page-of-cups", 7],
    ["knight-of-cups", 4],
    ["queen-of-swords", 4],
    ["king-of-pentacles", 4],
    ["nine-of-swords", 9],
    ["the-fool", 3],
    ["the-hanged-man", 3],
    ["judgement", 3],
    ["the-magician", 9],
    ["the-world", 9],
    ["the-emperor", 12],
    ["the-moon", 12],
  ];
  for (const [card, value] of VALUES) {
    test(`${card} counts ${value}`, () => expect(valueOf(cardOf(card))).toBe(value));
  }
  test("twelve trumps are of signs, seven of planets, three of elements", () => {
    const trumps = DECK.filter(({ suit }) => suit === null).map(valueOf);
    const count = (value: number) => trumps.filter((one) => one === value).length;
    expect([count(12), count(9), count(3)]).toEqual([12, 7, 3]);
  });
});

describe("countThrough()", () => {
  const cards = heap("queen-of-cups", "the-fool", "two-of-wands", "ace-of-cups", "three-of-swords");
  test("counts the card itself as one, and stops before a card that was counted", () => {
    // Queen 4: on three to the ace; ace 5: on four, round to the two; two 2: to the ace, which was counted.
    expect(countThrough(cards, 0, "right")).toEqual([0, 3, 2]);
  });
  test("goes the other way round to the left", () => {
    // Queen 4: back three to the two; two 2: back one to the fool; fool 3: back two to the last; three: back to the two.
    expect(countThrough(cards, 0, "left")).toEqual([0, 2, 1, 4]);
  });
});

test("pairsAbout() joins the nearest on either side, round the heap", () => {
  expect(pairsAbout(5, 0)).toEqual([
    [4, 1],
    [3, 2],
  ]);
  expect(pairsAbout(4, 1)).toEqual([[0, 2]]);
  expect(pairsAbout(1, 0)).toEqual([]);
});

test("openKey() opens a heap with the significator in it five times: of 6 or 7 cards, 37 in the ring, 7 or 8 on the tree", () => {
  for (let i = 0; i < 200; i++) {
    const significator = COURTS[i % COURTS.length]!;
    const heaps = openKey(seededRandom(`key ${i}`), significator);
    expect(heaps.map(({ operation }) => operation)).toEqual([
      "letters",
      "houses",
      "signs",
      "decans",
      "tree",
    ]);
    for (const { cards } of heaps) {
      expect(cards.some(({ card }) => card.id === significator.id)).toBe(true);
      expect(new Set(cards.map(({ card }) => card.id)).size).toBe(cards.length);
    }
    expect([6, 7]).toContain(heaps[1]!.cards.length);
    expect([6, 7]).toContain(heaps[2]!.cards.length);
    expect(heaps[3]!.cards[0]!.card.id).toBe(significator.id);
    expect(heaps[3]!.cards).toHaveLength(37);
    expect([7, 8]).toContain(heaps[4]!.cards.length);
  }
});
