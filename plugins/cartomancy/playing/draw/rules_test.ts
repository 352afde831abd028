/** Spreads, companies and senses against P. R. S. Foli, Fortune-Telling by Cards (1904). */
import { describe, expect, test } from "bun:test";
import { packOf, type PlayingCard, type PlayingId } from "./deck.ts";
import { leadingSuit } from "../core/suits.ts";
import { companiesIn, couplesIn } from "./rules.ts";
import { placesOf } from "./spreads.ts";
import { cards as english } from "./words/cards_en.ts";
import { cards as chinese } from "./words/cards_zh_hant.ts";

const [small, large] = [packOf("32"), packOf("52")];
const cardOf = (id: PlayingId): PlayingCard => large.find((card) => card.id === id)!;
const laid = (...names: string[]) =>
  names.map((name) => ({
    card: cardOf(name.replace("!", "") as PlayingId),
    reversed: name.endsWith("!"),
  }));

test("32 cards are those from the seven up, eight of each suit, and alone have a second sense", () => {
  expect([small.length, large.length]).toEqual([32, 52]);
  expect(new Set(small.map(({ id }) => id)).size).toBe(32);
  for (const texts of [english, chinese]) {
    for (const { id } of large) {
      expect(texts[id].length, id).toBe(small.includes(cardOf(id)) ? 2 : 1);
    }
  }
});

test("ch. V: a surprise of two and three packs of ten, past, present and future", () => {
  const places = placesOf("pastPresentFuture");
  const count = (place: string) => places.filter((one) => one === place).length;
  expect(places).toHaveLength(32);
  expect([...new Set(places)]).toEqual(["surprise", "past", "present", "future"]);
  expect(["surprise", "past", "present", "future"].map(count)).toEqual([2, 10, 10, 10]);
});

describe("companiesIn()", () => {
  test("counts two, three and four of a rank, the largest first, with those on their heads", () => {
    const found = companiesIn(
      laid("8-of-hearts", "K-of-clubs", "8-of-clubs!", "K-of-hearts", "8-of-spades"),
    );
    expect(found).toEqual([
      { rank: "8", count: 3, reversed: 1 },
      { rank: "K", count: 2, reversed: 0 },
    ]);
  });
  test("finds none among four ranks", () => {
    expect(companiesIn(laid("8-of-hearts", "K-of-clubs", "A-of-clubs"))).toEqual([]);
  });
});

test("couplesIn() wants two side by side, in either order", () => {
  expect(couplesIn(["7-of-spades", "10-of-diamonds", "A-of-clubs"])).toEqual(["delay"]);
  expect(couplesIn(["7-of-spades", "A-of-clubs", "10-of-diamonds"])).toEqual([]);
});

test("leadingSuit() is none where two are level or each comes once", () => {
  const of = (...ids: PlayingId[]) => leadingSuit(ids.map(cardOf));
  expect(of("A-of-hearts", "7-of-hearts", "K-of-clubs")).toBe("hearts");
  expect(of("A-of-hearts", "7-of-clubs", "K-of-spades")).toBeNull();
  expect(of("A-of-hearts", "7-of-hearts", "K-of-clubs", "7-of-clubs")).toBeNull();
});

test("good and ill agree in sign with Foli’s plainest senses", () => {
  const good: PlayingId[] = ["10-of-hearts", "9-of-hearts", "A-of-clubs", "10-of-clubs"];
  const ill: PlayingId[] = ["9-of-spades", "10-of-spades", "9-of-diamonds", "8-of-spades"];
  for (const id of good) expect(cardOf(id).polarity, id).toBe(2);
  for (const id of ill) expect(cardOf(id).polarity, id).toBeLessThan(0);
  expect(cardOf("A-of-spades").polarityReversed).toBe(-2);
});
