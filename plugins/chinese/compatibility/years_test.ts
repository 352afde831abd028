import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { compatibilityFengShuiKua } from "./feng_shui_kua/procedure.ts";
import { compatibilityZodiac } from "./zodiac/procedure.ts";

test("compatibility.zodiac changes the animal with the start of the year", async () => {
  // 2024-02-08 lies after li chun and before lunar new year: a dragon by the one, a rabbit by the other.
  const pair = {
    a: { birthDate: "2024-02-08", timezone: "+08:00" },
    b: { birthDate: "2000-06-15", timezone: "+08:00" },
  };
  const lunar = await ask(compatibilityZodiac, pair);
  const solar = await ask(compatibilityZodiac, { ...pair, yearStart: "liChun" });
  expect([lunar.a.animal.id, solar.a.animal.id]).toEqual(["rabbit", "dragon"]);
});

test("compatibility.zodiac ranks combination over trine over neutral over harm over clash", async () => {
  const score = async (a: number, b: number) =>
    (
      await ask(compatibilityZodiac, {
        a: { birthDate: `${a}-06-15`, timezone: "+08:00" },
        b: { birthDate: `${b}-06-15`, timezone: "+08:00" },
      })
    ).score;
  // Rat (1984) with ox, dragon, tiger, goat and horse.
  const scores = await Promise.all([1985, 1988, 1986, 1991, 1990].map((year) => score(1984, year)));
  expect([...scores].sort((x, y) => y - x)).toEqual(scores);
  expect(new Set(scores).size).toBe(5);
});

test("compatibility procedures answer the same both ways round", async () => {
  for (let i = 0; i < 24; i++) {
    const a = { birthDate: `${1950 + i * 2}-06-15`, timezone: "+08:00" };
    const b = { birthDate: `${1960 + i}-09-01`, timezone: "+08:00" };
    const there = await ask(compatibilityZodiac, { a, b });
    const back = await ask(compatibilityZodiac, { a: b, b: a });
    expect(back.score).toBe(there.score);
    const man = { ...a, gender: "male" };
    const woman = { ...b, gender: "female" };
    const first = await ask(compatibilityFengShuiKua, { a: man, b: woman });
    const second = await ask(compatibilityFengShuiKua, { a: woman, b: man });
    expect(second.star).toEqual(first.star);
  }
});

test("compatibility.fengShuiKua reads both trigrams where a gender is omitted, and scores their mean", async () => {
  const a = { birthDate: "1984-06-15", timezone: "+08:00" };
  const b = { birthDate: "1990-06-15", timezone: "+08:00", gender: "female" };
  const answer = await ask(compatibilityFengShuiKua, { a, b });
  const each = await Promise.all(
    ["male", "female"].map((gender) => ask(compatibilityFengShuiKua, { a: { ...a, gender }, b })),
  );
  const scores = each.map(({ score }) => score);
  expect(answer.readings.map(({ score }: { score: number }) => score)).toEqual(scores);
  expect(answer.score).toBe(Math.round((scores[0] + scores[1]) / 2));
  const verdicts = new Set(each.map(({ verdict }) => verdict.value.id));
  expect(answer.genderAssumption).toMatchObject([
    {
      input: "a/gender",
      candidates: 2,
      certified: verdicts.size === 1,
      score: { least: Math.min(...scores), most: Math.max(...scores) },
    },
  ]);
  expect(answer.interpretation.text).toContain("2 readings");
});

test("compatibility procedures read both years where li chun falls on a day without a time", async () => {
  // Li chun 2024: 4 February 16:27 (Hong Kong Observatory); a rabbit before it, a dragon after.
  const a = { birthDate: "2024-02-04", timezone: "Asia/Hong_Kong" };
  const b = { birthDate: "2000-06-15", timezone: "Asia/Hong_Kong" };
  const zodiac = await ask(compatibilityZodiac, { a, b, yearStart: "liChun" });
  const [before, after] = await Promise.all(
    ["16:20", "16:40"].map((birthTime) =>
      ask(compatibilityZodiac, { a: { ...a, birthTime }, b, yearStart: "liChun" }),
    ),
  );
  expect([before.a.animal.id, after.a.animal.id]).toEqual(["rabbit", "dragon"]);
  expect(zodiac.score).toBe(Math.round((before.score + after.score) / 2));
  expect(zodiac.hourAssumption[0]).toMatchObject({ input: "a/birthTime", candidates: 2 });
  const kua = await ask(compatibilityFengShuiKua, {
    a: { ...a, gender: "male" },
    b: { ...b, gender: "female" },
  });
  expect(kua.readings.length).toBe(2);
  expect(kua.hourAssumption[0].candidates).toBe(2);
  const plain = await ask(compatibilityZodiac, {
    a: { ...a, birthDate: "2024-02-03" },
    b,
    yearStart: "liChun",
  });
  expect(plain.hourAssumption).toBeUndefined();
});

test("compatibility.zodiac shows the relation that speaks against its verdict", async () => {
  // 寅 and 亥: six combination and break.
  const answer = await ask(compatibilityZodiac, {
    a: { birthDate: "1986-06-15", timezone: "+08:00" },
    b: { birthDate: "1983-06-15", timezone: "+08:00" },
  });
  expect(answer.verdict.value.id).toBe("harmonious");
  expect(answer.dissent.map(({ native }: { native: string }) => native)).toEqual(["相破"]);
});
