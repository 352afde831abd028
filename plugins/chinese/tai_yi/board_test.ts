import { expect, test } from "bun:test";
import { dayPillar, julianDayNumber, toFixed } from "#time";
import { ask } from "../testing/ask.ts";
import { countFrom } from "./board.ts";
import { taiYiCalculate } from "./procedure.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("countFrom() adds the main positions up to Tai Yi: from 巽 by 午 and 坤 to 酉 is 9 + 2 + 7", () => {
  expect(countFrom(6, 6)).toBe(18);
  expect(countFrom(12, 6)).toBe(6);
});

test("taiYi.calculate counts days so that the sixty agree with the day's pillar [Taiyi Tongzong Baojian]", async () => {
  for (const date of ["1961-09-07", "2000-02-29", "2044-07-14"]) {
    const board = await ask(taiYiCalculate, { ...BEIJING, date, time: "10:30", scope: "day" });
    const [year, month, day] = date.split("-").map(Number) as [number, number, number];
    const pillar = dayPillar(julianDayNumber(toFixed({ year, month, day })));
    expect(board.unit.native).toBe(pillar.native);
    expect((board.accumulation - 1) % 60).toBe(pillar.index);
  }
});

test("taiYi.calculate turns the hour board to yin at the summer solstice, never the year's", async () => {
  const hour = (time: string) =>
    ask(taiYiCalculate, { ...BEIJING, date: "2024-06-21", time, scope: "hour" });
  expect([(await hour("04:49")).dun.id, (await hour("04:53")).dun.id]).toEqual(["yang", "yin"]);
  const year = await ask(taiYiCalculate, { ...BEIJING, date: "2024-09-21", scope: "year" });
  expect(year.dun.id).toBe("yang");
});

test("taiYi.calculate refuses an hour board without a time and days from another epoch", async () => {
  await expect(
    ask(taiYiCalculate, { ...BEIJING, date: "2024-06-21", scope: "hour" }),
  ).rejects.toMatchObject({
    code: "timeNeeded",
  });
  await expect(
    ask(taiYiCalculate, { ...BEIJING, date: "2024-06-21", scope: "day", epoch: "jinJing" }),
  ).rejects.toMatchObject({ code: "epochOfYears" });
});
