import { expect, test } from "bun:test";
import { CARDS } from "../playing/core/card.ts";
import { LIFE_SPREAD, quadrate, rulingCardOf, yearRowOf } from "./rules.ts";

test("ninety quadrations return the deck, and no fewer do", () => {
  let deck = quadrate(CARDS);
  let count = 1;
  while (deck.join() !== CARDS.join() && count < 200) {
    deck = quadrate(deck);
    count++;
  }
  expect(count).toBe(90);
});

test("three cards never move: the jack of hearts, the eight of clubs, the king of spades", () => {
  const once = quadrate(CARDS);
  expect(CARDS.filter((card, index) => once[index] === card)).toEqual([
    "J-of-hearts",
    "8-of-clubs",
    "K-of-spades",
  ]);
});

test("the spread of life has the printed order", () => {
  // The row that follows the ace of hearts, as printed for it.
  expect(yearRowOf("A-of-hearts", 0)).toEqual([
    "A-of-diamonds",
    "Q-of-diamonds",
    "5-of-hearts",
    "3-of-clubs",
    "3-of-spades",
    "9-of-hearts",
    "7-of-clubs",
  ]);
  expect(LIFE_SPREAD.slice(0, 3)).toEqual(["3-of-hearts", "A-of-clubs", "Q-of-clubs"]);
  expect(rulingCardOf("A-of-hearts", "leo")).toBe("A-of-hearts");
  expect(rulingCardOf("joker", "leo")).toBeNull();
});
