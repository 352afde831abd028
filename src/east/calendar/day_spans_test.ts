import { expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { chartTimeOf } from "./chart_time.ts";
import { spansOfDay } from "./day_spans.ts";
import { fourPillars } from "./pillars.ts";

function day(date: string, timezone: string, longitude?: number) {
  const result = resolveCivil({ date, timezone, longitude });
  if (!result.ok) throw new TypeError(result.issues[0]?.code);
  return result.moment;
}

test("spansOfDay() gives the twelve double hours and the late zi of a plain day", () => {
  const spans = spansOfDay(day("2024-06-15", "Asia/Taipei"), "civil");
  expect(spans.map(({ when }) => when)).toEqual([
    "00:00–01:00",
    ...[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21].map(
      (h) => `${String(h).padStart(2, "0")}:00–${String(h + 2).padStart(2, "0")}:00`,
    ),
    "23:00–24:00",
  ]);
});

test("spansOfDay() cuts the day at the instant of li chun 2024, 16:26:53 (Hong Kong Observatory)", () => {
  const spans = spansOfDay(day("2024-02-04", "Asia/Hong_Kong"), "civil");
  const cut = spans.find(({ when }) => when.startsWith("16:2"));
  expect(spans).toHaveLength(14);
  expect(cut?.when).toMatch(/^16:2[67]:\d\d–17:00$/);
});

test("spansOfDay() covers both readings of an hour that a clock change repeated", () => {
  // 1988-09-11: at 02:00 daylight time the clock went back to 01:00.
  const spans = spansOfDay(day("1988-09-11", "Asia/Shanghai"), "civil");
  expect(spans.some(({ when }) => when.includes("01:00"))).toBe(true);
  expect(new Set(spans.map(({ when }) => when)).size).toBe(spans.length);
});

const DAYS: readonly (readonly [date: string, zone: string, longitude: number])[] = [
  ["2024-02-04", "Asia/Hong_Kong", 114.17],
  ["1988-04-17", "Asia/Shanghai", 121.47],
  ["1988-09-11", "Asia/Shanghai", 87.6],
  ["1941-03-15", "Asia/Shanghai", 121.47],
  ["1904-10-30", "Asia/Hong_Kong", 114.17],
  ["2000-01-01", "Asia/Kathmandu", 85.3],
];

for (const [date, timezone, longitude] of DAYS) {
  for (const clock of ["civil", "true"] as const) {
    test(`spansOfDay() misses no pillar of any minute of ${date} in ${timezone}, ${clock} clock`, () => {
      const found = new Set<string>();
      const read = (time: string, fold: 0 | 1) => {
        const result = resolveCivil({ date, time, timezone, longitude, fold });
        if (!result.ok) return null;
        const { pillars } = fourPillars(
          result.moment,
          chartTimeOf(result.moment, clock),
          "23:00",
          "liChun",
        );
        return Object.values(pillars)
          .map((pillar) => pillar?.native)
          .join(" ");
      };
      for (const { set } of spansOfDay(day(date, timezone, longitude), clock)) {
        found.add(read(String(set["birthTime"]), (set["fold"] as 0 | 1 | undefined) ?? 0)!);
      }
      for (let minute = 0; minute < 1440; minute++) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        for (const fold of [0, 1] as const) {
          const pillars = read(time, fold);
          if (pillars) expect(found).toContain(pillars);
        }
      }
    });
  }
}
