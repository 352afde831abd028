import { expect, test } from "bun:test";
import { kuaOf, trigramOfLuoShu, WANDERING_STAR, wanderingStar } from "./eight_mansions.ts";

/** Bazhai Mingjing: stars of each life trigram for N NE E SE S SW W NW. */
const TABLE: Readonly<Record<number, string>> = {
  1: "伏位 五鬼 天醫 生氣 延年 絕命 禍害 六煞",
  2: "絕命 生氣 禍害 五鬼 六煞 伏位 天醫 延年",
  3: "天醫 六煞 伏位 延年 生氣 禍害 絕命 五鬼",
  4: "生氣 絕命 延年 伏位 天醫 五鬼 六煞 禍害",
  6: "六煞 天醫 五鬼 禍害 絕命 延年 生氣 伏位",
  7: "禍害 延年 絕命 六煞 五鬼 天醫 伏位 生氣",
  8: "五鬼 伏位 六煞 絕命 禍害 生氣 延年 天醫",
  9: "延年 禍害 生氣 天醫 伏位 六煞 五鬼 絕命",
};

for (const [number, stars] of Object.entries(TABLE)) {
  test(`wanderingStar() gives the printed row of trigram ${number}`, () => {
    const own = trigramOfLuoShu(Number(number))!;
    const found = [1, 8, 3, 4, 9, 2, 7, 6].map(
      (side) => WANDERING_STAR.writings[wanderingStar(own, trigramOfLuoShu(side)!)]!,
    );
    expect(found.map(({ native }) => native).join(" ")).toBe(stars);
  });
}

test("kuaOf() gives the year star to men and fifteen less it to women [tyme4ts 1.5.2]", () => {
  expect(kuaOf(2083, "female")).toMatchObject({ number: 8, raw: 8 });
  expect(kuaOf(2088, "female")).toMatchObject({ number: 4, raw: 4 });
  expect(kuaOf(2024, "male")).toMatchObject({ number: 3, raw: 3 });
  expect(kuaOf(1977, "male")).toMatchObject({ number: 2, raw: 5 });
});
