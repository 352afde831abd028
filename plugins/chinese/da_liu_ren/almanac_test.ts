import { expect, test } from "bun:test";
import { ask, type Answer } from "../testing/ask.ts";
import { moonBranch } from "./almanac.ts";
import { daLiuRenCalculate } from "./procedure.ts";

test("moonBranch() follows the book's own counts [Da Liu Ren Daquan 9, 二煩課, 天寇課]", () => {
  // 正月十四 柳 and 六月初二 柳 are 午; 八月初五 房 and 九月初三 房 are 卯. 觀月經 leaves 婁 out and comes a day earlier.
  expect(moonBranch(1, 14)).toBe(6);
  expect(moonBranch(6, 2)).toBe(6);
  expect(moonBranch(8, 5)).toBe(3);
  expect(moonBranch(9, 3)).toBe(3);
});

test("a day on which a season begins, laid one step on, stands on its eve: 天禍 [Da Liu Ren Daquan 9, 天禍課]", async () => {
  // Li chun of 2024 was 4 February 16:27 (UTC+8), the general 子: over the hour 亥 heaven is one step on.
  const names = async (date: string) => {
    const moment = { date, time: "21:30", timezone: "+08:00", clock: "civil" };
    const { courses } = await ask(daLiuRenCalculate, moment);
    return courses.map(({ course }: Answer) => course.native);
  };
  expect(await names("2024-02-04")).toContain("天禍");
  expect(await names("2024-02-06")).not.toContain("天禍");
});
