/** The edges of terms, days, months, years and clocks, against calendars that are not ours. */
import { expect, test } from "bun:test";
import { Lunar, LunarYear, Solar } from "lunar-typescript";
import { SolarTerm } from "tyme4ts";
import { almanacDaily } from "./almanac/procedure.ts";
import { baziChart } from "./bazi/chart/procedure.ts";
import { boneWeightCalculate } from "./bone_weight/procedure.ts";
import { PILLAR } from "#lore";
import { ask, type Answer } from "./testing/ask.ts";
import { ziweiChart } from "./ziwei/chart/procedure.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;
const MAN = { ...BEIJING, gender: "male" } as const;

/** Birth date and time on the clock of UTC+8. */
function bornAt(epochMs: number): { readonly birthDate: string; readonly birthTime: string } {
  const iso = new Date(epochMs + 8 * 3_600_000).toISOString();
  return { birthDate: iso.slice(0, 10), birthTime: iso.slice(11, 19) };
}

const indexOf = ({ pillar }: Answer) => PILLAR.ids.indexOf(pillar.id);
const two = (value: number) => String(value).padStart(2, "0");

for (const year of [1900, 1913, 1928, 1949, 1979, 1986, 2000, 2024, 2033, 2050, 2099, 2100]) {
  test(`every term of ${year} opens at the instant of tyme4ts, and every jie a month`, async () => {
    // Forecasts of delta T differ by up to 110 seconds at the end of the century.
    const margin = year > 2050 ? 120_000 : 60_000;
    for (let i = 1; i <= 24; i++) {
      const julianDay = SolarTerm.fromIndex(year, i).getJulianDay().getDay();
      const instant = Math.round((julianDay - 2_440_587.5) * 86_400_000) - 8 * 3_600_000;
      const [before, after] = await Promise.all(
        [instant - margin, instant + margin].map((at) => ask(baziChart, { ...MAN, ...bornAt(at) })),
      );
      const index = (i + 18) % 24;
      expect(before.solarTerms.inForce.longitudeDeg).toBe(((index + 23) % 24) * 15);
      expect(after.solarTerms.inForce.longitudeDeg).toBe(index * 15);
      const stepOf = (place: string) =>
        (indexOf(after.pillars[place]) - indexOf(before.pillars[place]) + 60) % 60;
      expect(stepOf("month")).toBe(index % 2);
      expect(stepOf("year")).toBe(index === 21 ? 1 : 0);
    }
  });
}

/** Minutes around the two starts of a day and the first double hour after it. */
const EDGES = ["22:59", "23:00", "23:01", "23:59", "00:00", "00:01", "00:59", "01:00", "01:01"];

test("day and hour at 23:00 and 00:00 are those of lunar-typescript, by its two sects", async () => {
  for (let i = 0; i < 24; i++) {
    const date = new Date(Date.UTC(1900, 1, 10) + i * 3037 * 86_400_000).toISOString().slice(0, 10);
    for (const birthTime of EDGES) {
      const [year, month, day] = date.split("-").map(Number) as [number, number, number];
      const [hour, minute] = birthTime.split(":").map(Number) as [number, number];
      for (const [sect, dayBoundary] of [
        [1, "23:00"],
        [2, "splitZi"],
      ] as const) {
        const eight = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
        eight.setSect(sect);
        const { pillars } = await ask(baziChart, {
          ...MAN,
          birthDate: date,
          birthTime,
          dayBoundary,
        });
        expect([date, birthTime, pillars.day.pillar.native, pillars.hour.pillar.native]).toEqual([
          date,
          birthTime,
          eight.getDay(),
          eight.getTime(),
        ]);
      }
    }
  }
});

/** Gregorian dates and lengths of the lunar months of a year by lunar-typescript, leap months negative. */
function monthsOf(lunarYear: number) {
  return LunarYear.fromYear(lunarYear)
    .getMonths()
    .filter((month) => month.getYear() === lunarYear)
    .map((month) => ({ number: month.getMonth(), days: month.getDayCount() }));
}

