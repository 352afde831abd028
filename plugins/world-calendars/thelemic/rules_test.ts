import { describe, expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { feastsOf } from "./feasts.ts";
import { annoOf, marchEquinox, toAnno, toRoman, toZodiacPlace } from "./rules.ts";

function momentOf(date: string, time: string, timezone = "UTC") {
  const result = resolveCivil({ date, time, timezone });
  if (!result.ok) throw new TypeError(result.issues[0]?.code);
  return result.moment;
}

const YEARS = [
  { date: "1904-04-08", anno: "0:0", source: "year 0: tables of oto-austria.at and others" },
  { date: "1992-06-01", anno: "IV:0", source: "IV:0 is 1992 (Thelema 101)" },
  { date: "2007-11-05", anno: "IV:xv", source: "5 November 2007 = IV:15 (Thelema 101)" },
  { date: "2014-06-01", anno: "V:0", source: "table of Ordo Templi Orientis Austria" },
  { date: "2035-06-01", anno: "V:xxi", source: "table of Ordo Templi Orientis Austria" },
  { date: "2036-06-01", anno: "VI:0", source: "table of Ordo Templi Orientis Austria" },
  { date: "1996-05-12", anno: "IV:iv", source: "calendriers.lescigales.org, 12 May 1996" },
] as const;

for (const { date, anno, source } of YEARS) {
  test(`annoOf() writes ${date} as ${anno} (${source})`, () => {
    expect(annoOf(momentOf(date, "12:00"), "equinox").text).toBe(anno);
    expect(annoOf(momentOf(date, "12:00"), "march20").text).toBe(anno);
  });
}

describe("the boundary", () => {
  const EQUINOXES = [
    { utc: "2024-03-20T03:06", source: "US Naval Observatory" },
    { utc: "2025-03-20T09:01", source: "US Naval Observatory" },
    { utc: "2020-03-20T03:50", source: "US Naval Observatory" },
  ];
  for (const { utc, source } of EQUINOXES) {
    test(`turns the year at ${utc} UTC, not five minutes before (${source})`, () => {
      const year = Number(utc.slice(0, 4));
      const published = Date.parse(`${utc}:00Z`);
      expect(Math.abs(marchEquinox(year) - published)).toBeLessThan(60_000);
      const at = (ms: number) => ({ year, month: 3, day: 20, epochMs: ms });
      expect(annoOf(at(published + 300_000), "equinox").year).toBe(year - 1904);
      expect(annoOf(at(published - 300_000), "equinox").year).toBe(year - 1905);
    });
  }

  test("by 20 March turns at local midnight", () => {
    expect(annoOf(momentOf("2024-03-19", "23:59"), "march20").text).toBe("V:ix");
    expect(annoOf(momentOf("2024-03-20", "00:00"), "march20").text).toBe("V:x");
  });

  test("has no docosade before the epoch", () => {
    expect(annoOf(momentOf("1900-01-01", "12:00"), "equinox")).toEqual({
      year: -5,
      docosade: null,
      yearInDocosade: null,
      text: null,
    });
  });
});

test("toAnno() counts every year of a docosade once", () => {
  for (let year = 0; year < 220; year++) {
    const { docosade, yearInDocosade } = toAnno(year);
    expect(docosade! * 22 + yearInDocosade!).toBe(year);
  }
});

test("toRoman() writes zero as 0 and subtracts where Rome did", () => {
  expect([0, 4, 9, 14, 19, 21, 44, 99].map(toRoman)).toEqual([
    "0",
    "IV",
    "IX",
    "XIV",
    "XIX",
    "XXI",
    "XLIV",
    "XCIX",
  ]);
});

test("toZodiacPlace() cuts degrees off and never rounds into the next sign", () => {
  expect(toZodiacPlace(29.99999)).toMatchObject({ sign: "aries", degree: 29 });
  expect(toZodiacPlace(30)).toMatchObject({ sign: "taurus", degree: 0 });
  expect(toZodiacPlace(359.999999)).toMatchObject({ sign: "pisces", degree: 29 });
});

describe("feastsOf()", () => {
  const ids = (date: string, timezone?: string) => feastsOf(momentOf(date, "12:00", timezone));

  test("keeps dated feasts and the quarter on its local day", () => {
    expect(ids("2024-03-20")).toEqual(["supreme-ritual", "equinox-of-the-gods"]);
    expect(ids("2024-04-09")).toEqual(["writing-2"]);
    expect(ids("2024-05-09")).toEqual([]);
  });

  test("moves the equinox of 2024, 03:06 UTC, to the evening before in New York", () => {
    expect(ids("2024-03-19", "America/New_York")).toEqual(["equinox-of-the-gods"]);
    expect(ids("2024-03-20", "America/New_York")).toEqual(["supreme-ritual"]);
  });
});
