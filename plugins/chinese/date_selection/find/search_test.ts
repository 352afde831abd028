import { expect, test } from "bun:test";
import { findDays } from "./search.ts";

const RULES = { table: "tongShu", yangGong: "counted" } as const;

test("findDays() leaves out days that clash with a person, and counts why", () => {
  const span = { activity: "wedding", from: "2026-12-01", to: "2027-02-28" } as const;
  const alone = findDays({ ...span, limit: 60 }, RULES);
  // Born in 2000 (庚辰): days of 戌 clash.
  const paired = findDays({ ...span, people: [{ birthDate: "2000-06-01" }], limit: 60 }, RULES);
  expect(alone.searched).toBe(90);
  const dogs = (days: readonly { day: string }[]) => days.filter(({ day }) => day.endsWith("-xu"));
  expect(dogs(alone.days).length).toBeGreaterThan(0);
  expect(dogs(paired.days)).toEqual([]);
  expect(paired.people).toEqual([{ year: "geng-chen", animal: "dragon" }]);
  expect(alone.days.length).toBe(alone.kept);
  const scores = alone.days.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("findDays() keeps Yang Gong's days where they are not counted", () => {
  // 1 December 2026 is 十月廿三, one of the thirteen.
  const day = { activity: "worship", from: "2026-12-01", to: "2026-12-01" } as const;
  expect(findDays(day, RULES).rejected[0]!.reasons).toContain("yangGong");
  const ignored = findDays(day, { ...RULES, yangGong: "ignored", table: "xieJi" });
  expect(ignored.rejected[0]?.reasons ?? []).not.toContain("yangGong");
});

test("findDays() refuses spans that run backwards or too far", () => {
  const span = { activity: "journey", from: "2026-01-01" } as const;
  expect(() => findDays({ ...span, to: "2025-12-31" }, RULES)).toThrow("spanReversed");
  expect(() => findDays({ ...span, to: "2027-12-31" }, RULES)).toThrow("spanTooLong");
});
