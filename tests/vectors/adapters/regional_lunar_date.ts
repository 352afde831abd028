import { createLunisolarCalendar, LUNISOLAR_OFFSETS, toFixed } from "#time";
import { differ, verdictOf, type Adapter } from "../adapter.ts";

/** `chinese-regional-lunar-date.json` is put to the calendars themselves. */
const REGIONS = {
  JP: { id: "japanese", offsetHours: LUNISOLAR_OFFSETS.japan },
  KR: { id: "korean", offsetHours: LUNISOLAR_OFFSETS.korea },
  VN: { id: "vietnamese", offsetHours: LUNISOLAR_OFFSETS.vietnam },
  CN: { id: "chinese", offsetHours: LUNISOLAR_OFFSETS.china },
} as const;

const CALENDARS = Object.fromEntries(
  Object.entries(REGIONS).map(([region, rules]) => [
    region,
    createLunisolarCalendar({ ...rules, years: [1845, 2200] }),
  ]),
);

export const adapters: readonly Adapter[] = [
  {
    files: /^chinese-regional-lunar-date\.json$/,
    procedures: () => [],
    async judge(one) {
      const { region, date } = one["input"] as { region: string; date: string };
      const calendar = CALENDARS[region];
      if (!calendar) return { kind: "failed", differences: [`/region: no calendar ${region}`] };
      const [year, month, day] = date.split("-").map(Number) as [number, number, number];
      const found = calendar.dateOf(toFixed({ year, month, day }));
      return verdictOf(
        differ(one["expect"], {
          lunarYear: found.year,
          lunarMonth: found.month,
          leap: found.isLeapMonth,
          lunarDay: found.day,
        }),
      );
    },
  },
];
