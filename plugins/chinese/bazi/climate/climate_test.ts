import { expect, test } from "bun:test";
import { BRANCHES, STEMS } from "#time";
import { ask, type Answer } from "../../testing/ask.ts";
import { baziClimateGod } from "./procedure.ts";
import { climateGods } from "./table.ts";

const natives = (day: string, month: string) => {
  const stem = STEMS.find(({ native }) => native === day)!;
  const branch = BRANCHES.find(({ native }) => native === month)!;
  return climateGods(stem.id, branch.id)
    .map((id) => STEMS.find((one) => one.id === id)!.native)
    .join("");
};

test("the chief stems are those of the book's own sentences", () => {
  // Qiongtong Baojian: 四月乙木專用癸水; 七月癸水必取丁火; 三冬己土非丙暖不生; 十一月丁火甲木為尊; 五月壬水取癸為用.
  expect(natives("乙", "巳")).toBe("癸");
  expect(natives("癸", "申")).toBe("丁");
  expect(["亥", "子", "丑"].map((month) => natives("己", month)[0])).toEqual(["丙", "丙", "丙"]);
  expect(natives("丁", "子")).toBe("甲庚");
  expect(natives("壬", "午")[0]).toBe("癸");
});

test("all of the 120 hold one to five stems, none twice", () => {
  for (const { native: day } of STEMS) {
    for (const { native: month } of BRANCHES) {
      const gods = [...natives(day, month)];
      expect(gods.length).toBeWithin(1, 6);
      expect(new Set(gods).size).toBe(gods.length);
    }
  }
});

test("戊 is the indirect resource of 庚, and 丁 its officer", async () => {
  const { gods } = await ask(baziClimateGod, { dayStem: "geng", monthBranch: "yin" });
  expect(gods.map(({ tenGod }: Answer) => tenGod.native)).toEqual([
    "偏印",
    "偏財",
    "食神",
    "七殺",
    "正官",
  ]);
});
