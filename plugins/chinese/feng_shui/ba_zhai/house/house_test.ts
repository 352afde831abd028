import { expect, test } from "bun:test";
import { nativeOf } from "#east/natives.ts";
import { TRIGRAM, TRIGRAMS } from "../../../core/trigrams.ts";
import { starsByDirection, SIDES } from "../../../core/eight_mansions.ts";
import { readHouse } from "./house.ts";

/**
 * The verse of the wandering years (遊年歌): from each house's own palace clockwise, 六 六煞 天 天醫 五 五鬼 禍 禍害 絕 絕命
 * 延 延年 生 生氣; as printed in Bazhai Mingjing and every manual after it.
 */
const VERSE = {
  乾: "六天五禍絕延生",
  坎: "五天生延絕禍六",
  艮: "六絕禍生延天五",
  震: "延生禍絕五天六",
  巽: "天五六禍生絕延",
  離: "六五絕延禍生天",
  坤: "天延絕生禍五六",
  兌: "生禍延絕六五天",
} as const;
const RING = ["坎", "艮", "震", "巽", "離", "坤", "兌", "乾"];
const SHORT: Readonly<Record<string, string>> = {
  六: "liuSha",
  天: "tianYi",
  五: "wuGui",
  禍: "huoHai",
  絕: "jueMing",
  延: "yanNian",
  生: "shengQi",
};

test("starsByDirection() lays the verse of the wandering years", () => {
  for (const [native, verse] of Object.entries(VERSE)) {
    const trigram = TRIGRAMS.find(({ id }) => nativeOf(TRIGRAM, id) === native)!;
    const start = RING.indexOf(native);
    const sides = starsByDirection(trigram);
    for (const [i, letter] of [...verse].entries()) {
      const [, direction] = SIDES[(start + 1 + i) % 8]!;
      expect(sides.find((one) => one.direction === direction)!.star as string).toBe(SHORT[letter]!);
    }
  }
});

test("readHouse() names the house by its sitting or by its door", () => {
  const house = { facingDeg: 180, residents: [] };
  expect(readHouse({ ...house, houseBy: "sitting" }).trigram).toBe("kan");
  expect(readHouse({ ...house, houseBy: "door" }).trigram).toBe("li");
  expect(readHouse({ ...house, doorDeg: 135, houseBy: "door" }).trigram).toBe("xun");
});

test("readHouse() warns at the edge of a palace, not at that of a mountain", () => {
  const edge = (facingDeg: number) => readHouse({ facingDeg, houseBy: "sitting" }).facing.edge;
  expect(edge(158)).toBe(true);
  expect(edge(202)).toBe(true);
  expect(edge(172.6)).toBe(false);
  expect(edge(180)).toBe(false);
});