function solarOf(lunarYear: number, month: number, day: number): string {
  return Lunar.fromYmd(lunarYear, month, day).getSolar().toYmd();
}

test("all leap months of 1900-2100 are halved at the 15th, repeated or passed on by the school", async () => {
  const leaps = Array.from({ length: 200 }, (_, i) => 1900 + i).flatMap((year) =>
    monthsOf(year)
      .filter(({ number }) => number < 0)
      .map(({ number, days }) => ({ year, month: number, days })),
  );
  expect(leaps.length).toBeGreaterThan(70);
  for (const { year, month, days } of leaps) {
    const own = -month;
    for (const [day, half] of [
      [1, own],
      [15, own],
      [16, (own % 12) + 1],
      [days, (own % 12) + 1],
    ] as const) {
      const birth = { ...MAN, birthDate: solarOf(year, month, day), birthTime: "12:00" };
      const chart = await ask(ziweiChart, birth);
      expect(chart.lunarDate).toMatchObject({ year, month: own, isLeapMonth: true, day });
      expect(chart.countedAs).toMatchObject({ month: half, day });
    }
    const last = { ...MAN, birthDate: solarOf(year, month, days), birthTime: "12:00" };
    const [same, next] = await Promise.all(
      ["same", "next"].map((leapMonth) => ask(ziweiChart, { ...last, leapMonth })),
    );
    expect([same.countedAs.month, next.countedAs.month]).toEqual([own, (own % 12) + 1]);
  }
});

test("the late zi of the last day opens the next month, after 29 days as after 30", async () => {
  const lengths = new Set<number>();
  for (const year of [1903, 1950, 1984, 2012, 2023, 2024, 2033, 2060]) {
    for (const { number, days } of monthsOf(year)) {
      if (number < 0) continue;
      lengths.add(days);
      const birthDate = solarOf(year, number, days);
      const [eve, late] = await Promise.all(
        ["22:59", "23:00"].map((birthTime) => ask(ziweiChart, { ...MAN, birthDate, birthTime })),
      );
      expect([birthDate, eve.countedAs.day, late.countedAs.day]).toEqual([birthDate, days, 1]);
      const bones = await ask(boneWeightCalculate, { ...BEIJING, birthDate, birthTime: "23:00" });
      const first = await ask(boneWeightCalculate, {
        ...BEIJING,
        birthDate: new Date(Date.parse(`${birthDate}T00:00Z`) + 86_400_000)
          .toISOString()
          .slice(0, 10),
        birthTime: "00:30",
      });
      expect(bones.qian).toEqual(first.qian);
    }
  }
  expect([...lengths].sort()).toEqual([29, 30]);
});

test("the ends of 1900-2100 have the pillars and lunar dates of lunar-typescript", async () => {
  for (const [birthDate, birthTime] of [
    ["1900-01-01", "00:00"],
    ["1900-01-30", "22:59"],
    ["1900-01-31", "00:00"],
    ["1900-02-04", "12:00"],
    ["2100-02-08", "12:00"],
    ["2100-02-09", "12:00"],
    ["2100-12-31", "22:59"],
    ["2100-12-31", "23:59"],
  ] as const) {
    const [year, month, day] = birthDate.split("-").map(Number) as [number, number, number];
    const [hour, minute] = birthTime.split(":").map(Number) as [number, number];
    const lunar = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar();
    const eight = lunar.getEightChar();
    eight.setSect(1);
    const chart = await ask(baziChart, { ...MAN, birthDate, birthTime });
    expect(chart.native).toBe(
      [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()].join(" "),
    );
    expect(chart.lunarDate).toMatchObject({
      year: lunar.getYear(),
      month: Math.abs(lunar.getMonth()),
      isLeapMonth: lunar.getMonth() < 0,
      day: lunar.getDay(),
    });
    const page = await ask(almanacDaily, { date: birthDate, timezone: "+08:00" });
    expect(page.lunar.day).toBe(lunar.getDay());
  }
});

