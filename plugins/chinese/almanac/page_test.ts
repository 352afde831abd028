import { expect, test } from "bun:test";
import { God, Taboo, Phenology } from "tyme4ts";
import { ask } from "../testing/ask.ts";
import { ACT, ACT_BY_SPELLING } from "./acts.ts";
import { PHENOLOGY } from "./phenologies.ts";
import { almanacDaily } from "./procedure.ts";
import { SPIRIT, SPIRIT_BY_SPELLING } from "./spirits.ts";

test("the glossaries name every act, spirit and sign of the tables, each with an id of its own", () => {
  expect(Taboo.NAMES.filter((name) => !(name in ACT_BY_SPELLING))).toEqual([]);
  expect(God.NAMES.filter((name) => !(name in SPIRIT_BY_SPELLING))).toEqual([]);
  expect(new Set(Object.values(ACT_BY_SPELLING)).size).toBe(ACT.ids.length);
  expect(new Set(Object.values(SPIRIT_BY_SPELLING)).size).toBe(SPIRIT.ids.length);
  expect(PHENOLOGY.ids).toHaveLength(Phenology.NAMES.length);
});

const LUNAR: readonly (readonly [date: string, native: string, source: string])[] = [
  ["2024-02-09", "癸卯年十二月三十", "Hong Kong Observatory: eve of the new year 2024"],
  ["2024-02-10", "甲辰年正月初一", "Hong Kong Observatory: new year 2024"],
  ["2023-03-22", "癸卯年閏二月初一", "Hong Kong Observatory: leap second month of 2023"],
  ["2033-12-22", "癸丑年閏十一月初一", "Hong Kong Observatory: leap eleventh month of 2033"],
  ["2020-05-23", "庚子年閏四月初一", "Hong Kong Observatory: leap fourth month of 2020"],
];

for (const [date, native, source] of LUNAR) {
  test(`almanac.daily dates ${date} ${native} [${source}]`, async () => {
    const page = await ask(almanacDaily, { date, timezone: "Asia/Hong_Kong" });
    expect(page.lunar.native).toBe(native);
  });
}

test("almanac.daily opens the day of a term with index 0 and gives its instant", async () => {
  // Hong Kong Observatory: summer solstice 2024-06-21 04:51.
  const page = await ask(almanacDaily, { date: "2024-06-21", timezone: "Asia/Hong_Kong" });
  expect(page.solarTerm).toMatchObject({ term: { native: "夏至" }, day: 0 });
  expect(page.solarTerm.local).toMatch(/^2024-06-21T04:5[01]/);
  const eve = await ask(almanacDaily, { date: "2024-06-20", timezone: "Asia/Hong_Kong" });
  expect(eve.specialDays.map(({ id }: { id: string }) => id)).toContain("fourPartings");
});

test("almanac.daily follows the published day of a term that fell near midnight", async () => {
  // The almanac of 1928 put the summer solstice on 22 June, recomputation puts it a day earlier or later.
  const page = await ask(almanacDaily, { date: "1928-06-22", timezone: "+08:00" });
  expect(page.solarTerm.term.native).toBe("夏至");
});

test("almanac.daily counts dog days, nines and plum rains", async () => {
  // Purple Mountain Observatory: 2024 first dog day 15 July, winter solstice 21 December.
  const dog = await ask(almanacDaily, { date: "2024-07-15", timezone: "+08:00" });
  expect(dog.periods).toEqual([{ name: expect.objectContaining({ native: "初伏" }), day: 1 }]);
  const nine = await ask(almanacDaily, { date: "2024-12-21", timezone: "+08:00" });
  expect(nine.periods).toEqual([{ name: expect.objectContaining({ native: "一九" }), day: 1 }]);
});

test("almanac.daily takes today where no date is given, and says so", async () => {
  const page = await ask(almanacDaily, { timezone: "Asia/Taipei" });
  expect(page.date).toBe("2024-06-15");
  expect(page.omitted[0].input).toBe("date");
});

test("almanac.daily refuses years without a calendar", async () => {
  await expect(ask(almanacDaily, { date: "1500-01-01", timezone: "UTC" })).rejects.toMatchObject({
    code: "yearOutOfRange",
  });
});
