import { describe, expect, test } from "bun:test";
import { DECK } from "./deck.ts";
import { CELTIC_CROSS, LAYOUTS, SINGLE, THREE_LAYOUTS } from "./positions.ts";
import { nameInProse, readInPosition } from "./prose.ts";

function cardBySlug(slug: string) {
  const card = DECK.find((candidate) => candidate.slug === slug);
  if (card === undefined) throw new Error(`No card "${slug}"`);
  return card;
}

describe("LAYOUTS", () => {
  test("deal 1, 3, 3, 3 and 10 cards", () => {
    expect(LAYOUTS.map((layout) => layout.positions.length)).toEqual([1, 3, 3, 3, 10]);
    expect(SINGLE.positions[0]?.id).toBe("focus");
    expect(THREE_LAYOUTS.map((layout) => layout.id)).toEqual([
      "pastPresentFuture",
      "situationActionOutcome",
      "mindBodySpirit",
    ]);
  });

  test("name each position once per layout and each card once per lead", () => {
    for (const { positions } of LAYOUTS) {
      expect(new Set(positions.map((position) => position.id)).size).toBe(positions.length);
      for (const { lead, meaning } of positions) {
        expect(lead.en.split("{card}")).toHaveLength(2);
        expect(lead.zhHant.split("{card}")).toHaveLength(2);
        expect(lead.en).toMatch(/^[A-Z].*\.$/);
        expect(lead.zhHant).toEndWith("。");
        expect(meaning.en).toEndWith(".");
        expect(meaning.zhHant).toEndWith("。");
      }
    }
  });

  test("repeat no lead", () => {
    const leads = LAYOUTS.flatMap((layout) => layout.positions.map((position) => position.lead));
    expect(new Set(leads.map((lead) => lead.en)).size).toBe(leads.length);
    expect(new Set(leads.map((lead) => lead.zhHant)).size).toBe(leads.length);
  });

  test("keep Waite's ten places of the Celtic Cross", () => {
    // The Pictorial Key to the Tarot (1910), part III §7: covers, crosses, crowns, beneath, behind,
    // before, himself, his house, hopes or fears, what will come.
    expect(CELTIC_CROSS.positions.map((position) => position.id)).toEqual([
      "present",
      "crossing",
      "crown",
      "root",
      "past",
      "nearFuture",
      "self",
      "surroundings",
      "hopesAndFears",
      "outcome",
    ]);
  });
});

describe("nameInProse()", () => {
  const cases = [
    ["the-fool", false, "the Fool", "「愚者」"],
    ["wheel-of-fortune", true, "the Wheel of Fortune reversed", "逆位的「命運之輪」"],
    ["justice", false, "Justice", "「正義」"],
    ["death", true, "Death reversed", "逆位的「死神」"],
    ["ace-of-wands", false, "the Ace of Wands", "「權杖王牌」"],
  ] as const;
  for (const [slug, reversed, en, zhHant] of cases) {
    test(`names ${en}`, () => {
      expect(nameInProse(cardBySlug(slug), reversed)).toEqual({ en, zhHant });
    });
  }
});

describe("readInPosition()", () => {
  const star = cardBySlug("the-star");

  test("reads every card in every position as whole sentences", () => {
    for (const { positions } of LAYOUTS) {
      for (const position of positions) {
        for (const card of DECK) {
          const text = readInPosition(position, card, true);
          expect(text.en).toMatch(/^[A-Z][^{}]*\. [A-Z][^{}]*[.?!]$/);
          expect(text.en).toContain(" reversed");
          expect(text.zhHant).toMatch(/^[^{}]*。[^{}]*[。？！]$/);
          expect(text.zhHant).not.toMatch(/(.)。\1。/);
        }
      }
    }
  });

  test("follows the orientation except where a position is read upright", () => {
    const [present, crossing] = CELTIC_CROSS.positions;
    if (present === undefined || crossing === undefined) throw new Error("positions missing");
    expect(readInPosition(present, star, true).en).toContain(star.reversed.aspects.situation.en);
    expect(readInPosition(crossing, star, true).en).toContain(star.upright.aspects.obstacle.en);
    expect(readInPosition(crossing, star, true).zhHant).toContain("逆位的「星星」");
  });
});
