import { expect, test } from "bun:test";
import { astro } from "iztro";
import { ask, type Answer } from "../../testing/ask.ts";
import { compatibilityZiwei } from "./procedure.ts";
import { PART_WEIGHTS, type PartId } from "./parts.ts";

const born = (birthDate: string, birthTime: string, gender: string) => ({
  birthDate,
  birthTime,
  gender,
  timezone: "+08:00",
});
/** Births in the middle of double hours, far from new year, month ends and leap months. */
const PEOPLE = Array.from({ length: 24 }, (_, i) =>
  born(
    `${1948 + i * 2}-0${4 + (i % 6)}-${10 + (i % 9)}`,
    `${String((2 * i + 2) % 22).padStart(2, "0")}:00`,
    i % 2 === 0 ? "male" : "female",
  ),
);

/** What iztro 2.6.1 says of a birth: where stars stand and what the year's stem transforms. */
function oracle({ birthDate, birthTime, gender }: ReturnType<typeof born>) {
  const hour = Math.floor((Number(birthTime.slice(0, 2)) + 1) / 2);
  const chart = astro.bySolar(birthDate, hour, gender === "male" ? "男" : "女", true, "zh-TW");
  const starsOf = (palace: Answer): readonly Answer[] => [
    ...palace.majorStars,
    ...palace.minorStars,
  ];
  const named = (name: string): Answer =>
    chart.palaces.find((palace: Answer) => palace.name.startsWith(name));
  const majors = (name: string): readonly string[] =>
    named(name).majorStars.map((star: Answer) => star.name);
  const palaceOf = (star: string): string => {
    const found: Answer = chart.palaces.find((palace: Answer) =>
      starsOf(palace).some(({ name }) => name === star),
    );
    return found.name;
  };
  const transformed = new Map(
    chart.palaces.flatMap((palace: Answer) =>
      starsOf(palace)
        .filter(({ mutagen }) => mutagen)
        .map(({ name, mutagen }): [string, string] => [mutagen, name]),
    ),
  );
  return {
    life: { branch: named("命").earthlyBranch, stars: majors("命"), opposite: majors("遷移") },
    spouse: {
      branch: named("夫妻").earthlyBranch,
      stars: majors("夫妻"),
      opposite: majors("官祿"),
    },
    soul: chart.soul,
    palaceOf,
    transformed,
  };
}

test("compatibility.ziwei lays stars and transformations as iztro has them", async () => {
  for (let i = 0; i + 1 < PEOPLE.length; i++) {
    const [one, other] = [PEOPLE[i]!, PEOPLE[i + 1]!];
    const answer = await ask(compatibilityZiwei, { a: one, b: other, clock: "civil" });
    const wanted = { a: oracle(one), b: oracle(other) };
    for (const who of ["a", "b"] as const) {
      const side = answer[who];
      expect(side.soulMaster.native).toBe(wanted[who].soul);
      for (const seat of ["life", "spouse"] as const) {
        const { branch, stars, opposite } = wanted[who][seat];
        expect(side[seat].branch.native).toBe(branch);
        expect(side[seat].lent).toBe(stars.length === 0);
        const found = side[seat].stars.map(({ native }: { native: string }) => native);
        expect([...found].sort()).toEqual([...(stars.length > 0 ? stars : opposite)].sort());
      }
    }
    for (const { from, transformation, star, palace } of answer.exchanged) {
      const [giver, taker] = from.id === "a" ? [wanted.a, wanted.b] : [wanted.b, wanted.a];
      expect(giver.transformed.get(transformation.native.slice(1))).toBe(star.native);
      expect(taker.palaceOf(star.native).slice(0, 1)).toBe(palace.native.slice(0, 1));
    }
  }
}, 60_000);

test("compatibility.ziwei gives parts from which its score can be recomputed, both ways round", async () => {
  for (let i = 0; i + 1 < PEOPLE.length; i++) {
    const [a, b] = [PEOPLE[i]!, PEOPLE[i + 1]!];
    const answer = await ask(compatibilityZiwei, { a, b });
    const back = await ask(compatibilityZiwei, { a: b, b: a });
    expect(back.score).toBe(answer.score);
    const mean = answer.parts.reduce(
      (sum: number, { part, value }: Answer) =>
        sum + (value * PART_WEIGHTS[part.id as PartId]) / 100,
      0,
    );
    const spread = Math.round(50 + (mean - 50) * 1.9);
    expect(answer.score).toBe(Math.min(100, Math.max(0, spread)));
  }
});

test("compatibility.ziwei casts every double hour where the time is omitted and scores their mean", async () => {
  const { birthTime: _time, ...a } = born("1979-06-11", "", "male");
  const b = born("1981-10-30", "07:00", "female");
  const answer = await ask(compatibilityZiwei, { a, b });
  expect(answer.a).toMatchObject({ hourKnown: false, life: null, spouse: null, soulMaster: null });
  expect(answer.exchanged).toBeNull();
  const values = new Map<string, number[]>();
  const scores: number[] = [];
  for (const birthHour of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23]) {
    const one = await ask(compatibilityZiwei, { a: { ...a, birthHour }, b });
    scores.push(one.score);
    for (const { part, value } of one.parts) {
      values.set(part.id, [...(values.get(part.id) ?? []), value]);
    }
  }
  for (const { part, value, range } of answer.parts) {
    const seen = values.get(part.id)!;
    expect(value).toBe(Math.round(seen.reduce((sum, each) => sum + each, 0) / seen.length));
    expect(range).toEqual({ least: Math.min(...seen), most: Math.max(...seen) });
  }
  const [omission] = answer.hourAssumption;
  expect(omission).toMatchObject({ input: "a/birthTime", candidates: 13 });
  expect(omission.score).toEqual({ least: Math.min(...scores), most: Math.max(...scores) });
});

test("compatibility.ziwei reads the decades both ways where a gender is omitted", async () => {
  const [one, b] = [PEOPLE[3]!, PEOPLE[6]!];
  const { gender: _gender, ...a } = one;
  const answer = await ask(compatibilityZiwei, { a, b });
  const both = await Promise.all(
    ["male", "female"].map((gender) => ask(compatibilityZiwei, { a: { ...a, gender }, b })),
  );
  const [least, most] = both.map(({ score }) => score).sort((x, y) => x - y);
  expect(answer.genderAssumption[0].score).toEqual({ least, most });
  expect(answer.score).toBeGreaterThanOrEqual(least! - 1);
  expect(answer.score).toBeLessThanOrEqual(most! + 1);
});

test("compatibility.ziwei compares the tables of transformations on a year of 庚", async () => {
  // 庚: the Quanshu has 太陰化科 and 天同化忌, the variant 天同化科 and 太陰化忌.
  const answer = await ask(compatibilityZiwei, {
    a: born("1980-06-15", "10:00", "male"),
    b: born("1984-06-15", "10:00", "female"),
    compare: ["transformations"],
  });
  const star = (kind: string) =>
    answer.exchanged.find(
      ({ from, transformation }: Answer) => from.id === "a" && transformation.id === kind,
    ).star.native;
  expect([star("ke"), star("ji")]).toEqual(["太陰", "天同"]);
  const variant = answer.compared[0].alternatives.find(
    ({ value }: { value: string }) => value === "gengTongRenown",
  );
  const stars = variant.differs.map(({ here }: Answer) => here?.native);
  expect(stars).toContain("天同");
  expect(stars).toContain("太陰");
});
