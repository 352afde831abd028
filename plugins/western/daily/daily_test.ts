import { expect, test } from "bun:test";
import { SIGN } from "#lore";
import type { DailyAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { isHard } from "./tone.ts";
import { en } from "./words/en.ts";
import { zhHant } from "./words/zh_hant.ts";
import { run } from "./work.ts";

const read = (input: Input): DailyAnswer => run(input, { now: 0 } as Parameters<typeof run>[1]);
const inEnglish = (input: Input) => en.reading(read(input)).join("\n");
const inChinese = (input: Input) => zhHant.reading(read(input)).join("\n");

test("places of a day are those of noon by the clock, on days when it is changed too", () => {
  const moonOf = (input: Input) => read(input).planets.find(({ planet }) => planet === "moon")!;
  // Noon of 29 March 2026 in Berlin is 10:00 UTC, that of 25 October 11:00.
  for (const [date, hours] of [
    ["2026-03-29", 10],
    ["2026-10-25", 11],
  ] as const) {
    const berlin = moonOf({ sign: "aries", date, timezone: "Europe/Berlin" });
    const utc = moonOf({ sign: "aries", date, timezone: "UTC" });
    const perHour = (utc.longitudeDeg - berlin.longitudeDeg) / (12 - hours);
    expect(perHour).toBeGreaterThan(0.48);
    expect(perHour).toBeLessThan(0.64);
  }
});

test("a Mercury that goes back is heard", () => {
  // Retrograde from 26 February to 20 March 2026.
  const text = inEnglish({ sign: "aries", date: "2026-03-05", timezone: "UTC" });
  expect(text).toContain("Mercury, retrograde at");
  expect(text).not.toContain("talks move fast and well");
  expect(inEnglish({ sign: "aries", date: "2026-04-05", timezone: "UTC" })).not.toContain(
    "retrograde",
  );
  expect(inChinese({ sign: "aries", date: "2026-03-05", timezone: "UTC" })).toContain("水星逆行在");
  const turns = inEnglish({ sign: "aries", date: "2026-02-26", timezone: "UTC" });
  expect(turns).toContain("Mercury turns retrograde");
});

test("eclipses and lunations are named on their day", () => {
  // NASA's canon: total, 12 August 2026, 17:46 TD; total, 3 March 2026, 11:34 TD.
  const day = (date: string): Input => ({ sign: "libra", date, timezone: "UTC" });
  expect(inEnglish(day("2026-08-12"))).toContain("a solar eclipse");
  expect(inChinese(day("2026-08-12"))).toContain("日食");
  expect(inEnglish(day("2026-03-03"))).toContain("a lunar eclipse");
  expect(inEnglish({ sign: "aries", date: "2000-03-20", timezone: "UTC" })).toContain(
    "at 04:44, she stands opposite the Sun, the full Moon in your",
  );
});

test("a conjunction is judged by both planets", () => {
  expect(isHard("conjunction", "mars", "uranus")).toBe(true);
  expect(isHard("conjunction", "venus", "mars")).toBe(isHard("conjunction", "mars", "venus"));
});

test("a year speaks of all its quarters", () => {
  const months = inEnglish({ sign: "leo", date: "2026-05-01", period: "year" }).match(
    /(?<=\n.*)\d+ (January|April|May|June|August|September|October|December)(?=:)/g,
  )!;
  expect(new Set(months.map((one) => one.split(" ")[1])).size).toBeGreaterThan(5);
});

test("no sentence returns within thirty days, nor more than twice in a year of all signs", () => {
  const said = new Map<string, number>();
  for (const sign of SIGN.ids) {
    const last = new Map<string, number>();
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const answer = read({ sign, date, timezone: "UTC" });
      const all = [...en.reading(answer), ...zhHant.reading(answer)];
      for (const one of all.flatMap((text) => text.split(/(?<=\.)\s+|(?<=。)/))) {
        if (one === "") continue;
        if (day - (last.get(one) ?? -99) <= 30) throw new Error(`${sign}, ${date}: ${one}`);
        last.set(one, day);
        said.set(one, (said.get(one) ?? 0) + 1);
      }
    }
  }
  expect(Math.max(...said.values())).toBeLessThanOrEqual(2);
}, 120_000);
