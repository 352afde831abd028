/** Old counts against a reader's printed list. */
import { expect, test } from "bun:test";
import { countOf } from "./strokes.ts";

test("old counts agree with nanzanseirin.com, 姓名判断ミニ講座", () => {
  const LIST =
    "恵12 広15 黒12 渋16 寿14 斎17 斉14 学16 栄14 国11 静16 豊18 沢17 来8 亜8 浅12 浜18 暁16 満15 万15 奥13 関19 桜21 絵19 滝20 辺22 顕23 条11 雅12 染9 樋15 初7 琴13 酒10 瑛14 神10";
  for (const [, character, strokes] of LIST.matchAll(/(\p{Script=Han})(\d+)/gu))
    expect([character, countOf(character!, undefined, "old")?.strokes]).toEqual([
      character,
      Number(strokes),
    ]);
});

test("kana with their marks, letters, numerals and repeats", () => {
  // komakishouhou.blogspot.com: だ 6, じ 3, ぱ 5; namedic.jp: 八 by its value; 々 what it repeats.
  const strokes = (character: string) => countOf(character, undefined, "old")?.strokes;
  expect(["だ", "じ", "ぱ", "ヲ", "ー", "E", "e"].map(strokes)).toEqual([6, 3, 5, 3, 1, 4, 4]);
  expect(strokes("八")).toBe(8);
  expect(countOf("八", undefined, "new")?.strokes).toBe(2);
  expect(countOf("々", countOf("佐", undefined, "old")!, "old")?.strokes).toBe(7);
  expect(countOf("々", countOf("佐", undefined, "new")!, "new")?.strokes).toBe(3);
  expect(strokes("😀")).toBeUndefined();
});
