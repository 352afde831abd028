import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { meanOf, spread } from "../scoring.ts";
import { compatibilityBazi } from "./procedure.ts";
import { DIMENSION_RULES, DIMENSIONS, PART_WEIGHTS, type PartId } from "./match.ts";

const CIVIL = { timezone: "+08:00" } as const;
const person = (birthDate: string, birthTime: string, gender: string) => ({
  ...CIVIL,
  birthDate,
  birthTime,
  gender,
});
const A = person("1970-01-22", "04:25", "female");
const B = person("1968-06-15", "12:00", "male");

const partOf = (answer: Answer, id: string) =>
  answer.parts.find(({ part }: Answer) => part.id === id);

test("compatibility.bazi gives parts from which its score and its five sides can be recomputed", async () => {
  const answer = await ask(compatibilityBazi, { a: A, b: B });
  const values = Object.fromEntries(
    answer.parts.map(({ part, value }: Answer) => [part.id, value]),
  ) as Record<PartId, number>;
  expect(answer.score).toBe(spread(meanOf(values, PART_WEIGHTS), 1.8));
  for (const id of DIMENSIONS) {
    const { parts } = DIMENSION_RULES[id];
    expect(answer.dimensions[id].score).toBe(spread(meanOf(values, parts), 1.3));
    expect(Object.values(parts).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  }
  const whole = DIMENSIONS.reduce((sum, id) => sum + DIMENSION_RULES[id].weight, 0);
  expect(whole).toBe(100);
});

test("compatibility.bazi gives the same score both ways round", async () => {
  for (let i = 0; i < 20; i++) {
    const a = person(`${1950 + i}-0${1 + (i % 9)}-1${i % 9}`, `${10 + (i % 12)}:30`, "male");
    const b = person(`${1962 + i}-1${i % 3}-0${1 + (i % 8)}`, `0${i % 9}:30`, "female");
    const there = await ask(compatibilityBazi, { a, b });
    const back = await ask(compatibilityBazi, { a: b, b: a });
    expect(back.score).toBe(there.score);
    for (const id of DIMENSIONS) {
      expect(back.dimensions[id].score).toBe(there.dimensions[id].score);
    }
  }
});

/** Days around 2024-06-15 庚戌 (Hong Kong Observatory), from which the others are counted. */
const PAIRS = [
  { on: "2024-06-20", day: "乙卯", id: "dayStems", value: 90, rule: "乙庚 combine" },
  { on: "2024-06-19", day: "甲寅", id: "dayStems", value: 28, rule: "甲庚 clash" },
  { on: "2024-06-20", day: "乙卯", id: "dayBranches", value: 90, rule: "卯戌 six combination" },
  { on: "2024-06-21", day: "丙辰", id: "dayBranches", value: 14, rule: "辰戌 clash" },
  { on: "2024-06-26", day: "辛酉", id: "dayBranches", value: 28, rule: "酉戌 harm" },
] as const;

for (const { on, day, id, value, rule } of PAIRS) {
  test(`compatibility.bazi reads ${rule}`, async () => {
    const answer = await ask(compatibilityBazi, {
      a: person("2024-06-15", "12:00", "male"),
      b: person(on, "12:00", "female"),
    });
    expect(answer.b.day.native).toBe(day);
    expect(partOf(answer, id).value).toBe(value);
  });
}

test("compatibility.bazi certifies omitted times and genders and names the range of the score", async () => {
  const { birthTime: _time, gender: _gender, ...open } = A;
  const answer = await ask(compatibilityBazi, { a: open, b: B });
  const [hour] = answer.hourAssumption;
  expect(hour.input).toBe("a/birthTime");
  expect(hour.candidates).toBe(13);
  expect(answer.a.hourKnown).toBe(false);
  const [gender] = answer.genderAssumption;
  expect(gender).toMatchObject({ input: "a/gender", candidates: 2 });
  // What is certified must hold for every hour and both genders, asked one by one.
  const seen = new Set<string>();
  const scores: number[] = [];
  for (const hourGiven of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23]) {
    for (const each of ["male", "female"]) {
      const one = await ask(compatibilityBazi, {
        a: { ...open, birthHour: hourGiven, gender: each },
        b: B,
      });
      seen.add(one.verdict.value.id);
      scores.push(one.score);
    }
  }
  expect(hour.score).toEqual({ least: Math.min(...scores), most: Math.max(...scores) });
  expect([...seen].sort()).toEqual(hour.verdicts.map(({ value }: Answer) => value.id).sort());
});

test("compatibility.bazi scores the mean of both genders where none is given", async () => {
  const { gender: _gender, ...open } = A;
  const [none, male, female] = await Promise.all(
    [open, { ...open, gender: "male" }, { ...open, gender: "female" }].map((a) =>
      ask(compatibilityBazi, { a, b: B }),
    ),
  );
  for (const part of none.parts) {
    const { id } = part.part;
    const mean = (partOf(male, id).value + partOf(female, id).value) / 2;
    expect(Math.abs(part.value - mean)).toBeLessThanOrEqual(1);
  }
});

test("compatibility.bazi lists as dissent only what stands on the other side of its verdict", async () => {
  for (let i = 0; i < 30; i++) {
    const answer = await ask(compatibilityBazi, {
      a: person(`${1955 + i}-05-0${1 + (i % 9)}`, "09:30", "male"),
      b: person(`${1960 + i}-10-1${i % 9}`, "15:30", "female"),
    });
    for (const { id } of answer.dissent) {
      const { value } = partOf(answer, id);
      if (answer.verdict.value.id === "harmonious") expect(value).toBeLessThan(50);
      if (answer.verdict.value.id === "difficult") expect(value).toBeGreaterThan(50);
    }
  }
});

test("compatibility.bazi compares the day boundaries on a birth at 23:30", async () => {
  const answer = await ask(compatibilityBazi, {
    a: person("2024-06-15", "23:30", "male"),
    b: B,
    compare: ["dayBoundary"],
  });
  // 23:00 begins 辛亥; by the other two the day stays 庚戌.
  expect(answer.a.day.native).toBe("辛亥");
  const [{ alternatives }] = answer.compared;
  for (const { differs } of alternatives) {
    expect(differs).toContainEqual({
      field: "/a/day",
      used: expect.objectContaining({ native: "辛亥" }),
      here: expect.objectContaining({ native: "庚戌" }),
    });
  }
});
