import { expect, test } from "bun:test";
import { lifeOf, lodgesBy, palaceOf } from "./chart.ts";

const TT = 2_460_390;
/** Winter solstice of 1280, the epoch of the Shoushi calendar. */
const YUAN = 2_188_925;

test("palaces of the Qing begin with the signs: 戌 at the equinox, then back through the branches", () => {
  const lodges = lodgesBy(TT, "modern");
  const at = (degrees: number) => palaceOf(degrees, lodges, "modern");
  expect([0, 30, 60, 90, 180, 330].map(at)).toEqual([10, 9, 8, 7, 4, 11]);
});

test("palaces that hang on lodges cover the circle in the order of the signs, near thirty degrees each", () => {
  const lodges = lodgesBy(YUAN, "ancient");
  const found = Array.from({ length: 720 }, (_, i) => palaceOf(i / 2, lodges, "ancient"));
  for (let branch = 0; branch < 12; branch++) {
    const width = found.filter((one) => one === branch).length / 2;
    expect(Math.abs(width - 30)).toBeLessThan(3);
  }
  // The lodge 虛 lies in 子 in every book.
  const { fromDeg } = lodges.find(({ mansion }) => mansion === "xu")!;
  expect(palaceOf(fromDeg + 1, lodges, "ancient")).toBe(0);
});

test("life stands where the Sun stands in the hour of 卯, and one sign on in that of 辰", () => {
  expect(lifeOf(10, 3)).toBe(10);
  expect(lifeOf(10, 4)).toBe(9);
  expect(lifeOf(10, 9)).toBe(4);
});
