import { describe, expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import { resolvePlace } from "./resolve.ts";
import { romanise } from "./romanise.ts";
import { findSounding } from "./sounds.ts";

/** Road signs and gazetteers of the countries; Revised Romanisation and BGN/PCGN for the others. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ["पटना", "patana"],
  ["इंदौर", "indaur"],
  ["कोलंबो", "kolambo"],
  ["গয়া", "gaya"],
  ["ਪਟਿਆਲਾ", "patiala"],
  ["દ્વારકા", "dvaraka"],
  ["ಉಡುಪಿ", "udupi"],
  ["విజయవాడ", "vijayavada"],
  ["통영", "tongyeong"],
  ["양평", "yangpyeong"],
  ["Щёлково", "shchelkovo"],
];

describe("romanise() reads letter by letter", () => {
  for (const [text, latin] of WRITTEN)
    test(`${text} ${latin}`, () => expect(romanise(text)).toBe(latin));

  test("and leaves other scripts alone", () => {
    for (const text of ["Paris", "東京", "القاهرة", "", "12", "통a"])
      expect(romanise(text)).toBeNull();
  });
});

describe("resolvePlace() by sound, where the index has no name in the script", () => {
  for (const [text, latin, country] of [
    ["वृंदावन", "Vrindāvan", "IN"],
    ["தஞ்சாவூர்", "Tanjore", "IN"],
    ["ऋषिकेश", "Rishīkesh", "IN"],
    ["দার্জিলিং", "Dārjiling", "IN"],
    ["통영", "Tongyeong", "KR"],
    ["Чернобыль", "Chornobyl", "UA"],
  ] as const)
    test(`${text} is ${latin}`, () => {
      const answer = resolvePlace(openAtlas(), { text });
      expect(answer).toMatchObject({ kind: "one", place: { latin, country: { code: country } } });
    });

  test("says so", () => {
    expect(resolvePlace(openAtlas(), { text: "वृंदावन" })).toMatchObject({ how: "sound" });
    expect(resolvePlace(openAtlas(), { text: "मुंबई" })).toMatchObject({ how: "exact" });
  });

  test("never takes a typo for a place that has a name in the script", () => {
    expect(findSounding(openAtlas(), "Москав")).toEqual([]);
    expect(resolvePlace(openAtlas(), { text: "Москав" }).kind).toBe("none");
  });

  test("and lets short names differ in no letter", () => {
    expect(resolvePlace(openAtlas(), { text: "ஊட்டி" }).kind).toBe("none");
  });
});
