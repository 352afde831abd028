/** The rules that judge texts find what was planted, and leave good prose alone. */
import { describe, expect, test } from "bun:test";
import { proseFaults } from "./prose.ts";

const GOOD = {
  en: "The Moon stands in Leo, which is said to like a stage. An hour later it would be in Virgo.",
  "zh-Hant":
    "月亮在獅子座，據說這樣的人喜歡有舞台。再晚一個時辰便進了處女座，說法也就兩樣，這裡只取前者為準，供你參考。",
} as const;

const PLANTED: readonly (readonly [lang: "en" | "zh-Hant", from: string, to: string])[] = [
  ["en", "a stage", "a a stage"],
  ["en", "Leo, which", "Leo,, which"],
  ["en", "Leo, which", "Leo , which"],
  ["en", "stage. An", "stage.  An"],
  ["en", "stage. An", "stage. an"],
  ["en", "An hour", "An year"],
  ["en", "a stage", "a opposition"],
  ["en", "Virgo.", "Virgo"],
  ["en", "in Leo", "in (Leo"],
  ["en", "An hour", "After 1 days"],
  ["zh-Hant", "獅子座，", "獅子座，。"],
  ["zh-Hant", "這樣的", "這樣的的"],
  ["zh-Hant", "參考。", "參考"],
  ["zh-Hant", "獅子座", "「獅子座"],
  ["zh-Hant", "據說", "it is said that 據說"],
];

describe("proseFaults()", () => {
  for (const lang of ["en", "zh-Hant"] as const) {
    test(`finds nothing in good prose: ${lang}`, () => {
      expect(proseFaults(GOOD[lang], lang)).toEqual([]);
    });
  }

  for (const [lang, from, to] of PLANTED) {
    test(`finds “${to}”`, () => {
      expect(proseFaults(GOOD[lang].replace(from, to), lang)).not.toEqual([]);
    });
  }

  test("leaves names, years and reported speech alone", () => {
    const text =
      "Cao Cao met Van Van Mojo in 7 BC, e.g. at dusk. “Will it rain?” he asked; a one-eyed man, he said that that was so.";
    expect(proseFaults(text, "en")).toEqual([]);
  });
});
