import { expect, test } from "bun:test";
import { resolveCivil, type CivilMoment } from "#time";
import { chartTimeOf } from "./chart_time.ts";
import type { ClockName, DayBoundary, YearBoundary } from "./conventions.ts";
import { fourPillars } from "./pillars.ts";

function moment(
  date: string,
  time: string | undefined,
  timezone: string,
  longitude?: number,
): CivilMoment {
  const result = resolveCivil({ date, time, timezone, longitude });
  if (!result.ok) throw new TypeError(result.issues[0]?.code);
  return result.moment;
}

function read(
  civil: CivilMoment,
  options: { clock?: ClockName; day?: DayBoundary; year?: YearBoundary } = {},
): string {
  const { clock = "civil", day = "23:00", year = "liChun" } = options;
  const { pillars } = fourPillars(civil, chartTimeOf(civil, clock), day, year);
  return [pillars.year, pillars.month, pillars.day, pillars.hour]
    .map((p) => p?.native ?? "–")
    .join(" ");
}

const BOUNDARIES: readonly {
  readonly claim: string;
  readonly at: readonly [string, string, string];
  readonly day?: DayBoundary;
  readonly expected: string;
  readonly source: string;
}[] = [
  {
    claim: "keeps the old year and month in the minute before li chun 2024 (16:26:53 in Hong Kong)",
    at: ["2024-02-04", "16:26", "Asia/Hong_Kong"],
    expected: "癸卯 乙丑 戊戌 庚申",
    source: "Hong Kong Observatory: li chun 2024-02-04 16:27; tyme4ts 1.5.2",
  },
  {
    claim: "opens the new year and month in the minute after li chun 2024",
    at: ["2024-02-04", "16:28", "Asia/Hong_Kong"],
    expected: "甲辰 丙寅 戊戌 庚申",
    source: "Hong Kong Observatory: li chun 2024-02-04 16:27; tyme4ts 1.5.2",
  },
  {
    claim: "reads li chun by the instant in New York too",
    at: ["2024-02-04", "03:26", "America/New_York"],
    expected: "癸卯 乙丑 戊戌 甲寅",
    source: "the same instant at UTC-5",
  },
  {
    claim: "turns the day at 23:00",
    at: ["2082-07-09", "23:41", "+08:00"],
    expected: "壬寅 丁未 己卯 甲子",
    source: "tyme4ts, lunar-typescript and 0xf3cd/bazi",
  },
  {
    claim: "keeps the day at 22:59",
    at: ["2082-07-09", "22:59", "+08:00"],
    expected: "壬寅 丁未 戊寅 癸亥",
    source: "tyme4ts 1.5.2",
  },
  {
    claim: "keeps the day of 23:41 with the next day's hour stem under splitZi",
    at: ["2082-07-09", "23:41", "+08:00"],
    day: "splitZi",
    expected: "壬寅 丁未 戊寅 甲子",
    source: "domain rule; tyme4ts LunarSect2",
  },
  {
    claim: "keeps day and hour stem of 23:41 under midnight",
    at: ["2082-07-09", "23:41", "+08:00"],
    day: "midnight",
    expected: "壬寅 丁未 戊寅 壬子",
    source: "lunar-typescript with the midnight roll",
  },
  {
    claim: "takes out the daylight saving of China in 1988: 13:30 was 12:30",
    at: ["1988-06-15", "13:30", "Asia/Shanghai"],
    expected: "戊辰 戊午 辛丑 甲午",
    source: "tz database 2024: PRC 1986-1991; tyme4ts at 12:30",
  },
  {
    claim: "takes a summer midnight of 1988 back to the evening before: 00:10 was 23:10",
    at: ["1988-06-15", "00:10", "Asia/Shanghai"],
    expected: "戊辰 戊午 辛丑 戊子",
    source: "tz database; tyme4ts at 1988-06-14 23:10",
  },
  {
    claim: "takes out the daylight saving of Shanghai in 1941: 13:30 was 12:30",
    at: ["1941-07-01", "13:30", "Asia/Shanghai"],
    expected: "辛巳 甲午 庚戌 壬午",
    source: "tz database: Shanghai 1941-03-15 to 1941-11-01; tyme4ts at 12:30",
  },
  {
    claim: "leaves the hour empty without a time",
    at: ["2024-06-15", "", "Asia/Taipei"],
    expected: "甲辰 庚午 庚戌 –",
    source: "Hong Kong Observatory conversion table",
  },
];

for (const { claim, at, day, expected, source } of BOUNDARIES) {
  test(`fourPillars() ${claim} [${source}]`, () => {
    const [date, time, zone] = at;
    expect(read(moment(date, time === "" ? undefined : time, zone), { day })).toBe(expected);
  });
}

test("fourPillars() moves a noon birth in Urumqi into the si hour by true solar time", () => {
  // 87.6° E is 2 h 10 min behind the clock of UTC+8.
  const urumqi = moment("2000-06-15", "12:30", "Asia/Shanghai", 87.6);
  expect(read(urumqi).slice(-1)).toBe("午");
  expect(read(urumqi, { clock: "true" }).slice(-1)).toBe("巳");
});

test("fourPillars() changes the year with the boundary chosen", () => {
  const afterSolstice = moment("2023-12-25", "12:00", "+08:00");
  expect(read(afterSolstice).slice(0, 2)).toBe("癸卯");
  expect(read(afterSolstice, { year: "winterSolstice" }).slice(0, 2)).toBe("甲辰");
  const beforeNewYear = moment("2024-02-08", "12:00", "+08:00");
  expect(read(beforeNewYear).slice(0, 2)).toBe("甲辰");
  expect(read(beforeNewYear, { year: "lunarNewYear" }).slice(0, 2)).toBe("癸卯");
});

test("fourPillars() steps the day pillar by one from day to day, and the hour by one in two hours", () => {
  for (let i = 0; i < 60; i++) {
    const date = new Date(Date.UTC(1901, 0, 1 + i * 1201)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(1901, 0, 2 + i * 1201)).toISOString().slice(0, 10);
    const pillars = (d: string, t: string) => {
      const civil = moment(d, t, "+08:00");
      return fourPillars(civil, chartTimeOf(civil, "civil"), "23:00", "liChun").pillars;
    };
    expect((pillars(next, "12:00").day.index - pillars(date, "12:00").day.index + 60) % 60).toBe(1);
    const [early, late] = [pillars(date, "08:30").hour!, pillars(date, "10:30").hour!];
    expect((late.index - early.index + 60) % 60).toBe(1);
  }
});
