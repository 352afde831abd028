/** Calendars of the Mekong and of the islands against holidays as they were proclaimed. */
import { describe, expect, test } from "bun:test";
import { fromFixed, toFixed } from "../julian_day.ts";
import { balineseSaka, balineseSakaDay } from "./balinese_saka.ts";
import { thaiLunar } from "./chulasakarat.ts";
import { khmer, khmerNewYear, KHMER_PISAK, printedKhmerNewYear } from "./khmer.ts";
import { createSultanAgung, firstOfSura, KURUP_STARTS } from "./sultan_agung.ts";

const fixedOf = (text: string) => {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  return toFixed({ year, month, day });
};

describe("thaiLunar", () => {
  test.each([
    ["2024-05-22", 6, 15],
    ["2024-07-20", 8, 15],
    ["2025-11-05", 12, 15],
    ["2026-03-03", 4, 15],
  ])(
    "keeps the full Moon of %s: Visakha, Asalha, Loy Krathong, Makha after an added month",
    (date, month, day) => {
      expect(thaiLunar.fromFixed(fixedOf(date))).toMatchObject({ month, day });
    },
  );
});

describe("khmer", () => {
  test("keeps Visak Bochea of 2024 and changes the year of the era on the day after", () => {
    const full = fixedOf("2024-05-22");
    const [feast, next] = [khmer.fromFixed(full), khmer.fromFixed(full + 1)];
    expect(feast).toMatchObject({ month: KHMER_PISAK, day: 15, waxing: true });
    expect(next).toMatchObject({ month: KHMER_PISAK, day: 1, waxing: false });
    expect(next.year).toBe(feast.year + 1);
  });

  test("reckons the New Year of 2025 at 4:48 of 14 April", () => {
    const { fixed, minutes } = khmerNewYear(2025);
    expect([fromFixed(fixed), minutes]).toEqual([{ year: 2025, month: 4, day: 14 }, 4 * 60 + 48]);
  });

  test("gives what is printed otherwise for years of difference alone", () => {
    expect(printedKhmerNewYear(2025)).toBeNull();
  });
});

describe("balineseSaka", () => {
  test.each(["2023-03-22", "2024-03-11", "2025-03-29", "2026-03-19"])(
    "begins a year on Nyepi, %s",
    (date) => {
      const fixed = fixedOf(date);
      const year = Number(date.slice(0, 4)) - 78;
      expect(balineseSakaDay(fixed)).toMatchObject({ year, month: 10, waxing: true });
      expect(balineseSakaDay(fixed - 1)).toMatchObject({ year: year - 1, moon: "tilem" });
    },
  );
});

describe("createSultanAgung()", () => {
  const rule = { kurup: "asapon", dalYear: "long" } as const;

  test.each([
    [KURUP_STARTS[2], "1936-03-24"],
    [KURUP_STARTS[3], "2052-08-26"],
  ])("begins the round of %p on %s", (year, date) => {
    expect(firstOfSura(year, rule)).toBe(fixedOf(date));
  });

  test("falls a day behind where the round of Aboge runs on", () => {
    const aboge = createSultanAgung({ ...rule, kurup: "aboge" });
    const printed = createSultanAgung(rule);
    const date = { year: 1959, month: 1, day: 1 };
    expect(aboge.toFixed(date) - printed.toFixed(date)).toBe(1);
  });
});

test.each([
  ["thaiLunar", thaiLunar],
  ["khmer", khmer],
  ["balineseSaka", balineseSaka],
] as const)("%s places every day it names", (_name, calendar) => {
  for (let fixed = fixedOf("1950-01-01"); fixed < fixedOf("2050-01-01"); fixed += 7) {
    expect(calendar.toFixed(calendar.fromFixed(fixed) as never)).toBe(fixed);
  }
});
