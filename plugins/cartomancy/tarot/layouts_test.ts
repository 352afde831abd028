import { describe, expect, test } from "bun:test";
import { DECK } from "./deck.ts";
import { LAYOUTS, PLACE, placeIn, type LayoutId, type PlaceId } from "./layouts.ts";
import { en } from "./words/en.ts";
import { cards as english } from "./words/en/cards.ts";
import { inProse as proseInEnglish } from "./words/en/names.ts";
import { places as englishPlaces } from "./words/en/places.ts";
import { zhHant } from "./words/zh_hant.ts";
import { inProse as proseInChinese } from "./words/zh_hant/names.ts";
import { places as chinesePlaces } from "./words/zh_hant/places.ts";

const REFS = LAYOUTS.flatMap(({ id: layout, places }) =>
  places.map(({ id: place, readUpright }) => ({ layout, place, readUpright })),
);

function placesOf(layout: LayoutId): readonly PlaceId[] {
  return LAYOUTS.find(({ id }) => id === layout)!.places.map(({ id }) => id);
}

describe("LAYOUTS", () => {
  test("deal 1, 3, 3, 3 and 10 cards", () => {
    expect(LAYOUTS.map(({ id, places }) => [id, places.length])).toEqual([
      ["single", 1],
      ["pastPresentFuture", 3],
      ["situationActionOutcome", 3],
      ["mindBodySpirit", 3],
      ["celticCross", 10],
    ]);
    expect(new Set(REFS.map(({ place }) => place))).toEqual(new Set(PLACE.ids));
  });

  test("keep Waite's ten places of the Celtic Cross, the crossing card read upright", () => {
    // The Pictorial Key to the Tarot (1910), part III §7: covers, crosses, crowns, beneath, behind,
    // before, himself, his house, hopes or fears, what will come.
    expect(placesOf("celticCross")).toEqual([
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
    expect(REFS.filter(({ readUpright }) => readUpright).map(({ place }) => place)).toEqual([
      "crossing",
    ]);
  });
});

describe("the places", () => {
  test("lead into each card once, each in a sentence of its own", () => {
    for (const ref of REFS) {
      const [en, zh] = [placeIn(englishPlaces, ref), placeIn(chinesePlaces, ref)];
      expect(en.lead("CARD").split("CARD")).toHaveLength(2);
      expect(zh.lead("CARD").split("CARD")).toHaveLength(2);
      expect(en.lead("CARD")).toMatch(/^[A-Z].*\.$/);
      expect(zh.lead("CARD")).toEndWith("。");
      expect(en.meaning).toEndWith(".");
      expect(zh.meaning).toEndWith("。");
    }
    for (const texts of [englishPlaces, chinesePlaces]) {
      const leads = REFS.map((ref) => placeIn(texts, ref).lead(""));
      expect(new Set(leads).size).toBe(leads.length);
    }
  });

  test("are none of another layout", () => {
    expect(() => placeIn(englishPlaces, { layout: "single", place: "crown" })).toThrow(RangeError);
  });
});

describe("a card in prose", () => {
  const cases = [
    ["the-fool", false, "the Fool", "「愚者」"],
    ["wheel-of-fortune", true, "the Wheel of Fortune reversed", "逆位的「命運之輪」"],
    ["justice", false, "Justice", "「正義」"],
    ["death", true, "Death reversed", "逆位的「死神」"],
    ["ace-of-wands", false, "the Ace of Wands", "「權杖王牌」"],
  ] as const;
  for (const [card, reversed, en, zhHant] of cases) {
    test(`is ${en}`, () => {
      expect(proseInEnglish({ card, reversed })).toBe(en);
      expect(proseInChinese({ card, reversed })).toBe(zhHant);
    });
  }
});

describe("a card in a place", () => {
  const star = { card: "the-star", reversed: true } as const;

  test("speaks in whole sentences, whichever card and place", () => {
    for (const { layout, place } of REFS) {
      for (const { id: card } of DECK) {
        const given = { layout, place, card, reversed: true, readReversed: true };
        const [inEnglish, inChinese] = [en.phrases.inPlace(given), zhHant.phrases.inPlace(given)];
        expect(inEnglish).toMatch(/^[A-Z][^{}]*\. [A-Z][^{}]*[.?!]$/);
        expect(inEnglish).toContain(" reversed");
        expect(inChinese).toMatch(/^[^{}]*。[^{}]*[。？！]$/);
        expect(inChinese).not.toMatch(/(.)。\1。/);
      }
    }
  });

  test("follows the orientation except where a place is read upright", () => {
    const layout = "celticCross";
    const present = { ...star, layout, place: "present", readReversed: true } as const;
    const crossing = { ...star, layout, place: "crossing", readReversed: false } as const;
    const texts = english["the-star"];
    expect(en.phrases.inPlace(present)).toContain(texts.reversed.aspects.situation);
    expect(en.phrases.inPlace(crossing)).toContain(texts.upright.aspects.obstacle);
    expect(zhHant.phrases.inPlace(crossing)).toContain("逆位的「星星」");
  });
});
