import { describe, expect, test } from "bun:test";
import { civilOfInstant } from "./civil.ts";
import { civilDaySpan, civilDayStretches, clockFieldsAt } from "./civil_day.ts";
import type { CivilDayStretch } from "./civil_day.ts";
import type { CivilInput } from "./civil_input.ts";
import type { CivilMoment } from "./civil_moment.ts";
import { fixedOfEpochMs } from "./julian_day.ts";
import { formatDate, formatUtc, fromLocalMs } from "./local_time.ts";
import { issuesOf, momentOf } from "./testdata/moments.ts";
import { findZone, zoneNames } from "./zones/find_zone.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SPANS: readonly (readonly [CivilInput, start: string, hours: number, why: string])[] = [
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

for (const [input, start, hours, why] of SPANS) {
  test(`civilDaySpan() of ${input.date} in ${input.timezone ?? "no zone"}: ${why}`, () => {
    const { startMs, endMs } = civilDaySpan(momentOf(input));
    expect(formatUtc(startMs)).toBe(start);
    expect((endMs - startMs) / HOUR_MS).toBe(hours);
  });
}

/** A stretch as it is read: `from-to` by the clock, `*` where the times occurred before. */
function write({ fromSeconds, toSeconds, fold }: CivilDayStretch): string {
  const clock = (seconds: number) => {
    const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const text = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
    return seconds % 60 === 0 ? text : `${text}:${String(seconds % 60).padStart(2, "0")}`;
  };
  return `${clock(fromSeconds)}-${clock(toSeconds)}${fold === 1 ? "*" : ""}`;
}

/** Laws as the commentary and the rules of the tz database have them. */
const DAYS: readonly (readonly [
  zone: string,
  date: string,
  stretches: readonly string[],
  why: string,
])[] = [
  ["Asia/Taipei", "2021-07-01", ["00:00-24:00"], "no change"],
  ["America/New_York", "2021-03-14", ["00:00-02:00", "03:00-24:00"], "set forward at 2"],
  [
    "America/New_York",
    "2021-11-07",
    ["00:00-02:00", "01:00-02:00*", "02:00-24:00"],
    "set back at 2",
  ],
  ["America/Havana", "1985-05-05", ["01:00-24:00"], "midnight skipped"],
  ["America/Sao_Paulo", "2018-11-04", ["01:00-24:00"], "midnight skipped"],
  ["America/Sao_Paulo", "2018-02-17", ["00:00-24:00", "23:00-24:00*"], "midnight put off"],
  ["America/St_Johns", "2006-04-02", ["00:00-00:01", "01:01-24:00"], "set forward at 0:01"],
  [
    "America/St_Johns",
    "2006-10-28",
    ["00:00-24:00", "23:01-24:00*"],
    "set back at 0:01 of the next day",
  ],
  [
    "America/St_Johns",
    "2006-10-29",
    ["00:00-00:01", "00:00-00:01*", "00:01-24:00"],
    "set back at 0:01",
  ],
  [
    "Australia/Lord_Howe",
    "2000-03-26",
    ["00:00-02:00", "01:30-02:00*", "02:00-24:00"],
    "half an hour",
  ],
  ["Pacific/Apia", "2011-12-29", ["00:00-24:00"], "before the day left out"],
  ["Pacific/Apia", "2011-12-31", ["00:00-24:00"], "after the day left out"],
  ["Africa/Khartoum", "2000-01-15", ["00:00-12:00", "13:00-24:00"], "noon skipped"],
  [
    "America/Juneau",
    "1867-10-18",
    ["00:00-24:00", "15:33:32-24:00*"],
    "written twice: the date line moved",
  ],
  [
    "America/Juneau",
    "1867-10-19",
    ["00:00-15:33:32", "00:00-15:33:32*", "15:33:32-24:00"],
    "as above",
  ],
  ["Africa/Monrovia", "1972-01-07", ["00:44:30-24:00"], "44 minutes and a half skipped"],
];

for (const [timezone, date, stretches, why] of DAYS) {
  test(`civilDayStretches() of ${date} in ${timezone}: ${why}`, () => {
    expect(civilDayStretches(momentOf({ date, timezone })).map(write)).toEqual([...stretches]);
  });
}

test("civilDayStretches() before legal time is the day of the longitude's own clock", () => {
  // Berlin took Central European Time at its midnight, when it was 23:46:28 in Ulm (9°59' E).
  const ulm = { timezone: "Europe/Berlin", longitude: 9.9833 };
  const on = (date: string) => civilDayStretches(momentOf({ date, ...ulm })).map(write);
  expect(on("1893-03-31")).toEqual(["00:00-23:46:28"]);
  expect(on("1893-04-01")).toEqual(["00:06:32-24:00"]);
});

