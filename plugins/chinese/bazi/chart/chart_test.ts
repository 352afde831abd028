import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { baziChart } from "./procedure.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("bazi.chart certifies that gender changes nothing but the course of luck", async () => {
  const answer = await ask(baziChart, { ...BEIJING, birthDate: "1970-01-22", birthTime: "04:25" });
  expect(answer.genderAssumption.assumed).toEqual({ gender: "male" });
  expect(answer.genderAssumption.exhaustive).toBe(true);
  expect(answer.genderAssumption.settled.map(({ field }: { field: string }) => field)).toEqual([
    "/strength/verdict/value",
    "/usefulGod/verdict/value",
    "/structure/verdict/value",
  ]);
  expect(answer.genderAssumption.open).toEqual([
    {
      field: "/luck/direction/value",
      alternatives: [
        { value: expect.objectContaining({ id: "backward" }), when: ["male"] },
        { value: expect.objectContaining({ id: "forward" }), when: ["female"] },
      ],
    },
  ]);
});

test("bazi.chart reads three pillars without an hour and names the day roll of 23:00", async () => {
  const answer = await ask(baziChart, { ...BEIJING, birthDate: "2024-06-15", gender: "male" });
  expect(answer.hourKnown).toBe(false);
  expect(answer.pillars.hour).toBeNull();
  expect(answer.derived.lifePalace).toBeNull();
  expect(answer.luck.startDate).toBeNull();
  expect(answer.luck.startBetween.earliest < answer.luck.startBetween.latest).toBe(true);
  const { hourAssumption } = answer;
  expect(hourAssumption.assumed).toBeNull();
  expect(hourAssumption.candidates).toBe(13);
  const day = hourAssumption.open.find(
    ({ field }: { field: string }) => field === "/pillars/day/pillar",
  );
  // 2024-06-15 is 庚戌 (Hong Kong Observatory); after 23:00 the next day's pillar holds.
  expect(day.alternatives[0].value.native).toBe("庚戌");
  expect(day.alternatives[1]).toMatchObject({
    value: { native: "辛亥" },
    when: ["23:00–24:00"],
  });
});

test("bazi.chart leaves the month open where a jie falls inside a day of unknown hour", async () => {
  const answer = await ask(baziChart, { ...BEIJING, birthDate: "2024-02-04", gender: "male" });
  const open = new Map(
    answer.hourAssumption.open.map((one: Answer) => [
      one.field,
      one.alternatives.map(({ value }: Answer) => value.native),
    ]),
  );
  expect(open.get("/pillars/month/pillar")).toEqual(["乙丑", "丙寅"]);
  expect(open.get("/pillars/year/pillar")).toEqual(["癸卯", "甲辰"]);
});

test("bazi.chart warns within two minutes of li chun and gives the pillars of both sides", async () => {
  const answer = await ask(baziChart, {
    ...BEIJING,
    birthDate: "2024-02-04",
    birthTime: "16:26",
    gender: "female",
  });
  expect(answer.pillars.month.pillar.native).toBe("乙丑");
  expect(answer.jieAlternative).toMatchObject({
    term: { native: "立春" },
    year: { native: "甲辰" },
    month: { native: "丙寅" },
  });
  expect(answer.time.warnings[0].text).toContain("before 立春");
});

test("bazi.chart shows the sundial's time where a longitude is given", async () => {
  const answer = await ask(baziChart, {
    birthDate: "2011-11-08",
    birthTime: "00:21",
    timezone: "+08:00",
    longitude: 104.0665,
    gender: "male",
  });
  expect(answer.conventions.find(({ name }: { name: string }) => name === "clock").value).toBe(
    "true",
  );
  // astronomy-engine 2.1.19 and PyEphem 4.1.4: 2011-11-07T23:33:36, within 12 s.
  expect(answer.time.trueSolarTime.local).toMatch(/^2011-11-07T23:33:[3-4]\d$/);
});

test("bazi.chart refuses a solar clock without a longitude", async () => {
  const asked = ask(baziChart, {
    birthDate: "2000-01-01",
    birthTime: "12:00",
    timezone: "+08:00",
    clock: "true",
  });
  await expect(asked).rejects.toMatchObject({ code: "longitudeNeeded" });
});

