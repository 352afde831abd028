/**
 * Every point of a chart moved on by a sign a year, and what it meets there.
 *
 * @source Vettius Valens, Anthology IV.11-24: the years are cast out in twelves, and what comes to a planet is
 * handed over to it, else to the lord of the sign; Ptolemy, Tetrabiblos IV.10
 */
import { vocabulary, type IdOf } from "#sdk";
import { CLASSICAL, domicileLordOf, signAt, type Classical, type Sign } from "#lore";
import type { GivenChart } from "../core/given_chart.ts";
import { lotsOf } from "../core/lots.ts";
import { indexOfSign, signByIndex, signIndexAt, wholeSignHouse } from "../core/zodiac.ts";

/** Points that are moved on. */
export const PROFECTED = vocabulary("point", [
  "ascendant",
  "midheaven",
  "fortune",
  "spirit",
  ...CLASSICAL.ids,
]);
export type Profected = IdOf<typeof PROFECTED>;

/** Longitudes of what can be moved on in this chart. */
export function pointsOf(chart: GivenChart): ReadonlyMap<Profected, number> {
  const lots = lotsOf(chart.ascendantDeg, chart.longitudes, chart.isDay, "hermetic");
  const lot = (id: "fortune" | "spirit") => lots.find((one) => one.id === id)!.longitudeDeg;
  const all: readonly (readonly [Profected, number])[] = [
    ["ascendant", chart.ascendantDeg],
    ["midheaven", chart.midheavenDeg ?? Number.NaN],
    ["fortune", lot("fortune")],
    ["spirit", lot("spirit")],
    ...CLASSICAL.ids.map((id) => [id, chart.longitudes[id]] as const),
  ];
  return new Map(all.filter(([, longitude]) => Number.isFinite(longitude)));
}

/** Where a point has come after some years, and to whom the year is handed over. */
export function arrivalOf(chart: GivenChart, longitudeDeg: number, years: number) {
  const sign = signByIndex(signIndexAt(longitudeDeg) + years);
  return {
    sign,
    lord: domicileLordOf(sign),
    house: wholeSignHouse(chart.ascendantDeg, 30 * signIndexAt(longitudeDeg) + 30 * years),
    meets: standingIn(chart, sign),
  };
}

function standingIn({ longitudes }: GivenChart, sign: Sign): readonly Classical[] {
  return CLASSICAL.ids.filter(
    (id) => Number.isFinite(longitudes[id]) && signAt(longitudes[id]) === sign,
  );
}

/** How many months a year has, by the school. */
export const MONTHS = { twelfths: 12, thirteenths: 13 } as const;
/** A day takes a twelfth of a month's sign. */
const DAYS = 12;

/** The months of a year of age from the sign of the year. */
export function monthsOf(sign: Sign, start: number, end: number, count: 12 | 13) {
  const first = indexOfSign(sign);
  const length = (end - start) / count;
  return Array.from({ length: count }, (_, i) => {
    const at = signByIndex(first + i);
    return {
      month: i + 1,
      sign: at,
      lord: domicileLordOf(at),
      start: start + i * length,
      end: start + (i + 1) * length,
    };
  });
}

/** The stretch of days within a month that holds an instant. */
export function dayOf(
  month: { readonly sign: Sign; readonly start: number; readonly end: number },
  target: number,
) {
  const length = (month.end - month.start) / DAYS;
  const index = Math.min(DAYS - 1, Math.floor((target - month.start) / length));
  const sign = signByIndex(indexOfSign(month.sign) + index);
  return {
    sign,
    lord: domicileLordOf(sign),
    start: month.start + index * length,
    end: month.start + (index + 1) * length,
  };
}
