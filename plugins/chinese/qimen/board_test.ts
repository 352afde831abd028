import { expect, test } from "bun:test";
import { stemBranch } from "#time";
import { ask, type Answer } from "../testing/ask.ts";
import { yuanOfDay } from "./ju.ts";
import { qimenCalculate } from "./procedure.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("yuanOfDay() gives every third of the sixty days twenty, five by five from 甲子", () => {
  const thirds = Array.from({ length: 60 }, (_, i) => yuanOfDay(stemBranch(i)));
  expect(thirds.slice(0, 15)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  expect([0, 1, 2].map((third) => thirds.filter((one) => one === third).length)).toEqual([
    20, 20, 20,
  ]);
});

test("qimen.calculate turns from the yang to the yin course at the instant of the summer solstice", async () => {
  // Hong Kong Observatory: summer solstice 2024-06-21 04:51 (UTC+8).
  const before = await ask(qimenCalculate, { ...BEIJING, date: "2024-06-21", time: "04:49" });
  const after = await ask(qimenCalculate, { ...BEIJING, date: "2024-06-21", time: "04:53" });
  expect([before.ju.dun.native, after.ju.dun.native]).toEqual(["陽遁", "陰遁"]);
  expect([before.ju.term.native, after.ju.term.native]).toEqual(["芒種", "夏至"]);
});

test("qimen.calculate holds every stem, star, door and god once, in both plates", async () => {
  for (const plate of ["rotating", "flying"]) {
    for (let i = 0; i < 24; i++) {
      const date = new Date(Date.UTC(2001, 0, 1 + i * 389)).toISOString().slice(0, 10);
      const time = `${String((i * 5) % 24).padStart(2, "0")}:30`;
      const board = await ask(qimenCalculate, { ...BEIJING, date, time, plate });
      const all = (key: string) =>
        board.palaces
          .flatMap((palace: Answer) => [palace[key]].flat())
          .filter(Boolean)
          .map((one: Answer) => one.native);
      expect(new Set(all("earth")).size).toBe(9);
      expect(new Set(all("heaven")).size).toBe(9);
      expect(new Set(all("stars")).size).toBe(9);
      expect(new Set(all("door")).size).toBe(plate === "rotating" ? 8 : 9);
      expect(new Set(all("god")).size).toBe(plate === "rotating" ? 8 : 9);
    }
  }
});

test("qimen.calculate leaves every star at home in the hour of a 甲 stem", async () => {
  // 2024-06-15 is a 庚戌 day, whose 甲 hour is 甲申 (15:00-17:00), by the five rats.
  const board = await ask(qimenCalculate, { ...BEIJING, date: "2024-06-15", time: "15:30" });
  expect(board.pillars.hour.native).toBe("甲申");
  expect(board.marks.map(({ native }: Answer) => native)).toEqual(
    expect.arrayContaining(["星伏吟", "門伏吟"]),
  );
});

test("qimen.calculate compares its methods where they differ", async () => {
  const board = await ask(qimenCalculate, {
    ...BEIJING,
    date: "1946-10-17",
    time: "14:23",
    compare: ["method"],
  });
  const leap = board.compared[0].alternatives.find(({ value }: Answer) => value === "zhiRun");
  expect(leap.differs.map(({ field }: Answer) => field)).toContain("/ju/number");
});

test("qimen.calculate refuses a date without a time", async () => {
  await expect(ask(qimenCalculate, { ...BEIJING, date: "2024-06-15" })).rejects.toMatchObject({
    code: "timeNeeded",
  });
});
