/** Days against printed almanacs and calendars of others. */
import { describe, expect, test } from "bun:test";
import { bhutanese, mongolian, tibetanPhugpa, tibetanTsurphu, toFixed } from "#time";
import { MANSION } from "../tibetan/names.ts";
import { mansionAt } from "../tibetan/moon.ts";
import { CONJUNCTION, conjunctionAt, HALF_DAY } from "./features.ts";
import { combinationOf, omensOf } from "./omens/tables.ts";

const fixedOf = (date: string) => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return toFixed({ year, month, day });
};

describe("the almanac of Bhutan for 1655 by E. Henning (kalacakra.org, bh_1655)", () => {
  const DAYS = [
    ["1655-02-07", 1, "mon gre", "mchog can", "mi sdug pa"],
    ["1655-02-08", 2, "mon gru", "yongs 'joms", "byis pa"],
    ["1655-02-09", 3, "khrums stod", "zhi ba", "til rdung"],
    ["1655-02-10", 4, "khrums smad", "bsgrub bya", "tshong ba"],
    ["1655-02-11", 5, "nam gru", "dge ba", "byis pa"],
    ["1655-02-12", 6, "tha skar", "dkar po", "til rdung"],
    ["1655-02-13", 7, "bra nye", "tshangs pa", "tshong ba"],
    ["1655-02-14", 8, "smin drug", "dbang po", "gdab pa"],
    ["1655-02-15", 9, "snar ma", "'khon 'dzin", "rigs can"],
    ["1655-02-16", 10, "mgo", "rnam sel", "khyim skyes"],
    ["1655-02-17", 12, "nab so", "tshe dang ldan pa", "gdab pa"],
    ["1655-02-18", 13, "rgyal", "skal bzang", "rigs can"],
    ["1655-02-19", 14, "skag", "dge byed", "khyim skyes"],
  ] as const;
  test.each(DAYS)("%s is day %d in %s", (date, day, mansion, conjunction, half) => {
    const fixed = fixedOf(date);
    const found = conjunctionAt(bhutanese, fixed);
    expect([
      bhutanese.fromFixed(fixed).day,
      MANSION.writings[MANSION.ids[mansionAt(fixed, bhutanese)]!]!.roman,
      CONJUNCTION.writings[found.conjunction]!.roman,
      HALF_DAY.writings[found.halfDay]!.roman,
    ] as unknown).toEqual([day, mansion, conjunction, half]);
  });

  test("passes over the eleventh", () => {
    expect(bhutanese.skippedAfter(fixedOf("1655-02-16"))).toBe(11);
  });
});

test("no flags are raised on the days that the Snow Lion newsletter printed for 1999", () => {
  const days =
    "1999-02-25 1999-03-09 1999-03-24 1999-04-04 1999-04-19 1999-05-01 1999-05-16 1999-05-28 1999-06-23 1999-07-05 1999-07-19 1999-08-01 1999-08-15 1999-08-27 1999-09-10 1999-09-23 1999-10-19 1999-10-31 1999-11-15 1999-11-26 1999-12-11 1999-12-23 2000-01-07 2000-01-19".split(
      " ",
    );
  const flagged = days.filter((date) => {
    const { month, day } = tibetanPhugpa.fromFixed(fixedOf(date));
    return omensOf(month, day).includes("noFlags");
  });
  expect(flagged).toEqual(days);
});

test("days of the Buryat and Mongolian almanacs, as newspapers printed them", () => {
  const printed = {
    "2017-02-20": 24,
    "2018-10-17": 8,
    "2018-10-18": 9,
    "2019-03-20": 14,
    "2020-02-11": 17,
    "2020-05-13": 21,
    "2020-05-14": 22,
    "2021-02-22": 10,
    "2022-07-28": 30,
    "2022-07-29": 1,
    "2023-03-15": 23,
    "2024-02-11": 2,
    "2024-04-13": 5,
    "2024-08-15": 11,
    "2024-09-16": 13,
  };
  const found = Object.keys(printed).map((date) => [date, mongolian.fromFixed(fixedOf(date)).day]);
  expect(Object.fromEntries(found)).toEqual(printed);
});

test("new years: Tsagaan Sar by the holidays of Mongolia, Losar of Tsurphu a month before that of Phugpa", () => {
  const holidays =
    "2018-02-16 2019-02-05 2020-02-24 2021-02-12 2022-02-02 2023-02-21 2024-02-10 2025-03-01 2026-02-18";
  for (const date of holidays.split(" ")) {
    const fixed = fixedOf(date);
    const [year, before] = [fixed, fixed - 1].map((day) => mongolian.fromFixed(day).year);
    expect([date, year! - before!]).toEqual([date, 1]);
  }
  expect(tibetanTsurphu.fromFixed(fixedOf("2014-01-31"))).toMatchObject({ month: 1, day: 1 });
  expect(tibetanPhugpa.fromFixed(fixedOf("2014-03-02"))).toMatchObject({ month: 1, day: 1 });
});

test("combinationOf() knows all ten whatever their order", () => {
  const four = ["earth", "water", "fire", "wind"] as const;
  const all = four.flatMap((one) => four.map((other) => combinationOf(one, other)));
  expect(new Set(all).size).toBe(10);
  expect(combinationOf("wind", "fire")).toBe(combinationOf("fire", "wind"));
});
