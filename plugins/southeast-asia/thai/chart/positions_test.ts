/** Places of the planets against a printed almanac: astro.meemodel.com, 24:00 at UTC+6:42. */
import { expect, test } from "bun:test";
import { suriyayatraDay, toFixed } from "#time";
import { PLANETS, placesAt } from "./positions.ts";

const SIGNS = "Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis".split(" ");

const TABLE = [
  [
    { year: 1954, month: 12, day: 1 },
    "Sco 15 26, Cap 28 51, Aqu 8 06, Sco 6 58, Can 7 55, Sco 1 53, Lib 20 07, Sag 13 16, Gem 27 53, Can 6 32",
  ],
  [
    { year: 1796, month: 4, day: 1 },
    "Pis 22 14, Cap 7 50, Sag 4 10, Aqu 28 40, Aqu 12 13, Ari 28 13, Tau 15 28, Gem 24 38, Sco 3 01, Leo 5 49",
  ],
] as const;

const CIRCLE = 21600;
/** The almanac rounds its steps otherwise than the treatise cuts them. */
const MOST_APART = 3;

test.each(TABLE)("places of %p", (date, printed) => {
  const { horakhun } = suriyayatraDay(toFixed(date) + 1);
  const places = placesAt(horakhun, 0);
  const apart = printed.split(", ").map((text, index) => {
    const [sign, degrees, minutes] = text.split(" ") as [string, string, string];
    const there = 1800 * SIGNS.indexOf(sign) + 60 * Number(degrees) + Number(minutes);
    const between = Math.abs(places[PLANETS[index]!] - there);
    return Math.min(between, CIRCLE - between);
  });
  expect(apart).toHaveLength(PLANETS.length);
  expect(Math.max(...apart)).toBeLessThanOrEqual(MOST_APART);
});
