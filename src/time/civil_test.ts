import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { civilOfInstant, resolveCivil, standardLocalTime } from "./civil.ts";
import { formatLocal } from "./local_time.ts";
import { issuesOf, momentOf } from "./testdata/moments.ts";

interface ZoneCase {
  readonly zone: string;
  readonly local: string;
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

const zones: { readonly cases: readonly ZoneCase[] } = await Bun.file(
  `${import.meta.dir}/testdata/zone_offsets.json`,
).json();

describe("resolveCivil() reads offsets from history", () => {
  for (const { zone, local, offsetSeconds, abbreviation } of zones.cases) {
    test(`${zone} kept ${offsetSeconds} s (${abbreviation}) at ${local}`, () => {
      const [date = "", time = ""] = local.split("T");
      const moment = momentOf({ date, time, timezone: zone });
      expect(moment.offsetSeconds).toBe(offsetSeconds);
      expect(moment.receipt.abbreviation).toBe(abbreviation);
      expect(moment.epochMs).toBe(Date.parse(`${local}:00Z`) - offsetSeconds * 1000);
    });
  }
});

/** Laws as the commentary of the tz database tells them. */
const SAVINGS: readonly (readonly [zone: string, date: string, dst: number, why: string])[] = [
  ["Asia/Shanghai", "1988-07-01", 3600, "summer time of 1986-1991"],
  ["Asia/Shanghai", "1988-01-01", 0, "no saving in winter"],
  ["Asia/Shanghai", "1948-07-01", 3600, "summer time of 1946-1948"],
  ["Asia/Shanghai", "1995-07-01", 0, "abolished in 1992"],
  ["Asia/Hong_Kong", "1965-07-01", 3600, "summer time of 1965"],
  ["Asia/Hong_Kong", "1974-01-15", 3600, "winter of the oil crisis"],
  ["Asia/Taipei", "1946-07-01", 3600, "summer time of 1946"],
  ["Asia/Taipei", "1940-01-01", 0, "Japanese standard time, no saving"],
  ["Asia/Tokyo", "1950-07-01", 3600, "summer time of 1948-1951"],
  ["Asia/Seoul", "1957-07-01", 3600, "saving over UTC+8:30"],
  ["Asia/Seoul", "1988-07-01", 3600, "Olympic summer time"],
  ["Europe/London", "1944-07-01", 7200, "double summer time"],
  ["Europe/London", "1969-01-15", 0, "British Standard Time was standard"],
  ["Europe/Dublin", "1990-07-15", 3600, "negative saving in law; here summer is the saving"],
  ["Europe/Dublin", "1990-01-15", 0, "negative saving in law; here winter is standard"],
  ["Europe/Dublin", "1970-01-15", 0, "standard time of 1968-1971"],
  ["Africa/Windhoek", "2000-01-15", 3600, "winter time act: summer counts as the saving"],
  ["Africa/Windhoek", "2000-07-15", 0, "winter time act: winter counts as standard"],
  ["Africa/Casablanca", "2023-04-01", -3600, "Ramadan: an hour behind the law's standard"],
  ["Africa/Casablanca", "2023-07-01", 0, "standard time is UTC+1 since 2018"],
  ["Africa/Casablanca", "2017-07-01", 0, "Ramadan inside summer time"],
  ["Africa/Casablanca", "2017-08-01", 3600, "summer time before 2018"],
  ["Australia/Lord_Howe", "2000-01-01", 1800, "half an hour"],
  ["Europe/Berlin", "1945-06-01", 7200, "double summer time"],
];

describe("resolveCivil() takes daylight saving apart", () => {
  for (const [timezone, date, dstSeconds, why] of SAVINGS) {
    test(`${timezone} on ${date}: ${dstSeconds} s, ${why}`, () => {
      const moment = momentOf({ date, time: "12:00", timezone });
      expect(moment.dstSeconds).toBe(dstSeconds);
      expect(moment.standardOffsetSeconds).toBe(moment.offsetSeconds - dstSeconds);
    });
  }

  test("standardLocalTime() takes it off the wall clock, across midnight", () => {
    const moment = momentOf({ date: "1988-07-01", time: "00:30", timezone: "Asia/Shanghai" });
    expect(formatLocal(standardLocalTime(moment))).toBe("1988-06-30T23:30:00");
  });
});

describe("resolveCivil() reads times that occurred twice", () => {
  const input = { date: "2021-11-07", time: "01:30", timezone: "America/New_York" };

  test("takes the first reading and shows both", () => {
    const { receipt } = momentOf(input);
    expect(receipt.utc).toBe("2021-11-07T05:30:00Z");
    expect(receipt.fold).toEqual({
      used: "first",
      readings: [
        { utc: "2021-11-07T05:30:00Z", offset: "-04:00", abbreviation: "EDT" },
        { utc: "2021-11-07T06:30:00Z", offset: "-05:00", abbreviation: "EST" },
      ],
    });
    expect(receipt.warnings).toEqual([
      {
        code: "time-occurred-twice",
        with: { first: "2021-11-07T05:30:00Z", second: "2021-11-07T06:30:00Z", used: "first" },
      },
    ]);
  });

  test("takes the second when fold is 1", () => {
    const { receipt } = momentOf({ ...input, fold: 1 });
    expect([receipt.utc, receipt.fold?.used]).toEqual(["2021-11-07T06:30:00Z", "second"]);
  });

  test("fold is without meaning where a time occurred once", () => {
    const noon = { ...input, time: "12:00" };
    expect(momentOf({ ...noon, fold: 1 })).toEqual(momentOf(noon));
    expect(momentOf(noon).receipt.fold).toBeNull();
  });

  test("Shanghai read the last six minutes of 1900 twice", () => {
    const shanghai = { date: "1900-12-31", time: "23:56", timezone: "Asia/Shanghai" };
    const { receipt } = momentOf(shanghai);
    expect(receipt.fold?.readings.map((reading) => reading.offset)).toEqual([
      "+08:05:43",
      "+08:00",
    ]);
  });
});

describe("resolveCivil() before legal time", () => {
  const birth = { date: "1879-03-14", time: "11:30", timezone: "Europe/Berlin" };

  test("uses the mean time of the longitude", () => {
    // Ulm lies at 9°59' E: 39 m 56 s ahead of Greenwich.
    const moment = momentOf({ ...birth, longitude: 9.9833, latitude: 48.4 });
    expect(moment.rule).toBe("local-mean-time");
    expect(moment.receipt.utc).toBe("1879-03-14T10:50:04Z");
    expect(moment.receipt.assumed).toEqual([
      { code: "mean-time-of-longitude", with: { offset: "+00:39:56" } },
    ]);
  });

  test("without a longitude uses that of the zone's city and says so", () => {
    const moment = momentOf(birth);
    expect(moment.rule).toBe("zone-mean-time");
    expect(moment.receipt.offset).toBe("+00:53:28");
    expect(moment.receipt.assumed).toEqual([
      { code: "mean-time-of-city", with: { zone: "Europe/Berlin" } },
    ]);
  });

  test("keeps the date of the side of the date line on which a place then reckoned", () => {
    // Manila kept the American date until 31 December 1844 was left out.
    const place = { timezone: "Asia/Manila", longitude: 120.9667 };
    const manila = { date: "1844-12-30", time: "12:00", ...place };
    expect(momentOf(manila).receipt.utc).toBe("1844-12-31T03:56:08Z");
    expect(momentOf({ ...manila, date: "1845-01-01" }).receipt.utc).toBe("1845-01-01T03:56:08Z");
    expect(issuesOf({ ...manila, date: "1844-12-31" })[0]?.field).toBe("date");
  });

  test("the last moment of mean time and the first of legal time stand side by side", () => {
    const at = (date: string, time: string) =>
      momentOf({ date, time, timezone: "Europe/Paris", longitude: 2.3372 });
    expect(at("1891-03-15", "12:00").rule).toBe("local-mean-time");
    expect(at("1891-03-16", "12:00").rule).toBe("tzdb");
    expect(at("1891-03-16", "12:00").receipt.abbreviation).toBe("PMT");
  });
});

describe("resolveCivil() reads fixed offsets and LMT", () => {
  const offsets = [
    ["+08:00", 28800],
    ["-03:30", -12600],
    ["UTC+8", 28800],
    ["GMT-5", -18000],
    ["+0530", 19800],
    ["+5", 18000],
    ["-00:25:21", -1521],
    ["Z", 0],
    ["\u221207:00", -25200],
  ] as const;
  for (const [timezone, offsetSeconds] of offsets) {
    test(`${timezone} is ${offsetSeconds} s`, () => {
      const moment = momentOf({ date: "2000-07-01", time: "12:00", timezone });
      expect([moment.offsetSeconds, moment.rule]).toEqual([offsetSeconds, "fixed-offset"]);
      expect(moment.dstSeconds).toBe(0);
    });
  }

  test("LMT asks for a longitude", () => {
    const input = { date: "2000-07-01", time: "12:00", timezone: "LMT" };
    expect(momentOf({ ...input, longitude: -75 }).receipt.offset).toBe("-05:00");
    expect(issuesOf(input)).toEqual([
      { field: "timezone", code: "mean-time-without-longitude", with: {} },
    ]);
  });

  test("zone names are read in any case, aliases by the history of their zone", () => {
    const at = (timezone: string) => momentOf({ date: "1988-07-01", time: "12:00", timezone });
    expect(at("asia/shanghai").zone).toBe("Asia/Shanghai");
    expect(at("PRC").dstSeconds).toBe(3600);
    expect(at("UTC").offsetSeconds).toBe(0);
  });
});

describe("resolveCivil() reads calendars", () => {
  test("10 October 1582 exists in the extended Gregorian calendar, with a warning", () => {
    const moment = momentOf({ date: "1582-10-10", time: "12:00", timezone: "UTC" });
    expect(moment.receipt.utc).toBe("1582-10-10T12:00:00Z");
    expect(moment.receipt.warnings).toEqual([{ code: "before-gregorian-reform", with: {} }]);
  });

  test("Julian dates keep their own calendar in the receipt", () => {
    // Newton, born at Woolsthorpe on Christmas Day 1642 Old Style.
    const newton = { date: "1642-12-25", time: "01:30", calendar: "julian" } as const;
    const moment = momentOf({ ...newton, timezone: "Europe/London", longitude: -0.63 });
    expect(moment.receipt.local).toBe("1642-12-25T01:30:00");
    expect(moment.receipt.localGregorian).toBe("1643-01-04T01:30:00");
    expect([moment.year, moment.month, moment.day]).toEqual([1643, 1, 4]);
    expect(moment.given).toMatchObject({ year: 1642, month: 12, day: 25, calendar: "julian" });
    expect(moment.receipt.warnings).toEqual([]);
  });

  test("29 February 1900 exists in the Julian calendar alone", () => {
    const input = { date: "1900-02-29", timezone: "Europe/Moscow" };
    expect(resolveCivil({ ...input, calendar: "julian" }).ok).toBe(true);
    expect(resolveCivil(input).ok).toBe(false);
  });

  test("reads years before the common era", () => {
    const caesar = { date: "-0043-03-15", time: "12:00", calendar: "julian" } as const;
    const moment = momentOf({ ...caesar, timezone: "UTC" });
    // Ides of March, 44 BCE: Julian day 1705426 at noon.
    expect(moment.julianDayUt).toBe(1705426);
    expect(moment.receipt.utc).toBe("-000043-03-13T12:00:00Z");
  });
});

describe("CivilMoment", () => {
  const moment = momentOf({ date: "1988-06-15", time: "13:30", timezone: "Asia/Shanghai" });

  test("is frozen and survives JSON", () => {
    expect(Object.isFrozen(moment) && Object.isFrozen(moment.receipt)).toBe(true);
    expect(JSON.parse(JSON.stringify(moment))).toEqual(moment);
  });

  test("carries Julian days and Delta T that belong together", () => {
    expect(moment.julianDayUt).toBe(2447327.6875);
    expect(moment.julianDayTt - moment.julianDayUt).toBeCloseTo(moment.deltaTSeconds / 86400, 9);
    expect(moment.receipt.deltaTSeconds).toBe(56.03);
  });
});

describe("civilOfInstant()", () => {
  test("is the inverse of resolveCivil() at any instant of any of these clocks", () => {
    const clock = fc.constantFrom(
      { timezone: "Asia/Shanghai" },
      { timezone: "America/New_York", longitude: -74 },
      { timezone: "Europe/Dublin", longitude: -6.2 },
      { timezone: "Pacific/Apia" },
      { timezone: "+05:45" },
      { longitude: 12.3456 },
      {},
    );
    const seconds = fc.integer({ min: -6e9, max: 2.2e10 });
    fc.assert(
      fc.property(clock, seconds, (place, second) => {
        const result = civilOfInstant(second * 1000, place);
        if (!result.ok) throw new TypeError("place must be valid");
        const [date, time] = result.moment.receipt.local.split("T");
        const fold = result.moment.receipt.fold?.used === "second" ? 1 : 0;
        const back = momentOf({ date: date!, time: time!, ...place, fold });
        expect(back.epochMs).toBe(second * 1000);
      }),
      { numRuns: 500 },
    );
  });

  test("reports a bad place", () => {
    const result = civilOfInstant(0, { timezone: "Mars/Olympus", latitude: 99 });
    expect(result.ok ? [] : result.issues.map((issue) => issue.field)).toEqual([
      "latitude",
      "timezone",
    ]);
  });
});
