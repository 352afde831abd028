import { expect, test } from "bun:test";
import { stemBranch } from "#time";
import { ask } from "../testing/ask.ts";
import { daLiuRenCalculate } from "./procedure.ts";
import { findTransmissions, layLessons } from "./transmissions.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("findTransmissions() answers all 720 lessons, and the two rules differ in 23 of them [Da Liu Ren Daquan]", () => {
  let differing = 0;
  for (let day = 0; day < 60; day++) {
    for (let offset = 0; offset < 12; offset++) {
      const depth = findTransmissions(stemBranch(day), offset, "depth").branches;
      const corners = findTransmissions(stemBranch(day), offset, "mengZhong").branches;
      if (String(depth) !== String(corners)) differing++;
      for (const branch of [...depth, ...corners]) {
        expect(Number.isInteger(branch) && branch >= 0 && branch < 12).toBe(true);
      }
    }
  }
  expect(differing).toBe(23);
});

test("layLessons() carries each upper down into the next lower", () => {
  const lessons = layLessons(stemBranch(2), 10);
  expect(lessons[1]!.lower).toBe(lessons[0]!.upper);
  expect(lessons[3]!.lower).toBe(lessons[2]!.upper);
});

test("daLiuRen.calculate changes the month general at the instant of the zhong qi", async () => {
  // Hong Kong Observatory: summer solstice 2024-06-21 04:51 (UTC+8): 申 before, 未 after.
  const before = await ask(daLiuRenCalculate, { ...BEIJING, date: "2024-06-21", time: "04:49" });
  const after = await ask(daLiuRenCalculate, { ...BEIJING, date: "2024-06-21", time: "04:53" });
  expect([before.monthGeneral.branch.native, after.monthGeneral.branch.native]).toEqual([
    "申",
    "未",
  ]);
});

test("daLiuRen.calculate counts the year of life from 丙寅 for men and 壬申 for women", async () => {
  const moment = { ...BEIJING, date: "2024-06-15", time: "10:30" };
  const man = await ask(daLiuRenCalculate, { ...moment, birthYear: 2024, gender: "male" });
  const woman = await ask(daLiuRenCalculate, { ...moment, birthYear: 2023, gender: "female" });
  expect([man.yearOfLife.native, woman.yearOfLife.native]).toEqual(["丙寅", "辛未"]);
  await expect(ask(daLiuRenCalculate, { ...moment, birthYear: 1990 })).rejects.toMatchObject({
    code: "genderNeeded",
  });
});

test("daLiuRen.calculate takes the night's noble by the hour or when asked", async () => {
  const day = await ask(daLiuRenCalculate, { ...BEIJING, date: "2024-06-15", time: "10:30" });
  const night = await ask(daLiuRenCalculate, {
    ...BEIJING,
    date: "2024-06-15",
    time: "10:30",
    dayNight: "night",
  });
  expect([day.isDay, night.isDay]).toEqual([true, false]);
  expect(night.plate).not.toEqual(day.plate);
});
