import { expect, test } from "bun:test";
import { BRANCH } from "#lore";
import { brideMonthOf, brideMonths, circleOf, starsOfBride } from "./couple.ts";
import { findWeddingDays } from "./search.ts";
import { stem } from "#time";

const RULES = {
  table: "tongShu",
  yangGong: "counted",
  brideMonths: "lunar",
  circle: "counted",
  seatBy: "pairs",
} as const;

test("brideMonths() follow the verse 正七迎雞兔 … 鼠馬六十二", () => {
  const verse: Readonly<Record<string, readonly number[]>> = {
    mao: [1, 7],
    you: [1, 7],
    yin: [2, 8],
    shen: [2, 8],
    si: [3, 9],
    hai: [3, 9],
    chen: [4, 10],
    xu: [4, 10],
    chou: [5, 11],
    wei: [5, 11],
    zi: [6, 12],
    wu: [6, 12],
  };
  for (const [i, id] of BRANCH.ids.entries()) {
    expect(brideMonths(i)[0]).toEqual({ kind: "great", months: [...verse[id]!] });
  }
  // Yuli Suijin Fu on 壬寅: 卯 great, 辰 lesser, 巳 in-laws, 午 parents, 未 groom, 申 bride.
  expect([2, 3, 4, 5, 6, 7].map((month) => brideMonthOf(2, month))).toEqual([
    "great",
    "lesser",
    "inLaws",
    "ownParents",
    "groom",
    "bride",
  ]);
});

test("circleOf() leaves days of remainder 3, 5, 6, 8 in long months and 2, 3, 5, 8 in short ones", () => {
  const calm = (monthDays: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter((day) =>
      ["hall", "dwelling", "stove", "kitchen"].includes(circleOf(day, monthDays)),
    );
  expect(calm(30)).toEqual([3, 5, 6, 8]);
  expect(calm(29)).toEqual([2, 3, 5, 8]);
});

test("starsOfBride() gives 甲 her groom star 辛 and her star of children 丙", () => {
  const { groom, child, hurt } = starsOfBride(stem(0));
  expect([groom, child, hurt].map(({ native }) => native).join("")).toBe("辛丙丁");
  expect(starsOfBride(stem(1)).groom.native).toBe("庚");
  expect(starsOfBride(stem(9)).groom.native).toBe("戊");
});

test("a year of days for two people is found well within 300 ms", () => {
  const search = {
    bride: { birthDate: "1998-05-20" },
    groom: { birthDate: "1997-10-08" },
    from: "2027-01-01",
    to: "2027-12-31",
  };
  findWeddingDays(search, RULES);
  const start = performance.now();
  const answer = findWeddingDays(search, RULES);
  expect(performance.now() - start).toBeLessThan(300);
  expect(answer.searched).toBe(365);
  expect(answer.days.every(({ circle }) => circle !== "husband" && circle !== "wife")).toBe(true);
  expect(answer.days.every(({ brideMonth }) => !["groom", "bride"].includes(brideMonth))).toBe(
    true,
  );
});

test("living parents-in-law close months and days that are free without them", () => {
  const search = {
    bride: { birthDate: "1998-05-20" },
    groom: { birthDate: "1997-10-08" },
    from: "2026-01-01",
    to: "2026-12-31",
  };
  const free = findWeddingDays(search, RULES);
  const family = [{ relative: "groomFather" as const, birthDate: "1965-06-01" }];
  const closed = findWeddingDays({ ...search, family }, RULES);
  expect(closed.kept).toBeLessThan(free.kept);
  expect(closed.counts.map(({ reason }) => reason)).toContain("familyMonth");
});