/**
 * First and last full days of daylight saving.
 *
 * @source tz database, rules Shang and PRC, Taiwan, HK
 */
const SUMMER_TIME: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "Asia/Shanghai": [
    ["1940-06-02", "1940-10-12"],
    ["1941-03-16", "1941-11-01"],
    ["1942-02-01", "1945-08-31"],
    ["1946-05-16", "1946-09-30"],
    ["1947-04-16", "1947-10-31"],
    ["1948-05-02", "1948-09-30"],
    ["1949-05-02", "1949-05-27"],
    ["1986-05-05", "1986-09-13"],
    ["1987-04-13", "1987-09-12"],
    ["1988-04-18", "1988-09-10"],
    ["1989-04-17", "1989-09-16"],
    ["1990-04-16", "1990-09-15"],
    ["1991-04-15", "1991-09-14"],
  ],
  "Asia/Taipei": [
    ["1946-05-16", "1946-09-30"],
    ["1947-04-16", "1947-10-31"],
    ["1948-05-02", "1948-09-30"],
    ["1952-03-02", "1952-10-31"],
    ["1953-04-02", "1953-10-31"],
    ["1955-04-02", "1955-09-30"],
    ["1960-06-02", "1960-09-30"],
    ["1961-06-02", "1961-09-30"],
    ["1974-04-02", "1974-09-30"],
    ["1975-04-02", "1975-09-30"],
    ["1979-07-02", "1979-09-30"],
  ],
  "Asia/Hong_Kong": [
    ["1946-04-22", "1946-11-30"],
    ["1953-04-06", "1953-10-31"],
    ["1965-04-19", "1965-10-16"],
    ["1973-04-23", "1973-10-20"],
    ["1973-12-31", "1974-10-19"],
    ["1976-04-19", "1976-10-16"],
    ["1979-05-14", "1979-10-20"],
  ],
};

for (const [timezone, spans] of Object.entries(SUMMER_TIME)) {
  test(`13:30 in ${timezone} is 午 on the first and last days of daylight saving, 未 outside it`, async () => {
    const hourOn = async (birthDate: string, shiftDays: number) => {
      const date = new Date(Date.parse(`${birthDate}T00:00Z`) + shiftDays * 86_400_000);
      const chart = await ask(baziChart, {
        birthDate: date.toISOString().slice(0, 10),
        birthTime: "13:30",
        timezone,
        gender: "male",
      });
      return chart.pillars.hour.branch.native;
    };
    for (const [first, last] of spans) {
      const found = await Promise.all([
        hourOn(first, -2),
        hourOn(first, 0),
        hourOn(last, 0),
        hourOn(last, 2),
      ]);
      expect([first, ...found]).toEqual([first, "未", "午", "午", "未"]);
    }
  });
}

test("the clocks of Japan in Taiwan and in Hong Kong under occupation are no daylight saving", async () => {
  for (const [timezone, birthDate] of [
    ["Asia/Taipei", "1940-07-01"],
    ["Asia/Hong_Kong", "1943-07-01"],
  ] as const) {
    const chart = await ask(baziChart, { birthDate, birthTime: "13:30", timezone, gender: "male" });
    expect(chart.pillars.hour.branch.native).toBe("未");
    expect(chart.time.utc).toBe(`${birthDate}T04:30:00Z`);
  }
});

test(`a birth in the hour that a clock change left out is refused with the nearest time`, async () => {
  // Shanghai 1988-04-17: 02:00 became 03:00.
  const call = ask(baziChart, {
    birthDate: "1988-04-17",
    birthTime: `${two(2)}:30`,
    timezone: "Asia/Shanghai",
    gender: "male",
  });
  await expect(call).rejects.toMatchObject({ issues: [{ path: "birthTime" }] });
});
