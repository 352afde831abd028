import { expect, test } from "bun:test";
import { HEXAGRAMS, hexagramOfLines, palaceOf } from "./hexagrams.ts";

test("HEXAGRAMS holds the 64 figures once, in the order of Unicode's hexagram block", () => {
  expect(new Set(HEXAGRAMS.map(({ lines }) => lines)).size).toBe(64);
  expect(HEXAGRAMS[0]!.symbol).toBe("䷀");
  expect(HEXAGRAMS[63]!.symbol).toBe("䷿");
});

/** Unicode 16, block Yijing Hexagram Symbols. */
const NAMES: readonly (readonly [number, string, string])[] = [
  [3, "100010", "水雷屯"],
  [11, "111000", "地天泰"],
  [12, "000111", "天地否"],
  [15, "001000", "地山謙"],
  [29, "010010", "坎為水"],
  [44, "011111", "天風姤"],
  [63, "101010", "水火既濟"],
  [64, "010101", "火水未濟"],
];

for (const [number, lines, fullName] of NAMES) {
  test(`hexagramOfLines() reads ${lines} as number ${number}, ${fullName}`, () => {
    expect(hexagramOfLines(lines)).toMatchObject({ number, fullName });
  });
}

test("palaceOf() gives every palace eight hexagrams, and the printed places of some", () => {
  const counts = new Map<string, number>();
  for (const { lines } of HEXAGRAMS) {
    const { palace } = palaceOf(lines);
    counts.set(palace.id, (counts.get(palace.id) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(8).fill(8));
  // Jingshi Yizhuan: 大有 is the returning soul of 乾, 謙 the fifth generation of 兌, 晉 乾's wandering soul.
  expect(palaceOf("111101")).toMatchObject({
    palace: { id: "qian" },
    generation: "returning",
    self: 3,
  });
  expect(palaceOf("001000")).toMatchObject({
    palace: { id: "dui" },
    generation: "fifth",
    self: 5,
  });
  expect(palaceOf("000101")).toMatchObject({
    palace: { id: "qian" },
    generation: "wandering",
    self: 4,
  });
});
