/** The deck against the sheet of c. 1846 and the playing cards of 1799. */
import { expect, test } from "bun:test";
import { DECK } from "./deck.ts";
import { cards as chinese } from "./words/cards_zh_hant.ts";
import { cards as english } from "./words/cards_en.ts";

/** Playing cards by number, as an outside list of Hechtel’s deck writes them. */
const HECHTEL =
  "9 hearts,6 diamonds,10 spades,K hearts,7 hearts,K clubs,Q clubs,9 diamonds,Q spades,J diamonds,J clubs,7 diamonds,J spades,9 clubs,10 clubs,6 hearts,Q hearts,10 hearts,6 spades,8 spades,8 clubs,Q diamonds,7 clubs,J hearts,A clubs,10 diamonds,7 spades,A hearts,A spades,K spades,A diamonds,8 hearts,8 diamonds,K diamonds,9 spades,6 clubs";
/** Cards that the sheet calls good by themselves, and ill. */
const GOOD = [1, 2, 3, 4, 5, 9, 13, 16, 18, 20, 24, 30, 31, 32, 33, 34, 35];
const ILL = [6, 7, 8, 10, 11, 12, 14, 21, 23, 36];

test("each card carries its playing card, four suits of nine", () => {
  expect(DECK.map(({ inset }) => `${inset.rank} ${inset.suit}`).join(",")).toBe(HECHTEL);
  expect(new Set(DECK.map(({ inset }) => `${inset.rank}${inset.suit}`)).size).toBe(36);
});

test("good and ill are those of the sheet", () => {
  const by = (sign: number) =>
    DECK.filter(({ polarity }) => Math.sign(polarity) === sign).map(({ number }) => number);
  expect(by(1)).toEqual(GOOD);
  expect(by(-1)).toEqual(ILL);
});

test("no two cards say the same of anything, in either language", () => {
  for (const texts of [english, chinese]) {
    for (const field of ["means", "noun", "colours", "house", "near", "far"] as const) {
      const said = Object.values(texts).map((text) => text[field]);
      expect(new Set(said).size, field).toBe(36);
    }
  }
});
