import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { compatibilityElement } from "./procedure.ts";

const born = (birthDate: string, birthTime?: string) => ({
  birthDate,
  ...(birthTime ? { birthTime } : {}),
  timezone: "+08:00",
});
const valueOf = (answer: Answer, id: string) =>
  answer.parts.find(({ part }: Answer) => part.id === id).value;

/** Na yin of the years by Sanming Tonghui, juan 1: metal 1984, earth 1990, fire 1986, wood 1988, water 1982. */
const YEARS = [
  { a: 1984, b: 1990, value: 74, rule: "earth feeds metal" },
  { a: 1984, b: 1982, value: 74, rule: "metal feeds water" },
  { a: 1984, b: 1986, value: 30, rule: "fire works against metal" },
  { a: 1984, b: 1988, value: 30, rule: "metal works against wood" },
  { a: 1984, b: 1985, value: 58, rule: "metal beside metal" },
] as const;

for (const { a, b, value, rule } of YEARS) {
  test(`compatibility.element reads na yin: ${rule}`, async () => {
    const pair = { a: born(`${a}-06-15`, "12:00"), b: born(`${b}-06-15`, "12:00") };
    const answer = await ask(compatibilityElement, pair);
    expect(valueOf(answer, "naYin")).toBe(value);
    const back = await ask(compatibilityElement, { a: pair.b, b: pair.a });
    expect(back.score).toBe(answer.score);
  });
}

test("compatibility.element changes the na yin with the start of the year", async () => {
  // 1984-02-03 lies before li chun and after lunar new year (2 February): 癸亥 by the one, 甲子 by the other.
  const pair = { a: born("1984-02-03", "12:00"), b: born("1990-06-15", "12:00") };
  const answer = await ask(compatibilityElement, { ...pair, compare: ["yearBoundary"] });
  expect(answer.a.naYin.native).toBe("大海水");
  const lunar = answer.compared[0].alternatives.find(
    ({ value }: { value: string }) => value === "lunarNewYear",
  );
  expect(lunar.differs).toContainEqual({
    field: "/a/naYin",
    used: expect.objectContaining({ native: "大海水" }),
    here: expect.objectContaining({ native: "海中金" }),
  });
});

test("compatibility.element tries every hour of a birth without a time", async () => {
  const b = born("1990-06-15", "12:00");
  const answer = await ask(compatibilityElement, { a: born("1984-06-15"), b });
  const [omission] = answer.hourAssumption;
  const scores: number[] = [];
  for (const hour of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23]) {
    const a = { ...born("1984-06-15"), birthHour: hour };
    scores.push((await ask(compatibilityElement, { a, b })).score);
  }
  expect(omission.score).toEqual({ least: Math.min(...scores), most: Math.max(...scores) });
  expect(omission.candidates).toBe(13);
});
