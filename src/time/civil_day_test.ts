import { expect, test } from "bun:test";
import { resolveCivil } from "./civil.ts";
import type { CivilInput } from "./civil_input.ts";
import { civilDaySpan } from "./civil_day.ts";
import { formatUtc } from "./local_time.ts";

const cases: readonly (readonly [CivilInput, start: string, hours: number, why: string])[] = [
  [
    { date: "2021-07-01", timezone: "America/New_York" },
    "2021-07-01T04:00:00Z",
    24,
    "an ordinary day",
  ],
  [
    { date: "2021-03-14", timezone: "America/New_York" },
    "2021-03-14T05:00:00Z",
    23,
    "clocks set forward",
  ],
  [
    { date: "2021-11-07", timezone: "America/New_York" },
    "2021-11-07T04:00:00Z",
    25,
    "clocks set back",
  ],
  [
    { date: "2018-11-04", timezone: "America/Sao_Paulo" },
    "2018-11-04T03:00:00Z",
    23,
    "midnight itself skipped",
  ],
  [
    { date: "2011-12-29", timezone: "Pacific/Apia" },
    "2011-12-29T10:00:00Z",
    24,
    "the day before a day left out",
  ],
  [{ date: "1850-01-01", timezone: "LMT", longitude: 90 }, "1849-12-31T18:00:00Z", 24, "mean time"],
  [{ date: "2000-01-01", longitude: -90 }, "2000-01-01T06:00:00Z", 24, "assumed mean time"],
  [{ date: "2000-01-01", timezone: "+05:45" }, "1999-12-31T18:15:00Z", 24, "a fixed offset"],
  [{ date: "2000-01-01" }, "2000-01-01T00:00:00Z", 24, "assumed UTC"],
];

for (const [input, start, hours, why] of cases) {
  test(`civilDaySpan() of ${input.date} in ${input.timezone ?? "no zone"}: ${why}`, () => {
    const result = resolveCivil(input);
    if (!result.ok) throw new TypeError(JSON.stringify(result.issues));
    const { startMs, endMs } = civilDaySpan(result.moment);
    expect(formatUtc(startMs)).toBe(start);
    expect((endMs - startMs) / 3_600_000).toBe(hours);
  });
}
