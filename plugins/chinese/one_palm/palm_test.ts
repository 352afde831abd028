import { expect, test } from "bun:test";
import { PALM_STAR, PATH } from "./terms.ts";
import { countPalm } from "./palm.ts";

test("the stars and paths of the twelve seats", () => {
  // Damo Yizhang Jing: 子天貴佛 丑天厄鬼 寅天權人 卯天破畜 辰天奸修羅 巳天文仙, and round again from 午天福佛.
  const seats = countPalm(6, 1, 1, 11, 1);
  expect(PALM_STAR.writings[seats.year.star]?.native).toBe("天福");
  expect(PATH.writings[seats.year.path]?.native).toBe("佛道");
  expect(PALM_STAR.writings[seats.hour.star]?.native).toBe("天文");
  expect(PATH.writings[seats.hour.path]?.native).toBe("仙道");
});

test("women run backward from the same seats", () => {
  // 子年 first month, second day, hour of 丑: one step and one step.
  expect(countPalm(0, 1, 2, 1, 1).hour.branch).toBe("yin");
  expect(countPalm(0, 1, 2, 1, -1).hour.branch).toBe("xu");
});
