import { describe, expect, test } from "bun:test";
import { InputError } from "#sdk";
import { formatDate, fromFixed, toFixed, type CalendarDate } from "#time";
import { COUNTRIES, COUNTRY_IDS } from "./adoption.ts";
import { fromCountryDate, toCountryDate } from "./country_date.ts";
import { doubleYear, readGivenDate } from "./date_text.ts";
import { defaultYearStart, differenceDays, readNew, readOld } from "./rules.ts";
import { writeDoubleDate } from "./words/en/dates.ts";
import {
  writeDate as writeDateZh,
  writeDoubleDate as writeDoubleDateZh,
} from "./words/zh_hant/dates.ts";
import { januaryYears, YEAR_START, yearInStyle } from "./year_starts.ts";

const date = (year: number, month: number, day: number): CalendarDate => ({ year, month, day });
const doubled = (julian: CalendarDate) => ({ ...julian, years: doubleYear(julian) });
const doubleDate = (julian: CalendarDate) => writeDoubleDate(doubled(julian));
const doubleDateZh = (julian: CalendarDate) => writeDoubleDateZh(doubled(julian));
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.issues[0]!.code;
    throw error;
  }
  return "accepted";
};

describe("the two calendars", () => {
  const STEPS = [
    { julian: date(1700, 2, 18), days: 10, source: "last day before 1 March New Style" },
    { julian: date(1700, 2, 19), days: 11, source: "1700 is leap in the Julian calendar alone" },
    { julian: date(1700, 2, 29), days: 11, source: "the Julian leap day itself" },
    { julian: date(1752, 9, 2), days: 11, source: "Calendar Act: eleven days left out" },
    { julian: date(1800, 3, 1), days: 12, source: "1800 likewise" },
    { julian: date(1918, 1, 31), days: 13, source: "Russian decree: thirteen days left out" },
    { julian: date(325, 5, 20), days: 1, source: "Gregorian equinox set to Nicaea's 21 March" },
  ];
  for (const { julian, days, source } of STEPS) {
    test(`differ by ${days} days on ${formatDate(julian)} (${source})`, () => {
      expect(differenceDays(toFixed(julian, "julian"))).toBe(days);
    });
  }
});

describe("a double date", () => {
  const CASES = [
    { julian: date(1732, 2, 11), text: "11 February 1731/2" },
    { julian: date(1710, 1, 5), text: "5 January 1709/10" },
    { julian: date(1700, 3, 24), text: "24 March 1699/1700" },
    { julian: date(1700, 3, 25), text: "25 March 1700" },
    { julian: date(1642, 12, 25), text: "25 December 1642" },
  ];
  for (const { julian, text } of CASES) {
    test(`writes ${text}`, () => expect(doubleDate(julian)).toBe(text));
  }

  test("is written in Chinese as well", () => {
    expect(doubleDateZh(date(1732, 2, 11))).toBe("1731/2 年 2 月 11 日");
    expect(doubleDateZh(date(1642, 12, 25))).toBe("1642 年 12 月 25 日");
    expect(writeDateZh(date(-44, 3, 15))).toBe("公元前 45 年 3 月 15 日");
  });

  test("is read back to the same day", () => {
    expect(readGivenDate("1731/2-02-11")).toEqual({ ...date(1731, 2, 11), second: "2" });
    for (const [text, year] of [
      ["1731/2-02-11", 1732],
      ["1709/10-02-11", 1710],
      ["1699/1700-02-11", 1700],
    ] as const) {
      const [reading] = readOld(text, "unstated", undefined);
      expect(fromFixed(reading!.fixed, "julian")).toEqual(date(year, 2, 11));
    }
  });

  test("is refused where it does not continue or does not belong", () => {
    expect(codeOf(() => readOld("1731/3-02-11", "unstated", undefined))).toBe("notNextYear");
    expect(codeOf(() => readOld("1731/2-04-11", "unstated", undefined))).toBe("doubleYearTooLate");
    expect(codeOf(() => readNew("1731/2-02-11"))).toBe("oneYear");
  });
});

