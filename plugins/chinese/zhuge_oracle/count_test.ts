import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { continuesAt, verseOf } from "./count.ts";
import { zhugeOracleCalculate } from "./procedure.ts";
import { LUCK, luckOf } from "./verses.ts";
import { en } from "./words/en.ts";
import { zhHant } from "./words/zh_hant.ts";

const ALL = Array.from({ length: 384 }, (_, i) => i + 1);

test.each([
  // Kangxi Zidian: 飛 9, 天 4, 車 7; 人 2, 大 3, 山 3; 高, 書, 馬 10 each; 江 is 水 4 and 3 more.
  ["飛天車", "947", 179],
  ["飞天车", "947", 179],
  ["人大山", "233", 233],
  ["高書馬", "000", 384],
  ["江 大 山", "733", 349],
])("%s is %s and verse %i", async (text, written, verse) => {
  expect(await ask(zhugeOracleCalculate, { text })).toMatchObject({ written, verse });
});

test("384 is taken off until 1 to 384 is left", () => {
  const verses = [0, 1, 384, 385, 768, 769, 999].map((whole) =>
    verseOf([Math.floor(whole / 100), Math.floor(whole / 10) % 10, whole % 10]),
  );
  expect(verses.map(({ verse }) => verse)).toEqual([384, 1, 384, 1, 384, 1, 231]);
  expect(verses.map(({ takenOff }) => takenOff)).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(continuesAt(179)).toEqual([563, 947, 1331]);
});

test.each([
  ["飛天", "notThree"],
  ["飛天車馬", "notThree"],
  ["飛a車", "notChinese"],
  ["飛〇車", "strokesUnknown"],
])("%s is refused", async (text, code) => {
  const given = text.length < 3 ? `${text} ` : text;
  await expect(ask(zhugeOracleCalculate, { text: given })).rejects.toMatchObject({
    issues: [{ path: "text", code }],
  });
});

test("every verse has a gist of its own in both languages, and is held somehow", () => {
  for (const { gist } of [en.phrases, zhHant.phrases]) {
    expect(new Set(ALL.map((verse) => gist({ verse }))).size).toBe(384);
  }
  expect(ALL.every((verse) => LUCK.ids.includes(luckOf(verse)))).toBe(true);
});