test("bazi.chart compares the schools of the day's start on a late zi birth", async () => {
  const answer = await ask(baziChart, {
    ...BEIJING,
    birthDate: "2082-07-09",
    birthTime: "23:41",
    gender: "male",
    compare: ["dayBoundary"],
  });
  const midnight = answer.compared[0].alternatives.find(
    ({ value }: { value: string }) => value === "midnight",
  );
  const fields = midnight.differs.map(({ field }: { field: string }) => field);
  expect(midnight.differs[0]).toEqual({
    field: "/native",
    used: "壬寅 丁未 己卯 甲子",
    here: "壬寅 丁未 戊寅 壬子",
  });
  expect(fields).toContain("/pillars/day/pillar");
});

const STRUCTURES: readonly {
  readonly birth: readonly [string, string];
  readonly pillars: string;
  readonly structure: string;
  readonly source: string;
}[] = [
  {
    birth: ["1970-01-22", "04:25"],
    pillars: "己酉 丁丑 壬寅 壬寅",
    structure: "directOfficer",
    source: "Ziping Zhenquan: 己, main stem of 丑, shows above the year and is 壬's direct officer",
  },
  {
    birth: ["1995-10-03", "22:10"],
    pillars: "乙亥 乙酉 丁卯 辛亥",
    structure: "indirectWealth",
    source:
      "Ziping Zhenquan: 辛, main stem of 酉, shows above the hour and is 丁's indirect wealth",
  },
  {
    birth: ["2014-02-22", "10:00"],
    pillars: "甲午 丙寅 甲子 己巳",
    structure: "jianLu",
    source: "Ziping Zhenquan, lun jian lu yue jie: 甲 born in 寅",
  },
];

for (const { birth, pillars, structure, source } of STRUCTURES) {
  test(`bazi.chart names ${pillars} ${structure} [${source}]`, async () => {
    const [birthDate, birthTime] = birth;
    const answer = await ask(baziChart, { ...BEIJING, birthDate, birthTime, gender: "male" });
    const { year, month, day, hour } = answer.pillars;
    expect([year, month, day, hour].map(({ pillar }) => pillar.native).join(" ")).toBe(pillars);
    expect(answer.structure.verdict.value.id).toBe(structure);
  });
}

