/**
 * Lots: points as far from the ascendant as one thing stands from another.
 *
 * @source Paulus Alexandrinus, Introductory Matters 23 (the Hermetic seven); Vettius Valens, Anthology
 * II.16, II.37, IV.25; Dorotheus, Carmen I-II (family lots)
 */
import { normalizeDeg } from "#sky";
import { separationOf } from "./sphere.ts";
import type { Classical } from "./names.ts";

export type LotsSchool = "hermetic" | "valens";

/** A lot with the formula used, so that anyone can check it. */
export interface Lot {
  readonly id: string;
  readonly longitudeDeg: number;
  /** As computed for this chart: `Asc + Moon − Sun`. */
  readonly formula: string;
}

type Longitudes = Readonly<Record<Classical, number>>;

const SHORT: Readonly<Record<string, string>> = {
  asc: "Asc",
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  fortune: "Fortune",
  spirit: "Spirit",
};

/** By day from the second to the first; by night the other way round unless the lot is fixed. */
type Row = readonly [id: string, to: string, from: string, reversed?: boolean];

const HERMETIC: readonly Row[] = [
  ["eros", "venus", "spirit"],
  ["necessity", "fortune", "mercury"],
  ["courage", "fortune", "mars"],
  ["victory", "jupiter", "spirit"],
  ["nemesis", "fortune", "saturn"],
];
const VALENS: readonly Row[] = [
  ["eros", "spirit", "fortune"],
  ["necessity", "fortune", "spirit"],
  ["courage", "fortune", "mars"],
  ["victory", "jupiter", "spirit"],
  ["nemesis", "fortune", "saturn"],
];
const FAMILY: readonly Row[] = [
  ["father", "saturn", "sun"],
  ["mother", "moon", "venus"],
  ["siblings", "jupiter", "saturn", false],
  ["children", "saturn", "jupiter"],
  ["marriageMen", "venus", "saturn"],
  ["marriageWomen", "saturn", "venus"],
];

/** Computes the lots; Fortune and Spirit come first. */
export function lotsOf(
  ascendantDeg: number,
  longitudes: Longitudes,
  isDay: boolean,
  school: LotsSchool,
): readonly Lot[] {
  const known: Record<string, number> = { ...longitudes };
  const make = ([id, to, from, reversed = true]: Row): Lot => {
    const [first, second] = isDay || !reversed ? [to, from] : [from, to];
    const longitudeDeg = normalizeDeg(ascendantDeg + known[first]! - known[second]!);
    known[id] = longitudeDeg;
    return { id, longitudeDeg, formula: `Asc + ${SHORT[first]} − ${SHORT[second]}` };
  };
  const both = [make(["fortune", "moon", "sun"]), make(["spirit", "sun", "moon"])];
  const rest = (school === "valens" ? VALENS : HERMETIC).map(make);
  return [
    ...both,
    ...rest,
    ...FAMILY.map(make),
    exaltation(ascendantDeg, longitudes, isDay),
    basis(ascendantDeg, known["fortune"]!, known["spirit"]!),
  ];
}

function exaltation(ascendantDeg: number, longitudes: Longitudes, isDay: boolean): Lot {
  const [degree, light, name] = isDay
    ? [19, longitudes.sun, "19° Aries − Sun"]
    : [33, longitudes.moon, "3° Taurus − Moon"];
  return {
    id: "exaltation",
    longitudeDeg: normalizeDeg(ascendantDeg + degree - light),
    formula: `Asc + ${name}`,
  };
}

function basis(ascendantDeg: number, fortune: number, spirit: number): Lot {
  return {
    id: "basis",
    longitudeDeg: normalizeDeg(ascendantDeg + separationOf(fortune, spirit)),
    formula: "Asc + shorter arc of Fortune and Spirit",
  };
}
