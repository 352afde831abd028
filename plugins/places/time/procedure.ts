import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { TimeWords } from "./words/en.ts";

/** Civil time to universal, solar and sidereal time. */
export const timeResolve = defineProcedure({
  name: "time.resolve",
  tradition: "place-and-time",
  words: wordsIn<TimeWords>(import.meta),
  kind: "calculation",
  cost: 0,
  icon: "icons/time.svg",
  input,
  output: answer,
  reads: "moment",
  work: () => import("./work.ts"),
  examples: [
    {
      title: "apparent sidereal time at Greenwich",
      input: { date: "1987-04-10", time: "00:00", timezone: "UTC", longitude: 0 },
      expect: {
        utc: "1987-04-10T00:00:00Z",
        julianDayUt: 2446895.5,
        siderealTime: { greenwich: { time: "13:10:46" }, local: { time: "13:10:46" } },
      },
      source: "J. Meeus, Astronomical Algorithms, 2nd ed., example 12.a: 13h 10m 46.1351s",
    },
    {
      title: "summer time in China",
      input: { date: "1988-06-15", time: "13:30", timezone: "Asia/Shanghai" },
      expect: { utc: "1988-06-15T04:30:00Z", daylightSavingMinutes: 60, trueSolarTime: null },
      source: "IANA time zone database: daylight saving of 1986-1991",
    },
  ],
  references: [
    { title: "IANA time zone database" },
    { title: "IERS Conventions", year: "2010", part: "equations 5.15 and 5.32" },
    { author: "J. Meeus", title: "Astronomical Algorithms", part: "chapter 28, equation of time" },
  ],
});
