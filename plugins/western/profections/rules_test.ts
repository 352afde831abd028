import { expect, test } from "bun:test";
import { readGiven } from "../core/given_chart.ts";
import { arrivalOf, dayOf, monthsOf, pointsOf } from "./rules.ts";

/** Vettius Valens, Anthologies IV.11: his thirty-fifth year. */
const VALENS = readGiven(
  {
    ascendant: { sign: "virgo" },
    sun: { sign: "aquarius" },
    moon: { sign: "scorpio" },
    mercury: { sign: "aquarius" },
    venus: { sign: "capricorn" },
    mars: { sign: "virgo" },
    jupiter: { sign: "libra" },
    saturn: { sign: "cancer" },
  },
  () => {
    throw new Error("no birth");
  },
);

test("hands Valens' year from ascendant and Mars to Saturn, from the Moon to Mars, from Venus to the Moon", () => {
  const points = pointsOf(VALENS);
  const meets = (id: "ascendant" | "mars" | "moon" | "venus") =>
    arrivalOf(VALENS, points.get(id)!, 34).meets;
  expect(meets("ascendant")).toEqual(["saturn"]);
  expect(meets("mars")).toEqual(["saturn"]);
  expect(meets("moon")).toEqual(["mars"]);
  expect(meets("venus")).toEqual(["moon"]);
});

test("gives thirteen months of 28 days, the last in the sign of the year", () => {
  const months = monthsOf("cancer", 0, 365.25, 13);
  expect(Math.floor(months[0]!.end)).toBe(28);
  expect(months[12]!.sign).toBe("cancer");
});

test("gives every sign two and a half days of a month", () => {
  const [month] = monthsOf("aries", 0, 360, 12);
  expect(dayOf(month!, 2.6)).toMatchObject({ sign: "taurus", start: 2.5, end: 5 });
});
