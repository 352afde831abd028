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

/** 1997-01-22 17:25 at UTC+8 is 丙子 辛丑 甲子 癸酉 (tyme4ts 1.5.2). */
const OX_AND_ROOSTER = { ...BIRTH, birthDate: "1997-01-22", birthTime: "17:25" } as const;

test("bazi.forecast tells what the year makes whole: 丑 and 酉 meet 巳 in 2025, a metal combination", async () => {
  const { periods } = await ask(baziForecast, { ...OX_AND_ROOSTER, from: "2025-06-01" });
  expect(periods[0].completions).toEqual([
    expect.objectContaining({
      meeting: expect.objectContaining({ native: "三合" }),
      native: "巳丑酉",
      result: expect.objectContaining({ id: "metal" }),
    }),
  ]);
});

test("bazi.forecast tells a punishment of three that the year completes", async () => {
  // 1986-05-20 is 丙寅 癸巳 (tyme4ts 1.5.2); 2028 is 戊申.
  const birth = { ...BIRTH, birthDate: "1986-05-20", birthTime: "12:00" };
  const { periods } = await ask(baziForecast, { ...birth, from: "2028-06-01" });
  expect(periods[0].completions.map(({ native }: Answer) => native)).toContain("申巳寅");
});

test("bazi.forecast reads love by the spouse star of the gender: 辛 of 2031 is 甲's officer", async () => {
  const love = async (gender: string) => {
    const given = { ...OX_AND_ROOSTER, gender, from: "2031-06-01" };
    const { periods } = await ask(baziForecast, given);
    return periods[0].topics.find(({ topic }: Answer) => topic.id === "love").verdict.because;
  };
  const comes = (reasons: Answer[]) => reasons.filter(({ code }) => code === "comes").length;
  expect(comes(await love("female"))).toBe(1);
  expect(comes(await love("male"))).toBe(0);
});

for (const [birthDate, native] of [
  ["1990-06-15", "喪門"],
  ["1994-06-15", "歲破"],
  ["1999-06-15", "病符"],
] as const) {
  test(`bazi.forecast puts a birth of ${birthDate} under ${native} in 2024 [almanacs of 2024]`, async () => {
    const { periods } = await ask(baziForecast, { ...BIRTH, birthDate, from: "2024-06-01" });
    expect(periods[0].annualStar.native).toBe(native);
  });
}

for (const lang of ["en", "zh-Hant"]) {
  test(`bazi.forecast says no sentence twice within a period, in ${lang}`, async () => {
    const given = { ...OX_AND_ROOSTER, from: "2025-01-01", to: "2026-06-01", lang };
    const { interpretation } = await ask(baziForecast, given);
    for (const paragraph of interpretation.text.split("\n\n")) {
      const sentences = paragraph.split(/[.。]\s*/).filter((one: string) => one !== "");
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
}

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
