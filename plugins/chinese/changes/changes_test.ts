import { expect, test } from "bun:test";
import { ask, type Answer } from "../testing/ask.ts";
import { liuyaoCalculate } from "./liuyao/procedure.ts";
import { meihuaCalculate } from "./meihua/procedure.ts";

const NOON = { date: "2024-06-15", time: "12:00", timezone: "+08:00", clock: "civil" } as const;

test("liuyao.calculate reads coins as lines: no head is old yin, three heads old yang", async () => {
  const byCoins = await ask(liuyaoCalculate, { ...NOON, coins: [0, 1, 2, 3, 1, 2] });
  expect(byCoins.cast).toMatchObject({ by: { id: "coins" }, values: [6, 7, 8, 9, 7, 8] });
  expect(byCoins.moving).toEqual([1, 4]);
});

test("liuyao.calculate repeats a cast by its seed and keeps the odds of three coins", async () => {
  const once = await ask(liuyaoCalculate, { ...NOON, seed: "a" });
  const again = await ask(liuyaoCalculate, { ...NOON, seed: "a" });
  expect(again.cast.values).toEqual(once.cast.values);
  const counts = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const { cast } = await ask(liuyaoCalculate, { ...NOON, seed: `odds ${i}` });
    for (const value of cast.values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // Three coins: 1/8, 3/8, 3/8, 1/8 of 2400 lines, within five standard deviations.
  for (const [value, odds] of [
    [6, 1 / 8],
    [7, 3 / 8],
    [8, 3 / 8],
    [9, 1 / 8],
  ] as const) {
    const expected = 2400 * odds;
    expect(Math.abs(counts.get(value)! - expected)).toBeLessThan(
      5 * Math.sqrt(expected * (1 - odds)),
    );
  }
});

test("liuyao.calculate refuses lines and coins together", async () => {
  const asked = ask(liuyaoCalculate, {
    ...NOON,
    coins: [0, 1, 2, 3, 1, 2],
    lines: [7, 7, 7, 7, 7, 7],
  });
  await expect(asked).rejects.toMatchObject({ code: "linesAndCoins" });
});

const CLASSES: readonly (readonly [lines: readonly number[], mark: string])[] = [
  [[7, 7, 7, 7, 7, 7], "六沖"],
  [[7, 7, 7, 7, 8, 8], "六沖"],
  [[7, 8, 8, 7, 7, 7], "六沖"],
  [[7, 7, 7, 8, 8, 8], "六合"],
  [[8, 8, 8, 7, 7, 7], "六合"],
  [[8, 8, 8, 7, 8, 7], "遊魂"],
  [[7, 7, 7, 7, 8, 7], "歸魂"],
];

for (const [lines, mark] of CLASSES) {
  test(`liuyao.calculate classes ${lines.join("")} as ${mark} [Bushi Zhengzong]`, async () => {
    const board = await ask(liuyaoCalculate, { ...NOON, lines });
    expect(board.marks.map(({ native }: Answer) => native)).toContain(mark);
  });
}

test("meihua.calculate takes one number's digits apart, the fewer above", async () => {
  const answer = await ask(meihuaCalculate, { ...NOON, numbers: [12345] });
  // 1 + 2 = 3 above (離), 3 + 4 + 5 = 12, less 8 is 4 below (震), 15 less 12 is 3.
  expect(answer).toMatchObject({ upper: { native: "離" }, lower: { native: "震" }, movingLine: 3 });
});

test("meihua.calculate counts four to ten characters by their tones [Meihua Yishu 1, 今日動靜如何]", async () => {
  const answer = await ask(meihuaCalculate, { ...NOON, text: "今日動靜如何" });
  expect(answer).toMatchObject({
    upper: { native: "坤" },
    lower: { native: "巽" },
    movingLine: 1,
    characters: { basis: { id: "tones" }, tonesGiven: false },
  });
  const given = await ask(meihuaCalculate, { ...NOON, text: "今日動靜", tones: [1, 4, 2, 2] });
  expect(given).toMatchObject({ upper: { native: "巽" }, lower: { native: "震" }, movingLine: 3 });
});

test("meihua.calculate counts eleven characters and more by their number, and two by strokes", async () => {
  const many = await ask(meihuaCalculate, { ...NOON, text: "今日動靜如何今日動靜如何" });
  expect(many).toMatchObject({ upper: { native: "坎" }, lower: { native: "坎" }, movingLine: 6 });
  const two = await ask(meihuaCalculate, { ...NOON, text: "西林" });
  expect(two.characters).toMatchObject({ basis: { id: "strokes" } });
  expect(two.characters.each.map(({ worth }: Answer) => worth)).toEqual([6, 8]);
});

test("meihua.calculate refuses numbers with a text, and a text of marks alone", async () => {
  await expect(ask(meihuaCalculate, { ...NOON, numbers: [1, 2], text: "a" })).rejects.toMatchObject(
    {
      code: "numbersAndText",
    },
  );
  await expect(ask(meihuaCalculate, { ...NOON, text: "……" })).rejects.toMatchObject({
    code: "nothingToCount",
  });
});
