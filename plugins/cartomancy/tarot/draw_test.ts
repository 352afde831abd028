import { describe, expect, test } from "bun:test";
import { InputError } from "#sdk";
import { seededRandom } from "../../../src/plugins/mod.ts";
import { CARD_NAMES, dealCards, layCards, type CardName } from "./draw.ts";
import { DECK } from "./deck.ts";

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
      expect<string>(laid!.card.id + (laid!.reversed ? ":reversed" : "")).toBe(name);
    }
  });

  test("refuses a wrong count and a card that comes twice, on either side", () => {
    const codeOf = (names: readonly CardName[], count: number) => {
      try {
        layCards(names, count);
      } catch (error) {
        return error instanceof InputError
          ? error.issues.map(({ path, code }) => `${path}: ${code}`).join()
          : String(error);
      }
      return "laid";
    };
    expect(codeOf(["the-fool"], 3)).toBe("cards: wrong-count");
    expect(codeOf(["the-fool", "the-sun", "the-fool:reversed"], 3)).toBe("cards/2: card-twice");
    expect(codeOf(["the-fool", "the-sun", "death"], 3)).toBe("laid");
  });
});
