import { describe, expect, test } from "bun:test";
import { isSameLanguage, readsHan, wordsFor } from "./language.ts";

describe("wordsFor()", () => {
  const words = { en: "an answer", "zh-Hant": "答案" };

  test("takes a language's own words, then another script's, then English", () => {
    expect(wordsFor({ ...words, "zh-Hans": "答案（简）" }, "zh-Hans")).toBe("答案（简）");
    expect(wordsFor(words, "zh-Hans")).toBe("答案");
    expect(wordsFor(words, "en-GB")).toBe("an answer");
    expect(wordsFor(words, "fr")).toBe("an answer");
  });
});

test("scripts and regions make no other language", () => {
  expect(isSameLanguage("zh-Hans", "zh-TW")).toBe(true);
  expect(isSameLanguage("en-GB", "en")).toBe(true);
  expect(isSameLanguage("en", "fr")).toBe(false);
});

test("who reads Chinese characters needs no other name beside them", () => {
  expect(["zh-Hant", "zh-Hans", "ja", "yue"].filter(readsHan)).toHaveLength(4);
  expect(["en", "ko", "vi", "no tag"].filter(readsHan)).toEqual([]);
});
