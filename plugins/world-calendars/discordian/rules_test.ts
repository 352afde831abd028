import { expect, test } from "bun:test";
import { fromFixed, toFixed } from "#time";
import { toDiscordian } from "./rules.ts";

const CASES: readonly {
  readonly date: readonly [number, number, number];
  readonly formatted: string;
  readonly source: string;
}[] = [
  { date: [2024, 1, 1], formatted: "Sweetmorn, Chaos 1, 3190 YOLD", source: "ddate 0.2.2" },
  { date: [2024, 3, 1], formatted: "Setting Orange, Chaos 60, 3190 YOLD", source: "ddate 0.2.2" },
  {
    date: [2023, 12, 31],
    formatted: "Setting Orange, The Aftermath 73, 3189 YOLD",
    source: "ddate 0.2.2",
  },
];

for (const { date, formatted, source } of CASES) {
  test(`toDiscordian() writes ${date.join("-")} as ${source} does`, () => {
    expect(toDiscordian(...date).formatted).toBe(formatted);
  });
}

test("toDiscordian() gives 1 March the day after 28 February in every year", () => {
  for (const year of [2023, 2024, 1900, 2000, -4]) {
    const before = toDiscordian(year, 2, 28);
    const after = toDiscordian(year, 3, 1);
    expect(after.seasonDay).toBe(before.seasonDay! + 1);
  }
});

test("toDiscordian() keeps holydays on days 5 and 50", () => {
  expect(toDiscordian(2024, 1, 5).holyday).toBe("mungday");
  expect(toDiscordian(2024, 2, 19).holyday).toBe("chaoflux");
  expect(toDiscordian(2024, 2, 29).holyday).toBe("stTibsDay");
});

test("toDiscordian() names every day of 6,000 years once, and its parts lead back to the day", () => {
  const seasons = ["chaos", "discord", "confusion", "bureaucracy", "aftermath"];
  for (let year = -3000; year <= 3000; year += 1) {
    const newYear = toFixed({ year, month: 1, day: 1 });
    const leap = toFixed({ year: year + 1, month: 1, day: 1 }) - newYear - 365;
    for (let index = year & 6; index < 365 + leap; index += 7) {
      const date = fromFixed(newYear + index);
      const { yold, season, seasonDay, stTibsDay } = toDiscordian(date.year, date.month, date.day);
      const dayOfYear = stTibsDay ? 59 : seasons.indexOf(season!) * 73 + seasonDay! - 1;
      const back = dayOfYear + (leap === 1 && !stTibsDay && dayOfYear >= 59 ? 1 : 0);
      expect({ year: yold - 1166, index: back }).toEqual({ year, index });
    }
  }
});
