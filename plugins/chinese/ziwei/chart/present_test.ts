import { expect, test } from "bun:test";
import { ask } from "../../testing/ask.ts";
import { ziweiChart } from "./procedure.ts";

const BIRTH = {
  birthDate: "1988-06-15",
  birthTime: "12:30",
  timezone: "+08:00",
  clock: "civil",
  gender: "male",
} as const;

test("findPresent() counts nominal ages from lunar new year, 2024-02-10 (Hong Kong Observatory)", async () => {
  const eve = await ask(ziweiChart, { ...BIRTH, onDate: "2024-02-09" });
  const day = await ask(ziweiChart, { ...BIRTH, onDate: "2024-02-10" });
  expect([eve.present.nominalAge, day.present.nominalAge]).toEqual([36, 37]);
  expect([eve.present.year.native, day.present.year.native]).toEqual(["癸卯", "甲辰"]);
});

test("findPresent() puts the year on its branch and transforms by its stem", async () => {
  const { present, palaces } = await ask(ziweiChart, { ...BIRTH, onDate: "2024-06-01" });
  const palace = palaces.find(
    ({ palace: { id } }: { palace: { id: string } }) => id === present.flowYear.palace.id,
  );
  expect(palace.branch.native).toBe("辰");
  // 甲: 廉貞 破軍 武曲 太陽 (Ziwei Doushu Quanshu).
  expect(
    present.flowYear.transformations.map(({ star }: { star: { native: string } }) => star.native),
  ).toEqual(["廉貞", "破軍", "武曲", "太陽"]);
});

test("findPresent() rules the years before the first decade by the childhood limit", async () => {
  const { present } = await ask(ziweiChart, { ...BIRTH, onDate: "1988-12-01" });
  expect(present.decade).toMatchObject({ isChildhood: true, from: 1, palace: { id: "life" } });
});

test("findPresent() refuses a date before the birth, and one that does not exist", async () => {
  for (const onDate of ["1987-01-01", "2024-02-31", "2200-01-01"]) {
    await expect(ask(ziweiChart, { ...BIRTH, onDate })).rejects.toMatchObject({
      code: "onDateUnusable",
    });
  }
});
