import { describe, expect, test } from "bun:test";
import {
  dayFraction,
  isExactDecimal,
  MS_PER_DAY,
  readDecimalTime,
  readOffsetMinutes,
  readStandardTime,
  toDecimalTime,
  toHexadecimalTime,
  toStandardTime,
  toSwatchBeats,
} from "./rules.ts";

const EQUIVALENTS = [
  { standard: "00:00:00", decimal: "0:00:00", source: "decree, art. XI: from midnight" },
  { standard: "02:24:00", decimal: "1:00:00", source: "a tenth of 24 hours" },
  { standard: "06:00:00", decimal: "2:50:00", source: "a quarter of the day" },
  { standard: "12:00:00", decimal: "5:00:00", source: "noon on surviving decimal dials" },
  { standard: "18:00:00", decimal: "7:50:00", source: "three quarters of the day" },
  { standard: "00:01:26.400", decimal: "0:01:00", source: "a decimal minute is 86.4 s" },
  { standard: "00:00:00.864", decimal: "0:00:01", source: "a decimal second is 0.864 s" },
] as const;

for (const { standard, decimal, source } of EQUIVALENTS) {
  test(`${standard} and ${decimal} are the same moment both ways (${source})`, () => {
    expect(toDecimalTime(readStandardTime(standard)).text).toBe(decimal);
    expect(toStandardTime(readDecimalTime(decimal)).text).toBe(standard);
    expect(isExactDecimal(readStandardTime(standard))).toBe(true);
  });
}

describe("round trip", () => {
  test("every millisecond of a day survives the decimal text (each 997th, and the edges)", () => {
    for (let ms = 0; ms < MS_PER_DAY; ms += 997) {
      expect(readDecimalTime(toDecimalTime(ms).text)).toBe(ms);
      expect(readStandardTime(toStandardTime(ms).text)).toBe(ms);
    }
    for (const ms of [1, 863, 865, MS_PER_DAY - 1]) {
      expect(readDecimalTime(toDecimalTime(ms).text)).toBe(ms);
    }
  });

  test("every whole decimal second is a whole number of milliseconds", () => {
    for (let second = 0; second < 100_000; second += 37) {
      const text = `${Math.floor(second / 10_000)}:${two(Math.floor(second / 100) % 100)}:${two(second % 100)}`;
      expect(readDecimalTime(text)).toBe(second * 864);
      expect(toDecimalTime(second * 864).text).toBe(text);
    }
  });

  test("the last millisecond stays in the tenth hour", () => {
    expect(toDecimalTime(MS_PER_DAY - 1).text).toBe("9:99:99.999");
    expect(toHexadecimalTime(MS_PER_DAY - 1).text).toBe(".FFFF");
    expect(dayFraction(MS_PER_DAY - 1)).toBeLessThan(1);
  });
});

test("toSwatchBeats() turns at midnight of UTC+1, whatever the local offset", () => {
  expect(toSwatchBeats(readStandardTime("23:00"), 0).text).toBe("@000");
  expect(toSwatchBeats(readStandardTime("22:59:59"), 0).text).toBe("@999");
  expect(toSwatchBeats(readStandardTime("08:00"), readOffsetMinutes("+08:00")).text).toBe("@041");
  expect(toSwatchBeats(readStandardTime("18:00"), readOffsetMinutes("-05:00")).text).toBe("@000");
});

test("toHexadecimalTime() puts noon at .8000 and each sixteenth of the day at one digit", () => {
  expect(toHexadecimalTime(MS_PER_DAY / 2)).toEqual({ parts: 32_768, text: ".8000" });
  expect(toHexadecimalTime(MS_PER_DAY / 16).text).toBe(".1000");
});

function two(value: number): string {
  return String(value).padStart(2, "0");
}
