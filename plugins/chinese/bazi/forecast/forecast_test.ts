import { expect, test } from "bun:test";
import { PILLAR } from "#lore";
import { ask, type Answer } from "../../testing/ask.ts";
import { baziForecast } from "./procedure.ts";

const BIRTH = {
  birthDate: "1970-01-22",
  birthTime: "04:25",
  timezone: "+08:00",
  clock: "civil",
  gender: "female",
} as const;

const indexOf = (period: Answer) => PILLAR.ids.indexOf(period.pillar.id);

test("bazi.forecast opens each solar year and month at its jie", async () => {
  const { periods } = await ask(baziForecast, { ...BIRTH, from: "2024-07-01" });
  // Hong Kong Observatory: li chun 2024-02-04 16:27 (UTC+8), li chun 2025-02-03 22:10.
  expect(periods[0].from).toMatch(/^2024-02-04T08:2[67]/);
  expect(periods[0].to).toMatch(/^2025-02-03T14:10/);
  expect(periods[0].months.map(({ pillar }: Answer) => pillar.native[1]).join("")).toBe(
    "寅卯辰巳午未申酉戌亥子丑",
  );
  expect(periods[0].months[0].from).toBe(periods[0].from);
  expect(periods[0].months[11].to).toBe(periods[0].to);
});

test("bazi.forecast counts a range of years, months and days without gaps", async () => {
  const years = await ask(baziForecast, { ...BIRTH, from: "2020-06-01", to: "2025-06-01" });
  expect(years.periods.map(({ pillar }: Answer) => pillar.native)).toEqual([
    "庚子",
    "辛丑",
    "壬寅",
    "癸卯",
    "甲辰",
    "乙巳",
  ]);
  const months = await ask(baziForecast, {
    ...BIRTH,
    from: "2024-01-10",
    to: "2024-12-31",
    unit: "month",
  });
  expect(months.periods).toHaveLength(12);
  for (const [i, month] of months.periods.slice(1).entries()) {
    expect(month.from).toBe(months.periods[i].to);
    expect(indexOf(month)).toBe((indexOf(months.periods[i]) + 1) % 60);
  }
  const days = await ask(baziForecast, {
    ...BIRTH,
    from: "2024-06-15",
    to: "2024-06-16",
    unit: "day",
  });
  // Hong Kong Observatory: 2024-06-15 is 庚戌.
  expect(days.periods.map(({ pillar }: Answer) => pillar.native)).toEqual(["庚戌", "辛亥"]);
});

test("bazi.forecast names the offence of the year: a rooster in a rabbit year faces it", async () => {
  const { periods } = await ask(baziForecast, { ...BIRTH, from: "2023-06-01" });
  expect(periods[0].taiSui).toEqual([expect.objectContaining({ native: "沖太歲" })]);
});

test("bazi.forecast gives the day on which luck changes", async () => {
  // tyme4ts: the first cycle begins on 1974-07-08 (±5 days for the engines' terms).
  const { periods } = await ask(baziForecast, { ...BIRTH, from: "1974-06-01" });
  expect(periods[0].luck.changesTo.native).toBe("戊寅");
  expect(Math.abs(Date.parse(periods[0].luck.changesOn) - Date.parse("1974-07-08"))).toBeLessThan(
    6 * 86_400_000,
  );
});

test("bazi.forecast carries both markers", async () => {
  const answer = await ask(baziForecast, {
    birthDate: "1970-01-22",
    timezone: "+08:00",
    from: "2024-06-01",
  });
  expect(answer.genderAssumption.input).toBe("gender");
  expect(answer.hourAssumption.exhaustive).toBe(true);
});

for (const input of [
  { from: "2024-02-30" },
  { from: "2024-06-01", to: "2024-05-01" },
  { from: "2000-01-01", to: "2050-01-01" },
]) {
  test(`bazi.forecast refuses the range ${JSON.stringify(input)}`, async () => {
    await expect(ask(baziForecast, { ...BIRTH, ...input })).rejects.toMatchObject({
      code: "badRange",
    });
  });
}