describe("civilDayStretches() over the awkward days of all zones", () => {
  const days = awkwardDays();

  test("finds days enough", () => {
    expect(days.size).toBeGreaterThan(20_000);
  });

  test("is every instant of its date, no other, each once, and read back by its fold", () => {
    for (const [key, moment] of days) {
      const stretches = civilDayStretches(moment);
      assertDay(key, moment, stretches);
      assertNeighbours(key, moment, stretches);
    }
  }, 60_000);

  test("is as long as the engine's Temporal says, 1970-2025", () => {
    let compared = 0;
    for (const [key, moment] of days) {
      const { year, month, day, zone } = moment;
      if (year < 1970 || year > 2025 || ENGINE_DIFFERS.has(findZone(zone)!.canonicalId)) continue;
      const midnight = Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(zone);
      const total = civilDayStretches(moment).reduce((sum, { startMs, endMs }) => {
        return sum + endMs - startMs;
      }, 0);
      // A day that another interrupts is longer than the engine has it, which counts from its first
      // midnight to the next day's.
      if (isInterrupted(civilDayStretches(moment))) continue;
      const next = civilDayStretches(dayAfter(moment));
      if (isInterrupted(next)) continue;
      if (total / HOUR_MS !== midnight.hoursInDay) throw new Error(`${key} differs`);
      compared++;
    }
    expect(compared).toBeGreaterThan(5_000);
  });
});

/** Zones whose data differ from the engine's, of an older release (see zones/zone_history_test.ts). */
const ENGINE_DIFFERS: ReadonlySet<string> = new Set([
  "America/Bogota",
  "Asia/Tehran",
  "EET",
  "WET",
]);

/** A moment of every date on which a clock of any zone changed before 2030, by the clock before it and after. */
function awkwardDays(): ReadonlyMap<string, CivilMoment> {
  const moments = new Map<string, CivilMoment>();
  for (const zone of zoneNames()) {
    const { canonicalId, history } = findZone(zone)!;
    if (canonicalId !== zone) continue;
    for (let index = 1; index < history.length; index++) {
      const { startMs, offsetSeconds } = history[index]!;
      if (startMs > Date.UTC(2030, 0, 1)) break;
      const offsets = [history[index - 1]!.offsetSeconds, offsetSeconds];
      const fixed = offsets.map((offset) => fixedOfEpochMs(startMs + offset * 1000));
      for (const one of new Set(fixed)) addDay(moments, zone, one);
    }
  }
  return moments;
}

function addDay(moments: Map<string, CivilMoment>, timezone: string, fixed: number): void {
  const date = formatDate(fromLocalMs((fixed - EPOCH_FIXED) * DAY_MS));
  const key = `${timezone} ${date}`;
  if (moments.has(key)) return;
  const issues = issuesOf({ date, timezone });
  if (issues.length === 0) moments.set(key, momentOf({ date, timezone }));
  // The only date without a noon and without any other time is one that was skipped whole.
  else if (issues[0]!.code !== "skipped-day") throw new Error(`${key}: ${issues[0]!.code}`);
}

const EPOCH_FIXED = fixedOfEpochMs(0);

function assertDay(key: string, moment: CivilMoment, stretches: readonly CivilDayStretch[]): void {
  if (stretches.length === 0) throw new Error(`${key} has no stretch`);
  let last = -Infinity;
  for (const { startMs, endMs, offsetSeconds, fromSeconds, toSeconds, fold } of stretches) {
    if (startMs < last || endMs <= startMs) throw new Error(`${key} is not in order`);
    last = endMs;
    if (fromSeconds < 0 || toSeconds > 86_400) throw new Error(`${key} leaves its date`);
    if ((endMs - startMs) / 1000 !== toSeconds - fromSeconds) throw new Error(`${key} is uneven`);
    for (const at of [startMs, endMs - 1000]) {
      const shown = civilOfInstant(at, { timezone: moment.zone });
      if (!shown.ok || shown.moment.fixed !== moment.fixed)
        throw new Error(`${key} is not the date`);
      if (shown.moment.offsetSeconds !== offsetSeconds)
        throw new Error(`${key} has another offset`);
      const fields = clockFieldsAt(at, moment);
      if (fields.fold !== fold) throw new Error(`${key} is fold ${fields.fold} at ${fields.time}`);
      const back = momentOf({ date: dateOf(moment), timezone: moment.zone, ...fields });
      if (back.epochMs !== at) throw new Error(`${key} is not read back at ${fields.time}`);
    }
  }
}

/** Just outside its stretches the clock shows another date. */
function assertNeighbours(
  key: string,
  moment: CivilMoment,
  stretches: readonly CivilDayStretch[],
): void {
  for (const [index, { startMs, endMs }] of stretches.entries()) {
    const outside = [
      ...(stretches[index - 1]?.endMs === startMs ? [] : [startMs - 1000]),
      ...(stretches[index + 1]?.startMs === endMs ? [] : [endMs]),
    ];
    for (const at of outside) {
      const shown = civilOfInstant(at, { timezone: moment.zone });
      if (shown.ok && shown.moment.fixed === moment.fixed) throw new Error(`${key} is cut short`);
    }
  }
}

function isInterrupted(stretches: readonly CivilDayStretch[]): boolean {
  return stretches.some(
    ({ startMs }, index) => index > 0 && stretches[index - 1]!.endMs !== startMs,
  );
}

function dayAfter(moment: CivilMoment): CivilMoment {
  const { endMs } = civilDaySpan(moment);
  const next = civilOfInstant(endMs, { timezone: moment.zone });
  if (!next.ok) throw new TypeError("Cannot read the day after");
  return next.moment;
}

function dateOf({ year, month, day }: CivilMoment): string {
  return formatDate({ year, month, day });
}