describe("beginnings of the year", () => {
  const SAME_DAY = [
    { style: "ladyDay", julian: date(1649, 1, 30), year: 1648, source: "trial of Charles I" },
    { style: "ladyDay", julian: date(1752, 1, 1), year: 1751, source: "the rule carried on" },
    { style: "pisan", julian: date(1499, 3, 25), year: 1500, source: "Pisa one ahead of Florence" },
    { style: "ladyDay", julian: date(1499, 3, 25), year: 1499, source: "Florence" },
    { style: "venetian", julian: date(1500, 2, 28), year: 1499, source: "more veneto" },
    { style: "venetian", julian: date(1699, 1, 26), year: 1698, source: "Carlowitz, 1698 m.v." },
    { style: "venetian", julian: date(1707, 2, 25), year: 1706, source: "Goldoni, 1706 m.v." },
    { style: "ladyDay", julian: date(1266, 2, 26), year: 1265, source: "Benevento, Florence" },
    { style: "pisan", julian: date(1266, 2, 26), year: 1266, source: "Benevento, Pisa" },
    { style: "ladyDay", julian: date(1268, 8, 23), year: 1268, source: "Tagliacozzo, Florence" },
    { style: "pisan", julian: date(1268, 8, 23), year: 1269, source: "Tagliacozzo, Pisa" },
    { style: "christmas", julian: date(800, 12, 25), year: 801, source: "Einhard's annals" },
    { style: "september", julian: date(1699, 9, 1), year: 1700, source: "AM 7208" },
    { style: "easter", julian: date(1500, 4, 18), year: 1499, source: "Easter 19 April 1500" },
    { style: "easter", julian: date(1500, 4, 19), year: 1500, source: "Easter 19 April 1500" },
  ] as const;
  for (const { style, julian, year, source } of SAME_DAY) {
    test(`${style} numbers ${formatDate(julian)} ${year} (${source})`, () => {
      expect(yearInStyle(style, julian)).toBe(year);
    });
  }

  test("januaryYears() undoes yearInStyle() over every day of three years", () => {
    for (const style of YEAR_START.ids) {
      for (let fixed = toFixed(date(1498, 1, 1)); fixed < toFixed(date(1501, 1, 1)); fixed++) {
        const julian = fromFixed(fixed, "julian");
        const label = { ...julian, year: yearInStyle(style, julian) };
        expect(januaryYears(style, label)).toContain(julian.year);
        if (style !== "easter") expect(januaryYears(style, label)).toEqual([julian.year]);
      }
    }
  });

  test("januaryYears() undoes yearInStyle() 3,000 years before and after (every 89th day)", () => {
    for (const style of YEAR_START.ids) {
      for (let fixed = toFixed(date(-3000, 1, 1)); fixed < toFixed(date(3001, 1, 1)); fixed += 89) {
        const julian = fromFixed(fixed, "julian");
        const label = { ...julian, year: yearInStyle(style, julian) };
        expect(januaryYears(style, label)).toContain(julian.year);
      }
    }
  });

  test("a year from Easter to Easter can hold a day twice or not at all", () => {
    // Easter fell on 19 April 1500, 11 April 1501, 27 March 1502 and 16 April 1503.
    expect(januaryYears("easter", date(1500, 4, 15))).toEqual([]);
    expect(januaryYears("easter", date(1502, 4, 1))).toEqual([1502, 1503]);
  });

  test("an unstated style reads both before Lady Day and one after", () => {
    expect(readOld("1731-02-11", "unstated", undefined)).toHaveLength(2);
    expect(readOld("1731-03-25", "unstated", undefined)).toHaveLength(1);
    expect(defaultYearStart("england", "1731-02-11")).toBe("ladyDay");
    expect(defaultYearStart("scotland", "1731-02-11")).toBe("january");
    expect(defaultYearStart(undefined, "1731-02-11")).toBe("unstated");
  });
});

describe("countries", () => {
  for (const id of COUNTRY_IDS) {
    test(`${id}: the new calendar follows the old one without a day lost`, () => {
      const { lastJulian, firstGregorian } = COUNTRIES[id];
      expect(toFixed(firstGregorian)).toBe(toFixed(lastJulian, "julian") + 1);
      const last = toFixed(lastJulian, "julian");
      expect(toCountryDate(id, last)).toEqual({ calendar: "julian", date: lastJulian });
      expect(toCountryDate(id, last + 1)).toEqual({ calendar: "gregorian", date: firstGregorian });
    });
  }

  test("refuse the days they left out, first and last, and no others", () => {
    expect(codeOf(() => readOld("1752-09-02", "january", "england"))).toBe("accepted");
    expect(codeOf(() => readOld("1752-09-03", "january", "england"))).toBe("dateLeftOut");
    expect(codeOf(() => readOld("1752-09-13", "january", "england"))).toBe("dateLeftOut");
    expect(codeOf(() => readOld("1752-09-14", "january", "england"))).toBe("accepted");
    expect(codeOf(() => readOld("1752-09-05", "january", "russia"))).toBe("accepted");
    expect(codeOf(() => readOld("1700-02-30", "january", "sweden"))).toBe("noSuchDate");
    expect(codeOf(() => readNew("1900-02-29"))).toBe("noSuchDate");
  });

  test("Holland left out 2 to 11 January 1583, Zeeland 15 to 24 December 1582", () => {
    expect(codeOf(() => readOld("1583-01-02", "january", "holland"))).toBe("dateLeftOut");
    expect(codeOf(() => readOld("1582-12-20", "january", "holland"))).toBe("accepted");
    expect(codeOf(() => readOld("1582-12-20", "january", "zeeland"))).toBe("dateLeftOut");
  });

  test("Sweden: no 29 February 1700, a 30 February 1712, and a day ahead between", () => {
    expect(codeOf(() => readOld("1700-02-29", "january", "sweden"))).toBe("dateLeftOut");
    const [leap] = readOld("1712-02-30", "january", "sweden");
    expect(fromFixed(leap!.fixed)).toEqual(date(1712, 3, 11));
    const poltava = fromCountryDate("sweden", date(1709, 6, 28))!;
    expect(fromFixed(poltava)).toEqual(date(1709, 7, 8));
    for (let fixed = toFixed(date(1699, 12, 1)); fixed < toFixed(date(1712, 6, 1)); fixed++) {
      expect(fromCountryDate("sweden", toCountryDate("sweden", fixed).date)).toBe(fixed);
    }
  });
});

test("every country's own date leads back to its day, 3,000 years before and after", () => {
  for (const id of COUNTRY_IDS) {
    const first = toFixed(COUNTRIES[id].firstGregorian);
    for (let fixed = toFixed(date(-3000, 1, 1)); fixed < toFixed(date(3001, 1, 1)); fixed += 1777) {
      const own = toCountryDate(id, fixed);
      const back = fixed < first ? fromCountryDate(id, own.date) : toFixed(own.date);
      expect(back).toBe(fixed);
    }
  }
});

test("both directions are exact inverses, 3,000 years before and after (every 97th day)", () => {
  for (let fixed = toFixed(date(-3000, 1, 1)); fixed < toFixed(date(3001, 1, 1)); fixed += 97) {
    const julian = formatDate(fromFixed(fixed, "julian"));
    const [reading] = readOld(julian, "january", undefined);
    expect(reading!.fixed).toBe(fixed);
    expect(readNew(formatDate(fromFixed(fixed)))).toBe(fixed);
  }
});
