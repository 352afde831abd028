import { expect, test } from "bun:test";
import { LunarYear } from "tyme4ts";
import { yearPillar } from "#time";
import { herdsmanOf, oxOf } from "./ox.ts";
import { readYear } from "./read_year.ts";

test("readYear() counts as the library does, over two centuries", () => {
  const numerals = "一 二 三 四 五 六 七 八 九 十 十一 十二".split(" ");
  for (let year = 1900; year < 2100; year += 7) {
    const { counts, star } = readYear(year, "branch");
    const theirs = LunarYear.fromYear(year).getKitchenGodSteed();
    const found = Object.fromEntries(counts.map((one) => [one.count, numerals[one.number - 1]]));
    expect(`${found["dragon"]}龙治水`).toBe(theirs.getDragon());
    expect(`${found["cattle"]}牛耕田`).toBe(theirs.getCattle());
    expect(`${found["gold"]}日得金`).toBe(theirs.getGold());
    expect("one two three four five six seven eight nine".split(" ").indexOf(star)).toBe(
      LunarYear.fromYear(year).getNineStar().getIndex(),
    );
  }
});

test("the herdsman of a day of 子 wears yellow with a green belt, of 卯 white with red", () => {
  const year = yearPillar(2026);
  const dressed = (day: string) => {
    for (let i = 0; i < 60; i++) {
      if (year.next(i).native === day) return herdsmanOf(year, year.next(i), -13);
    }
    throw new Error(day);
  };
  expect([dressed("甲子").clothes, dressed("甲子").belt]).toEqual(["yellow", "green"]);
  expect([dressed("丁卯").clothes, dressed("丁卯").belt]).toEqual(["white", "red"]);
  expect(dressed("甲子").place).toBe("before");
});

test("oxOf() paints the head by the stem, the body by the branch and the belly by the sound of the year", () => {
  const { parts, isMouthOpen } = oxOf(yearPillar(2024), yearPillar(2024));
  // 甲辰 覆燈火: green, yellow, red.
  expect(parts.slice(0, 3).map(({ colour }) => colour)).toEqual(["green", "yellow", "red"]);
  expect(isMouthOpen).toBe(true);
});