test("bazi.chart weighs the whole chart to one hundred percent, and its parts to its score", async () => {
  for (let i = 0; i < 40; i++) {
    const birthDate = new Date(Date.UTC(1930, 0, 1 + i * 941)).toISOString().slice(0, 10);
    const answer = await ask(baziChart, {
      ...BEIJING,
      birthDate,
      birthTime: "09:30",
      gender: "female",
    });
    const percent = Object.values(answer.balance.percent as Record<string, number>);
    expect(percent.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
    const { parts, score } = answer.strength;
    const total = parts.reduce((sum: number, part: { weight: number }) => sum + part.weight, 0);
    const support = parts
      .filter((part: { supports: boolean }) => part.supports)
      .reduce((sum: number, part: { weight: number }) => sum + part.weight, 0);
    expect((support / total) * 100).toBeCloseTo(score, 0);
    const roles: Answer[] = Object.values(answer.usefulGod.roles);
    expect(new Set(roles.map(({ element }) => element.id)).size).toBe(5);
  }
});

test("bazi.chart writes both languages without speaking of the end of life", async () => {
  for (const lang of ["en", "zh-Hant"] as const) {
    for (let i = 0; i < 30; i++) {
      const birthDate = new Date(Date.UTC(1940, 0, 1 + i * 733)).toISOString().slice(0, 10);
      const answer = await ask(baziChart, {
        ...BEIJING,
        birthDate,
        birthTime: "17:30",
        gender: "male",
        lang,
      });
      const { text } = answer.interpretation;
      expect(text.length).toBeGreaterThan(lang === "en" ? 1200 : 350);
      expect(text).not.toMatch(/undefined|NaN|\[object|\b[Dd]eath|\b[Dd]ie|死|壽命/);
    }
  }
});

const GIVEN = { year: "己卯", month: "辛未", day: "壬寅", hour: "辛亥" } as const;

test("bazi.chart reads pillars as given and says what they leave untold", async () => {
  const answer = await ask(baziChart, { pillars: GIVEN, school: "zhenquan", gender: "male" });
  expect(answer.native).toBe("己卯 辛未 壬寅 辛亥");
  // Ziping Zhenquan, lun zheng guan: 兩辛解之，是遇傷而佩印也.
  expect(answer.structure.verdict.value.native).toBe("正官格");
  expect(answer.structure.state.value.native).toBe("敗中有救");
  expect(answer.usefulGod.verdict.value.id).toBe("metal");
  expect(answer.time).toBeUndefined();
  expect(answer.solarTerms).toBeNull();
  expect(answer.luck.start).toBeNull();
  // A man of a yin year: backward from 辛未.
  expect(answer.luck.pillars[0].pillar.native).toBe("庚午");
  expect(answer.withoutDate.doubts).toEqual([]);
  const untold = answer.withoutDate.untold.map(({ code }: Answer) => code);
  expect(untold).toContain("untoldLuckAge");
  expect(answer.hourAssumption).toBeUndefined();
  expect(answer.interpretation.text).toContain("do not tell");
});

test("bazi.chart doubts stems that do not follow from their year or day", async () => {
  // Ziping Zhenquan prints 甲子 丙子 癸丑 壬辰: the 子 month of a 甲 year is 丙子, the 辰 hour of a 癸 day 丙辰.
  const pillars = { year: "甲子", month: "丁丑", day: "癸丑", hour: "壬辰" };
  const answer = await ask(baziChart, { pillars, gender: "male" });
  expect(answer.withoutDate.doubts.map(({ code }: Answer) => code)).toEqual(["hourDoubted"]);
  expect(answer.withoutDate.doubts[0].text).toContain("丙辰");
});

test("bazi.chart reads three given pillars and names the hour among what is untold", async () => {
  const { hour: _hour, ...pillars } = GIVEN;
  const answer = await ask(baziChart, { pillars, gender: "female" });
  expect(answer.pillars.hour).toBeNull();
  const untold = answer.withoutDate.untold.map(({ code }: Answer) => code);
  expect(untold).toContain("untoldHour");
});

for (const input of [{}, { birthDate: "2000-01-01", pillars: GIVEN }]) {
  test(`bazi.chart wants a birth or pillars, not ${JSON.stringify(Object.keys(input))}`, async () => {
    await expect(ask(baziChart, input)).rejects.toMatchObject({ code: "birthOrPillars" });
  });
}

for (const lang of ["en", "zh-Hant"] as const) {
  test(`bazi.chart says no clause twice and shares few with others, in ${lang}`, async () => {
    const readings: string[][] = [];
    for (let i = 0; i < 30; i++) {
      const birthDate = new Date(Date.UTC(1935, 0, 1 + i * 977)).toISOString().slice(0, 10);
      const birthTime = `${String((i * 7) % 24).padStart(2, "0")}:20`;
      const gender = i % 2 === 0 ? "male" : "female";
      const answer = await ask(baziChart, { ...BEIJING, birthDate, birthTime, gender, lang });
      readings.push(clausesOf(answer.interpretation.text));
    }
    for (const [i, clauses] of readings.entries()) {
      expect(new Set(clauses).size).toBe(clauses.length);
      const others = new Set(readings.filter((_, j) => j !== i).flat());
      const shared = clauses.filter((one) => others.has(one)).length / clauses.length;
      expect(shared).toBeLessThanOrEqual(0.45);
    }
  });
}

/** Cuts a reading at sentence punctuation, commas and semicolons, as `scripts/sameness.ts` does. */
function clausesOf(text: string): string[] {
  return text
    .split(/[.!?:;,](?=\s|$)|[。！？：；，]|\n+/u)
    .map((clause) => clause.trim().toLowerCase())
    .filter((clause) => clause !== "");
}
