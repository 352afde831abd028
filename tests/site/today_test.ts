/** The page of today: free, in every language, by the reader's own clocks. */
import { expect, test } from "bun:test";
import { moonOfDay } from "../../src/host/site/today/moon.ts";
import { openHost, page, wordsOf } from "./support.ts";

const NOON = Date.UTC(2026, 10, 23, 23, 30);
const host = openHost({ clock: { now: () => NOON } });
const read = async (path: string, headers = {}) =>
  wordsOf(await (await host.handle(page(path, headers))).text());

// Phases of 2024 as the U.S. Naval Observatory lists them, in UTC.
test.each([
  ["2024-01-11T11:57Z", "new", 0],
  ["2024-01-18T03:53Z", "firstQuarter", 50],
  ["2024-01-25T17:54Z", "full", 100],
  ["2024-02-02T23:18Z", "lastQuarter", 50],
  ["2024-01-14T12:00Z", "waxingCrescent", null],
  ["2024-01-21T12:00Z", "waxingGibbous", null],
  ["2024-01-29T12:00Z", "waningGibbous", null],
  ["2024-02-06T12:00Z", "waningCrescent", null],
] as const)("moonOfDay() on %s is %s", (at, phase, lit) => {
  const moon = moonOfDay(Date.parse(at));
  expect(moon.phase).toBe(phase);
  if (lit !== null) expect(Math.abs(moon.litPercent - lit)).toBeLessThanOrEqual(1);
});

test("moonOfDay() names the next new and full moon to the minute", () => {
  const { nextNew, nextFull } = moonOfDay(Date.parse("2024-01-12T00:00Z"));
  expect(Math.abs(nextNew - Date.parse("2024-02-09T22:59Z"))).toBeLessThan(60_000);
  expect(Math.abs(nextFull - Date.parse("2024-01-25T17:54Z"))).toBeLessThan(60_000);
});

test("the day is that of the zone, and nothing is asked or paid", async () => {
  expect(await read("/today")).toContain("23 Nov,");
  expect(await read("/today?zone=Asia%2FTaipei")).toContain("24 Nov,");
  expect(await read("/today?zone=nowhere")).toContain("UTC");
});

test("almanac, Moon, kin and day sign stand on it, in Chinese as well", async () => {
  const english = await read("/today");
  for (const one of ["Almanac of the day", "The Moon", "Dreamspell kin", "Aztec day count"]) {
    expect(english).toContain(one);
  }
  const chinese = await read("/today?zone=Asia%2FTaipei", { "accept-language": "zh-TW" });
  expect(chinese).toContain("月相");
  expect(chinese).toMatch(/[一-鿿]{12}/);
  expect(chinese).not.toMatch(/\bkin \d/i);
});

test("in Japanese the pages speak Japanese, frame and all", async () => {
  const { openHost: open, page: pageOf } = await import("./support.ts");
  const host = open();
  for (const path of ["/", "/today", "/systems/tarot.draw"]) {
    const text = await (await host.handle(pageOf(`${path}?lang=ja`))).text();
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain("書架");
    expect(text).not.toMatch(/Find an art|Ask this art|Time zone<|Skip to content/);
  }
});
