import { expect, test } from "bun:test";
import { fourPillars } from "#east/calendar/pillars.ts";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { civilAt } from "#east/calendar/zone_clock.ts";
import { ask } from "../../testing/ask.ts";
import { baziFindMoments } from "./procedure.ts";

const BOUNDARIES = ["23:00", "splitZi", "midnight"] as const;

/** Every second hour of 1980-2009 that is tried has its pillars found again, by every start of the day. */
for (const dayBoundary of BOUNDARIES) {
  test(`bazi.findMoments finds each moment by its own pillars (${dayBoundary})`, async () => {
    for (let i = 0; i < 60; i++) {
      const julianDay = 2_444_239.5 + i * 181.37 + (i % 12) / 12;
      const civil = civilAt(julianDay, "+08:00");
      const chart = chartTimeOf(civil, "civil");
      const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
      const { year, month, day, hour } = pillars;
      const { moments, doubts } = await ask(baziFindMoments, {
        pillars: {
          year: year.native,
          month: month.native,
          day: day.native,
          hour: hour!.native,
        },
        fromYear: civil.year - 1,
        toYear: civil.year + 1,
        dayBoundary,
      });
      expect(doubts).toEqual([]);
      const local = civil.receipt.utc;
      const holds = moments.filter(
        ({ fromUtc, toUtc }: { fromUtc: string; toUtc: string }) =>
          fromUtc <= local && local < toUtc,
      );
      expect(`${local} ${holds.length}`).toBe(`${local} 1`);
    }
  });
}

test("bazi.findMoments says why pillars cannot stand together", async () => {
  const pillars = { year: "甲子", month: "甲寅", day: "甲子", hour: "乙丑" };
  const { moments, doubts } = await ask(baziFindMoments, { pillars });
  expect(moments).toEqual([]);
  // Yuanhai Ziping, five tigers: the first month of a 甲 year is 丙寅.
  expect(doubts[0].text).toContain("丙寅");
});

test("bazi.findMoments gives summer time by the clock that hung on the wall", async () => {
  const pillars = { year: "戊辰", month: "戊午", day: "辛丑", hour: "甲午" };
  const { moments } = await ask(baziFindMoments, {
    pillars,
    fromYear: 1988,
    toYear: 1988,
    timezone: "Asia/Shanghai",
  });
  // China kept summer time on 15 June 1988: the noon hour ran from 12:00 to 14:00 by the clock.
  expect(moments).toMatchObject([
    { from: "1988-06-15T12:00:00", to: "1988-06-15T14:00:00", fromUtc: "1988-06-15T03:00:00Z" },
  ]);
});

test("bazi.findMoments cuts an hour at a solar term", async () => {
  // 立春 of 2024 on 4 February at 16:27 (Hong Kong Observatory).
  const after = { year: "甲辰", month: "丙寅", day: "戊戌", hour: "庚申" };
  const { moments } = await ask(baziFindMoments, { pillars: after, fromYear: 2024, toYear: 2024 });
  expect(moments).toHaveLength(1);
  expect(moments[0].isCut).toBe(true);
  expect(moments[0].from).toStartWith("2024-02-04T16:27");
});
