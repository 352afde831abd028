import { expect, test } from "bun:test";
import { SIGN } from "#lore";
import { toTt } from "#time";
import { anglesAt, siderealSkyAt } from "../../core/positions.ts";
import { signIndexOf } from "../../core/signs.ts";
import { narayanaPeriods, narayanaSubs, orderFrom } from "./rules.ts";

const julian = (utc: string) => Date.parse(utc) / 864e5 + 2440587.5;
function chart(utc: string, latitudeDeg: number, longitudeDeg: number) {
  const at = julian(utc);
  const sky = siderealSkyAt(toTt(at), "lahiri", "mean", "apparent");
  const { lagnaDeg } = anglesAt(at, { latitudeDeg, longitudeDeg }, sky, "wholeSign");
  return { at, lagna: signIndexOf(lagnaDeg), longitudes: sky.longitudes };
}
const told = (
  periods: readonly { readonly lord: (typeof SIGN.ids)[number]; readonly years: number }[],
) => periods.map(({ lord, years }) => [SIGN.ids.indexOf(lord), years]);

test("both rounds of example 66 of P. V. R. Narasimha Rao", () => {
  const { at, lagna, longitudes } = chart("1912-08-08T14:08:00Z", 13, 77 + 35 / 60);
  const { periods } = narayanaPeriods(lagna, longitudes, "stronger", at, 365.25);
  expect(told(periods).slice(0, 20)).toEqual([
    [4, 1],
    [9, 8],
    [2, 2],
    [7, 9],
    [0, 4],
    [5, 1],
    [10, 9],
    [3, 3],
    [8, 11],
    [1, 3],
    [6, 10],
    [11, 4],
    [4, 11],
    [9, 4],
    [2, 10],
    [7, 3],
    [0, 8],
    [5, 11],
    [10, 3],
    [3, 9],
  ]);
});

test("both rounds of exercise 27", () => {
  const { at, lagna, longitudes } = chart("1960-11-25T05:22:00Z", 38.9, -77 - 2 / 60);
  const { periods } = narayanaPeriods(lagna, longitudes, "stronger", at, 365.25);
  expect(told(periods).slice(0, 20)).toEqual([
    [10, 2],
    [5, 11],
    [0, 2],
    [7, 3],
    [2, 4],
    [9, 1],
    [4, 9],
    [11, 3],
    [6, 2],
    [1, 7],
    [8, 12],
    [3, 5],
    [10, 10],
    [5, 1],
    [0, 10],
    [7, 9],
    [2, 8],
    [9, 11],
    [4, 3],
    [11, 9],
  ]);
});

test("periods of Chennai, 7 December 1996, and the sub-periods of the first, as PyJHora prints them", () => {
  const { at, lagna, longitudes } = chart("1996-12-07T05:04:00Z", 13.0878, 80.2785);
  const { periods } = narayanaPeriods(lagna, longitudes, "stronger", at, 365.25);
  expect(told(periods).slice(0, 17)).toEqual([
    [3, 9],
    [2, 6],
    [1, 5],
    [0, 4],
    [11, 3],
    [10, 11],
    [9, 10],
    [8, 12],
    [7, 4],
    [6, 12],
    [5, 9],
    [4, 9],
    [3, 3],
    [2, 6],
    [1, 7],
    [0, 8],
    [11, 9],
  ]);
  const [first] = periods;
  const subs = narayanaSubs(first!, SIGN.ids.indexOf(first!.lord), longitudes, "stronger");
  expect(told(subs).map(([sign]) => sign)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(subs.at(-1)!.end).toBeCloseTo(first!.end, 6);
});

test("the order of each kind of sign, and what Saturn and Ketu do to it", () => {
  const none = { saturn: 345, ketu: 345 } as never;
  expect(orderFrom(1, none).slice(0, 4)).toEqual([1, 8, 3, 10]);
  expect(orderFrom(5, none).slice(0, 4)).toEqual([5, 9, 1, 2]);
  expect(orderFrom(1, { saturn: 40, ketu: 345 } as never).slice(0, 4)).toEqual([1, 2, 3, 4]);
  expect(orderFrom(1, { saturn: 345, ketu: 40 } as never).slice(0, 4)).toEqual([1, 6, 11, 4]);
});
