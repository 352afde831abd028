import { describe, expect, test } from "bun:test";
import { InputError } from "#old";
import { seededRandom } from "../../../src/plugins/mod.ts";
import { chiSquare, quantile } from "../../../tests/draws/chi_square.ts";
import { CARD_NAMES, dealCards, layCards } from "./draw.ts";
import { DECK } from "./deck.ts";

const DRAWS = 100_000;

describe(`dealCards() over ${DRAWS} seeded Celtic Crosses`, () => {
  const cards = Array.from({ length: 10 }, () => new Array<number>(78).fill(0));
  const reversed = new Array<number>(10).fill(0);
  const reversedById = new Array<number>(78).fill(0);
  let twice = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const spread = dealCards(seededRandom(`tarot ${draw}`), 10, true);
    spread.forEach((one, place) => {
      cards[place]![one.card.id]! += 1;
      if (!one.reversed) return;
      reversed[place]! += 1;
      reversedById[one.card.id]! += 1;
    });
    if (new Set(spread.map(({ card }) => card.id)).size !== 10) twice += 1;
  }

  test("gives every card the same odds in every place", () => {
    for (const counts of cards) {
      expect(chiSquare(counts)).toBeLessThan(quantile(77, 3.72));
      expect(chiSquare(counts)).toBeGreaterThan(quantile(77, -3.72));
    }
  });

  test("turns half of the cards upside down in every place", () => {
    for (const count of reversed) {
      expect(chiSquare([count, DRAWS - count])).toBeLessThan(15.1);
    }
  });

  test("turns no card more often than another", () => {
    const totals = cards.reduce((sums, counts) => sums.map((sum, id) => sum + counts[id]!));
    const statistic = reversedById.reduce((sum, count, id) => {
      const half = totals[id]! / 2;
      return sum + (count - half) ** 2 / half + (totals[id]! - count - half) ** 2 / half;
    }, 0);
    expect(statistic).toBeLessThan(quantile(78, 3.72));
    expect(statistic).toBeGreaterThan(quantile(78, -3.72));
  });

  test("never deals a card twice", () => expect(twice).toBe(0));
});

describe("dealCards()", () => {
  test("replays from its seed and differs with another", () => {
    const deal = (seed: string) => dealCards(seededRandom(seed), 10, true);
    expect(deal("a")).toEqual(deal("a"));
    expect(deal("a")).not.toEqual(deal("b"));
  });

  test("can be repeated by hand from the documented order of random numbers", () => {
    const random = seededRandom("by hand");
    const deck = [...DECK];
    const byHand = Array.from({ length: 3 }, () => {
      const index = random.below(deck.length);
      const card = deck[index]!;
      deck.splice(index, 1);
      return { card, reversed: random.below(2) === 1 };
    });
    expect(dealCards(seededRandom("by hand"), 3, true)).toEqual(byHand);
  });

  test("deals the whole deck without a reversal where none is allowed", () => {
    const all = dealCards(seededRandom("all"), 78, false);
    expect(new Set(all.map(({ card }) => card.id)).size).toBe(78);
    expect(all.some(({ reversed }) => reversed)).toBe(false);
  });
});

describe("layCards()", () => {
  test("reads every name of the input back to its card and side", () => {
    expect(CARD_NAMES).toHaveLength(156);
    for (const name of CARD_NAMES) {
      const [laid] = layCards([name], 1);
      expect(laid!.card.slug + (laid!.reversed ? ":reversed" : "")).toBe(name);
    }
  });

  test("refuses a wrong count and a card that comes twice, on either side", () => {
    const codeOf = (names: readonly string[], count: number) => {
      try {
        layCards(names, count);
      } catch (error) {
        return error instanceof InputError
          ? error.issues.map(({ path }) => path).join()
          : String(error);
      }
      return "laid";
    };
    expect(codeOf(["the-fool"], 3)).toBe("cards");
    expect(codeOf(["the-fool", "the-sun", "the-fool:reversed"], 3)).toBe("cards/2");
    expect(codeOf(["the-fool", "the-sun", "death"], 3)).toBe("laid");
  });
});
