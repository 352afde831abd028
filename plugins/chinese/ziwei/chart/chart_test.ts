import { expect, test } from "bun:test";
import { BRANCHES } from "#time";
import { ask, type Answer } from "../../testing/ask.ts";
import { ziWeiBranch } from "#east/purple_star/placing.ts";
import { ziweiChart } from "./procedure.ts";

/** Branch of 紫微 for days 1 to 30 (Ziwei Doushu Quanshu, the printed table of the five bureaus). */
const ZI_WEI_TABLE: Readonly<Record<number, string>> = {
  2: "丑寅寅卯卯辰辰巳巳午午未未申申酉酉戌戌亥亥子子丑丑寅寅卯卯辰",
  3: "辰丑寅巳寅卯午卯辰未辰巳申巳午酉午未戌未申亥申酉子酉戌丑戌亥",
  4: "亥辰丑寅子巳寅卯丑午卯辰寅未辰巳卯申巳午辰酉午未巳戌未申午亥",
  5: "午亥辰丑寅未子巳寅卯申丑午卯辰酉寅未辰巳戌卯申巳午亥辰酉午未",
  6: "酉午亥辰丑寅戌未子巳寅卯亥申丑午卯辰子酉寅未辰巳丑戌卯申巳午",
};

for (const [bureau, expected] of Object.entries(ZI_WEI_TABLE)) {
  test(`ziWeiBranch() follows the printed table of bureau ${bureau}`, () => {
    const found = Array.from({ length: 30 }, (_, day) => ziWeiBranch(day + 1, Number(bureau)));
    expect(found.map((index) => BRANCHES[index]!.native).join("")).toBe(expected);
  });
}

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("ziwei.chart places 108 or more stars, each palace once", async () => {
  for (let i = 0; i < 25; i++) {
    const birthDate = new Date(Date.UTC(1920, 3, 1 + i * 1117)).toISOString().slice(0, 10);
    const answer = await ask(ziweiChart, {
      ...BEIJING,
      birthDate,
      birthTime: "09:30",
      gender: "female",
    });
    const count = (key: string) =>
      answer.palaces.reduce((sum: number, palace: Answer) => sum + palace[key].length, 0);
    expect([count("majorStars"), count("minorStars"), count("adjectiveStars")]).toEqual([
      14, 14, 38,
    ]);
    expect(new Set(answer.palaces.map((palace: Answer) => palace.branch.native)).size).toBe(12);
    const transformed = answer.palaces.flatMap((palace: Answer) =>
      [...palace.majorStars, ...palace.minorStars].filter((star: Answer) => star.transformation),
    );
    expect(transformed).toHaveLength(4);
  }
});

test("ziwei.chart takes the second half of a leap month for the next month, or as the school says", async () => {
  // 2006 had a leap seventh month; 16 September was its 24th day (Hong Kong Observatory).
  const birth = { ...BEIJING, birthDate: "2006-09-16", birthTime: "07:30", gender: "male" };
  const counted = async (leapMonth: string) =>
    (await ask(ziweiChart, { ...birth, leapMonth })).countedAs.month;
  expect(await counted("half")).toBe(8);
  expect(await counted("same")).toBe(7);
  expect(await counted("next")).toBe(8);
});

test("ziwei.chart counts the late zi of a month's last day as the first of the next month", async () => {
  // 2024-02-09 was the thirtieth of the twelfth month, the eve of the new year.
  const answer = await ask(ziweiChart, {
    ...BEIJING,
    birthDate: "2024-02-09",
    birthTime: "23:30",
    gender: "male",
  });
  expect(answer.countedAs).toMatchObject({ month: 1, day: 1, hour: { native: "子" } });
  expect(answer.year.native).toBe("甲辰");
  const same = await ask(ziweiChart, {
    ...BEIJING,
    birthDate: "2024-02-09",
    birthTime: "23:30",
    gender: "male",
    lateZi: "sameDay",
  });
  expect(same.countedAs).toMatchObject({ month: 12, day: 30 });
});

test("ziwei.chart changes the transformations with the school, on a wu year", async () => {
  const answer = await ask(ziweiChart, {
    ...BEIJING,
    birthDate: "1988-06-15",
    birthTime: "12:30",
    gender: "male",
    compare: ["transformations"],
  });
  const zhongZhou = answer.compared[0].alternatives.find(
    ({ value }: Answer) => value === "zhongZhou",
  );
  expect(zhongZhou.differs.length).toBeGreaterThan(0);
});

test("ziwei.chart carries genderAssumption and keeps the palaces", async () => {
  const answer = await ask(ziweiChart, { ...BEIJING, birthDate: "1988-06-15", birthTime: "12:30" });
  const settled = answer.genderAssumption.settled.map(({ field }: Answer) => field);
  expect(settled).toContain("/lifePalace");
  const open = answer.genderAssumption.open.map(({ field }: Answer) => field);
  expect(open).toContain("/palaces/1/decade/from");
});

test("ziwei.chart refuses a birth without a time", async () => {
  await expect(
    ask(ziweiChart, { ...BEIJING, birthDate: "1988-06-15", gender: "male" }),
  ).rejects.toMatchObject({
    code: "hourNeeded",
  });
});
