import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { compatibilityFengShuiKua } from "./feng_shui_kua/compatibility_feng_shui_kua.ts";
import { compatibilityZodiac } from "./zodiac/compatibility_zodiac.ts";

test("compatibility.zodiac changes the animal with the start of the year", async () => {
  // 2024-02-08 lies after li chun and before lunar new year: a dragon by the one, a rabbit by the other.
  const pair = {
    a: { birthDate: "2024-02-08", timezone: "+08:00" },
    b: { birthDate: "2000-06-15", timezone: "+08:00" },
  };
  const lunar = await ask(compatibilityZodiac, pair);
  const solar = await ask(compatibilityZodiac, { ...pair, yearStart: "liChun" });
  expect([lunar.a.branch.animal, solar.a.branch.animal]).toEqual(["rabbit", "dragon"]);
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
