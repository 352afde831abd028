import { describe, expect, test } from "bun:test";
import { seededRandom } from "../../../src/plugins/mod.ts";
import { dealCards, layCards, type CardName } from "./draw.ts";
import { DECK } from "./deck.ts";
import { findDignities, relationOf } from "./dignities.ts";
import { polarityOf, weighLeaning } from "./leaning.ts";
import { numberOf, numeralOf } from "./numbering.ts";
import { LAYOUTS, layoutOf } from "./layouts.ts";
import { findTheme, tally } from "./tallies.ts";

describe("relationOf() (Book T: same strengthens, fire-water and air-earth weaken)", () => {
  const CASES = [
    ["fire", "fire", "strengthens"],
    ["fire", "water", "weakens"],
    ["earth", "air", "weakens"],
    ["fire", "air", "friendly"],
    ["water", "earth", "friendly"],
    ["water", "air", "friendly"],
    ["fire", "earth", "friendly"],
  ] as const;
  for (const [a, b, relation] of CASES) {
    test(`${a} and ${b}: ${relation}, either way round`, () => {
      expect(relationOf(a, b)).toBe(relation);
      expect(relationOf(b, a)).toBe(relation);
    });
  }
});

test("findDignities() looks at neighbours alone", () => {
  const drawn = layCards(["ace-of-wands", "ace-of-cups", "king-of-wands"], 3);
  expect(findDignities(drawn, ["past", "present", "future"])).toEqual([
    { positions: ["past", "present"], elements: ["fire", "water"], relation: "weakens" },
    { positions: ["present", "future"], elements: ["water", "fire"], relation: "weakens" },
  ]);
  expect(findDignities(drawn.slice(0, 1), ["focus"])).toEqual([]);
});

describe("weighLeaning()", () => {
  const { places } = layoutOf("three", "pastPresentFuture");
  const single = layoutOf("single", "pastPresentFuture");
  const cross = layoutOf("celticCross", "pastPresentFuture");

  test("can be added up again from its testimonies for any spread", () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const layout of LAYOUTS) {
        const drawn = dealCards(seededRandom(`sum ${seed}`), layout.places.length, true);
        const { score, base, testimonies } = weighLeaning(drawn, layout.places);
        const sum = testimonies.reduce((total, { weight }) => total + weight, 0);
        expect(Math.abs(base + sum - score)).toBeLessThanOrEqual(0.51);
        expect(score >= 0 && score <= 100).toBe(true);
      }
    }
  });

  test("counts a reversed card half with the other sign", () => {
    const [upright] = layCards(["the-sun"], 1);
    const [reversed] = layCards(["the-sun:reversed"], 1);
    expect(polarityOf(upright!, places[0]!)).toBe(2);
    expect(polarityOf(reversed!, places[0]!)).toBe(-1);
    expect(weighLeaning([upright!], single.places).score).toBe(100);
    expect(weighLeaning([reversed!], single.places).score).toBe(25);
  });

  test("reads the crossing card upright", () => {
    const [reversed] = layCards(["the-sun:reversed"], 1);
    expect(polarityOf(reversed!, cross.places[1]!)).toBe(2);
  });

  test("has the mean that its description states", () => {
    const mean = DECK.reduce((sum, { polarity }) => sum + polarity / 4, 0) / DECK.length;
    expect(Math.round(50 + 25 * mean)).toBe(54);
  });
});

describe("numbering", () => {
  const strength = DECK.find(({ id }) => id === "strength")!;
  const justice = DECK.find(({ id }) => id === "justice")!;

  test("swaps Strength and Justice between the orders and nothing else", () => {
    expect([numberOf(strength, "rider"), numberOf(justice, "rider")]).toEqual([8, 11]);
    expect([numeralOf(strength, "marseille"), numeralOf(justice, "marseille")]).toEqual([
      "XI",
      "VIII",
    ]);
    const changed = DECK.filter((card) => numberOf(card, "rider") !== numberOf(card, "marseille"));
    expect(changed).toHaveLength(2);
  });

  test("writes the head of suit cards as a deck prints them", () => {
    const heads = DECK.slice(22, 36).map((card) => numeralOf(card, "rider"));
    expect(heads.join(" ")).toBe("A 2 3 4 5 6 7 8 9 10 P N Q K");
  });
});

describe("tally() and findTheme()", () => {
  const themeOf = (...names: CardName[]) => findTheme(tally(layCards(names, names.length)));

  test("call three trumps heavy, two not", () => {
    expect(themeOf("the-fool", "death", "the-sun").fateHeavy).toBe(true);
    expect(themeOf("the-fool", "death", "two-of-cups").fateHeavy).toBe(false);
  });

  test("name a suit that leads, and none in a tie", () => {
    expect(themeOf("two-of-cups", "three-of-cups", "the-sun").dominantSuit).toBe("cups");
    expect(themeOf("two-of-cups", "three-of-wands", "the-sun").dominantSuit).toBeNull();
  });

  test("count ranks that repeat", () => {
    const { ranksRepeated, suits, majors } = tally(
      layCards(["ace-of-cups", "ace-of-wands", "the-sun"], 3),
    );
    expect(ranksRepeated).toEqual([{ rank: "ace", count: 2 }]);
    expect([suits.cups, suits.wands, suits.swords, majors]).toEqual([1, 1, 0, 1]);
  });
});
