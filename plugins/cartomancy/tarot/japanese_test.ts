import { describe, expect, test } from "bun:test";
import { CARD } from "./card.ts";
import { LAYOUTS, placeIn } from "./layouts.ts";
import { ja } from "./words/ja.ts";
import { cards } from "./words/ja/cards.ts";
import { places } from "./words/ja/places.ts";

const ASPECTS = ["situation", "obstacle", "advice", "outcome"] as const;
const SIDES = CARD.ids.flatMap((id) =>
  (["upright", "reversed"] as const).map((side) => ({ id, ...cards[id][side] })),
);
const TEXTS = SIDES.flatMap(({ id, meaning, aspects }) =>
  [meaning, ...ASPECTS.map((aspect) => aspects[aspect])].map((text) => ({ id, text })),
);
const sentencesOf = (text: string) => text.split(/(?<=。)(?!」)/).filter((part) => part !== "");

describe("the texts in Japanese", () => {
  test("are 780, whole sentences in kana and kanji", () => {
    expect(TEXTS).toHaveLength(78 * 2 * 5);
    for (const { text } of TEXTS) {
      expect(text).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「].*。$/u);
      expect(text).toMatch(/\p{Script=Hiragana}/u);
      expect(text).not.toMatch(/[A-Za-z,;:?!]/);
    }
  });

  test("say a meaning in two or three sentences and an aspect in one", () => {
    for (const { meaning, aspects } of SIDES) {
      expect([2, 3]).toContain(sentencesOf(meaning).length);
      for (const aspect of ASPECTS) expect(sentencesOf(aspects[aspect])).toHaveLength(1);
    }
  });

  test("repeat no sentence, and name three to five keywords", () => {
    const sentences = TEXTS.flatMap(({ text }) => sentencesOf(text));
    expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
    for (const { keywords } of SIDES) {
      expect([3, 4, 5]).toContain(keywords.length);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
  });

  test("advise politely, and describe situations without addressing the reader", () => {
    for (const { aspects } of SIDES) {
      expect(aspects.advice).toMatch(/(ましょう|ください)(、.*)?。$/);
      expect(aspects.situation).not.toMatch(/あなた|君/);
    }
  });

  test("never speak of death or a span of life, and promise nothing", () => {
    for (const { id, text } of TEXTS) {
      const said = id === "death" ? text.replace("「死神」", "") : text;
      expect(said).not.toMatch(/[死亡屍墓葬]|寿命|余命|逝|必ず|きっと|絶対/);
    }
  });

  test("name 78 cards, and lead into each place in a sentence of its own", () => {
    expect(new Set(Object.values(ja.terms.card)).size).toBe(78);
    const leads = LAYOUTS.flatMap(({ id: layout, places: all }) =>
      all.map(({ id: place }) => placeIn(places, { layout, place }).lead("CARD")),
    );
    expect(new Set(leads).size).toBe(20);
    for (const lead of leads) {
      expect(lead.split("CARD")).toHaveLength(2);
      expect(lead).toEndWith("。");
    }
  });
});
