import { expect, test } from "bun:test";
import { HEXAGRAMS } from "../core/hexagrams.ts";
import { ask } from "../testing/ask.ts";
import { guaQiDay } from "./procedure.ts";
import { RING, rulingAt, SEASONS } from "./ring.ts";

const at = (days: number, measure: "mengXi" | "jingFang") => rulingAt(days, 365.2422, measure);

test("sixty figures and the four at the seasons are the sixty-four", () => {
  const all = new Set([...RING, ...SEASONS].map(({ number }) => number));
  expect(all.size).toBe(HEXAGRAMS.length);
});

test("the sovereigns stand second of every five", () => {
  // Xin Tangshu 28: 辟 復 臨 泰 大壯 夬 乾 姤 遯 否 觀 剝 坤.
  const sovereigns = RING.filter((_, i) => i % 5 === 1).map(({ native }) => native);
  expect(sovereigns.join("")).toBe("復臨泰大壯夬乾姤遯否觀剝坤");
});

test("the dukes open the solstices and equinoxes", () => {
  // Xin Tangshu 28: 冬至中孚 春分解 夏至咸 秋分賁.
  expect([0, 15, 30, 45].map((i) => RING[i]!.native)).toEqual(["中孚", "解", "咸", "賁"]);
  expect(at(0, "mengXi").figure.native).toBe("中孚");
  expect(at(6.09, "mengXi")).toMatchObject({ rank: "sovereign", place: 2 });
});

test("Jing Fang gives 73/80 of a day to the four, and 14/80 less than a day to those before them", () => {
  expect(at(0.5, "jingFang")).toMatchObject({ rank: null, figure: { native: "坎" } });
  const yi = at(91, "jingFang");
  expect(yi.figure.native).toBe("晉");
  expect(yi.to - yi.from).toBeCloseTo(5 + 14 / 80, 9);
  expect(at(91.4, "jingFang").figure.native).toBe("震");
  expect(at(365, "jingFang").figure.native).toBe("頤");
});

test("a day in the middle of a figure of the Sun lies between its bounds", async () => {
  const asked = { date: "2025-03-25", time: "12:00", timezone: "UTC", measure: "sun" };
  const { figure, from, to, place } = await ask(guaQiDay, asked);
  // Four and a half degrees past the equinox: 解 has the first six.
  expect(figure.hexagram.native).toBe("解");
  expect(place).toBe(16);
  expect(from < "2025-03-25T12:00:00Z" && to > "2025-03-25T12:00:00Z").toBe(true);
});
