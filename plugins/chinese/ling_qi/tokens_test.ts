import { expect, test } from "bun:test";
import { FIGURE, idOf, waysOf } from "./figures.ts";
import { throwTokens, trigramOf } from "./tokens.ts";

test("125 figures in 4,096 ways", () => {
  const counts = [0, 1, 2, 3, 4];
  const all = counts.flatMap((u) => counts.flatMap((m) => counts.map((l) => [u, m, l] as const)));
  expect(FIGURE.ids).toHaveLength(125);
  expect(all.reduce((sum, [u, m, l]) => sum + waysOf(u, m, l), 0)).toBe(4096);
  expect(all.every(([u, m, l]) => FIGURE.ids.includes(idOf(u, m, l)))).toBe(true);
});

test("figures have the names and the sides that the book prints", () => {
  // Lingqi Jing: 三上二中四下 艮, 四上三中三下 救助 兌, 二中一下 震, 四下 坤, 一上三下 乾.
  const side = (upper: number, middle: number, lower: number) =>
    trigramOf({ upper, middle, lower })?.id ?? null;
  expect([side(3, 2, 4), side(4, 3, 3), side(0, 2, 1), side(0, 0, 4), side(1, 0, 3)]).toEqual([
    "gen",
    "dui",
    "zhen",
    "kun",
    "qian",
  ]);
  expect(side(0, 0, 0)).toBeNull();
  expect(FIGURE.writings[idOf(4, 3, 3)]!.native).toBe("救助");
  expect(FIGURE.writings[idOf(0, 1, 2)]!.native).toBe("帝道");
});

test("the upper four are thrown first", () => {
  const faces = [1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0];
  expect(throwTokens({ below: () => faces.shift()! })).toEqual({ upper: 4, middle: 1, lower: 0 });
});
