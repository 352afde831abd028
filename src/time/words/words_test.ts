import { describe, expect, test } from "bun:test";
import { islamicObservationalCairo, islamicUmmAlQura } from "../calendars/mod.ts";
import { chineseMonths } from "../chinese_calendar.ts";
import { resolveCivil } from "../civil.ts";
import type { CivilInput } from "../civil_input.ts";
import type { CivilOptions } from "../civil_moment.ts";
import { writePhrase } from "../phrases.ts";
import type { Phrase } from "../phrases.ts";
import { rangePhraseOf } from "../testdata/moments.ts";
import { calendars, phrases as en } from "./en.ts";
import { phrases as ja } from "./ja.ts";
import { phrases as zhHant } from "./zh_hant.ts";

const noon = { date: "2023-05-01", time: "12:00", timezone: "UTC" };
const newYork = { ...noon, timezone: "America/New_York" };

/** One input for every code, and options where they matter. */
const INPUTS: readonly (readonly [object, CivilOptions?])[] = [
  [{ ...noon, calendar: "lunar" }],
  [{ ...noon, date: "1 May" }],
  [{ ...noon, date: "2023-5-1" }],
  [{ ...noon, date: "-5000-01-01" }],
  [{ ...noon, date: "2023-13-01" }],
  [{ ...noon, date: "2023-02-29" }],
  [{ ...noon, time: "noon" }],
  [{ ...noon, time: "9:05" }],
  [{ ...noon, time: "24:00" }],
  [{ ...noon, time: "25:00" }],
  [{ ...noon, time: "12:60" }],
  [{ ...noon, time: "12:00:60" }],
  [{ ...noon, latitude: "north" }],
  [{ ...noon, longitude: 200 }],
  [{ ...noon, fold: 2 }],
  [{ ...noon, timezone: "" }],
  [{ ...noon, timezone: "Mars/Olympus" }],
  [{ ...noon, timezone: "Asia/Taibei" }],
  [{ ...noon, timezone: "UTC +8" }],
  [{ ...noon, timezone: "+25:00" }],
  [{ ...noon, timezone: "LMT" }],
  [{ ...noon, timezone: undefined }, { unplacedClock: "refused" }],
  [{ ...noon, date: "2011-12-30", timezone: "Pacific/Apia" }],
  [{ ...newYork, date: "2021-03-14", time: "02:30" }],
  [{ date: "2023-05-01" }],
  [{ date: "2000-01-15", timezone: "Africa/Khartoum" }],
  [{ ...noon, timezone: undefined, longitude: 90 }],
  [{ ...noon, timezone: "+08:00" }],
  [{ ...noon, date: "1880-03-01", timezone: "Europe/Berlin" }],
  [{ ...noon, date: "1880-03-01", timezone: "Europe/Berlin", longitude: 13 }],
  [{ ...newYork, date: "2021-11-07", time: "01:30" }],
  [{ ...newYork, date: "1950-05-01" }],
  [{ ...noon, date: "1950-07-01", timezone: "Asia/Harbin" }],
  [{ ...noon, date: "1500-01-01" }],
  [{ ...newYork, longitude: 74 }],
  [{ ...noon, date: "3500-01-01" }],
  [{ ...noon, date: "1950-07-01", timezone: "Europe/Berlin" }],
  [{ ...noon, date: "1950-07-01", timezone: "Europe/Mariehamn" }],
  [{ ...noon, date: "1950-07-01", timezone: "Europe/Oslo" }],
  [{ ...newYork, date: "2090-05-01" }],
];

function phrasesOf(input: object, options?: CivilOptions): readonly Phrase[] {
  const result = resolveCivil(input as CivilInput, options);
  if (!result.ok) return result.issues.map((issue) => issue as Phrase);
  const { assumed, warnings, zoneReliability } = result.moment.receipt;
  return [...assumed, ...warnings, ...(zoneReliability === null ? [] : [zoneReliability])];
}

/** Dates that nothing is served for. */
const OUT_OF_RANGE: readonly (() => unknown)[] = [
  () => islamicUmmAlQura.fromFixed(0),
  () => islamicObservationalCairo.fromFixed(0),
  () => chineseMonths(1500),
];

const written = [
  ...INPUTS.flatMap(([input, options]) => phrasesOf(input, options)),
  ...OUT_OF_RANGE.map(rangePhraseOf),
  // Thrown by src/sky alone.
  { code: "sky-out-of-range", with: { firstYear: -1000, lastYear: 3000 } } as const,
];

describe("the words of src/time", () => {
  test("are tried by an input for every code", () => {
    expect([...new Set(written.map(({ code }) => code))].toSorted()).toEqual(
      (Object.keys(en) as Phrase["code"][]).toSorted(),
    );
  });

  test("have the same codes in every language", () => {
    for (const words of [zhHant, ja]) expect(Object.keys(words)).toEqual(Object.keys(en));
  });

  for (const phrase of written) {
    test(`say ${phrase.code} in every language, with the nearest value where there is one`, () => {
      const { nearest = "" } = phrase.with as { nearest?: string };
      const texts = [en, zhHant, ja].map((words) => writePhrase(words, phrase));
      expect(texts[0]).toMatch(/^[A-Z][^{}]*$/);
      expect(texts[1]).toMatch(/\p{Script=Han}/u);
      expect(texts[2]).toMatch(/\p{Script=Hiragana}/u);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text).toContain(nearest);
      }
    });
  }

  test("take parameters that survive JSON", () => {
    expect(JSON.parse(JSON.stringify(written)) as unknown).toEqual([...written]);
  });

  test("name a calendar by its id, and the days it is served for", () => {
    // The tables of Umm al-Qurā begin with the Hijri year 1300, on 12 November 1882.
    expect(writePhrase(en, rangePhraseOf(OUT_OF_RANGE[0]!))).toBe(
      `Cannot give the ${calendars.islamicUmmAlQura} date of 0000-12-31: it must be within ` +
        "1882-11-12 to 2174-11-25",
    );
    expect(writePhrase(zhHant, rangePhraseOf(OUT_OF_RANGE[2]!))).toBe(
      "中國農曆無從推算 1500 年：須在 1645 至 9998 年之間",
    );
  });

  test("keep the sentences of remarks", () => {
    const [chicago] = phrasesOf({ ...noon, date: "1950-05-05", timezone: "America/Chicago" });
    expect(writePhrase(en, chicago!)).toBe(
      "Before 1970 the time zone database follows Chicago alone: another place in the zone may have " +
        "kept another clock.",
    );
    expect(writePhrase(zhHant, chicago!)).toBe(
      "1970 年以前，時區資料庫僅以 Chicago 為準；同一時區之他地當時或用不同時制。",
    );
  });
});
