/**
 * Lots: points as far from the ascendant as one thing stands from another.
 *
 * @source Paulus Alexandrinus, Introductory Matters 23 (the Hermetic seven); Vettius Valens, Anthology
 * II.16, II.37, IV.25; Dorotheus, Carmen I-II (family lots)
 */
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import { normalizeDeg } from "#sky";
import { EXALTATIONS, type Classical } from "#lore";
import { separationOf } from "./sphere.ts";
import { indexOfSign } from "./zodiac.ts";

export type LotsSchool = "hermetic" | "valens";

export const LOT = vocabulary("lot", [
  "fortune",
  "spirit",
  "eros",
  "necessity",
  "courage",
  "victory",
  "nemesis",
  "father",
  "mother",
  "siblings",
  "children",
  "marriageMen",
  "marriageWomen",
  "exaltation",
  "basis",
]);
export type LotId = IdOf<typeof LOT>;

/** What a lot is measured between. */
export type LotEnd = Classical | "fortune" | "spirit";

/** How a lot was computed in this chart, so that anyone can check it. */
export type Formulas = {
  /** Ascendant + `to` − `from`. */
  difference: { to: LotEnd; from: LotEnd };
  /** Ascendant + degree of exaltation of the light − the light. */
  toExaltation: { light: "sun" | "moon" };
  /** Ascendant + the shorter arc of Fortune and Spirit. */
  shorterArc: {};
};

export interface Lot {
  readonly id: LotId;
  readonly longitudeDeg: number;
  readonly formula: Phrase<Formulas>;
}

type Longitudes = Readonly<Record<Classical, number>>;

/** By day from the second to the first; by night the other way round unless the lot is fixed. */
type Row = readonly [id: LotId, to: LotEnd, from: LotEnd, reversed?: boolean];

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
  const ends: Partial<Record<LotEnd | LotId, number>> = { ...longitudes };
  const make = ([id, to, from, reversed = true]: Row): Lot => {
    const [first, second] = isDay || !reversed ? [to, from] : [from, to];
    const longitudeDeg = normalizeDeg(ascendantDeg + ends[first]! - ends[second]!);
    ends[id] = longitudeDeg;
    const formula = { code: "difference" as const, with: { to: first, from: second } };
    return { id, longitudeDeg, formula };
  };
  const both = [make(["fortune", "moon", "sun"]), make(["spirit", "sun", "moon"])];
  const rest = (school === "valens" ? VALENS : HERMETIC).map(make);
  return [
    ...both,
    ...rest,
    ...FAMILY.map(make),
    exaltation(ascendantDeg, longitudes, isDay ? "sun" : "moon"),
    {
      id: "basis",
      longitudeDeg: normalizeDeg(ascendantDeg + separationOf(ends.fortune!, ends.spirit!)),
      formula: { code: "shorterArc" },
    },
  ];
}

function exaltation(ascendantDeg: number, longitudes: Longitudes, light: "sun" | "moon"): Lot {
  const { sign, degree } = EXALTATIONS[light];
  const exalted = indexOfSign(sign) * 30 + degree;
  return {
    id: "exaltation",
    longitudeDeg: normalizeDeg(ascendantDeg + exalted - longitudes[light]),
    formula: { code: "toExaltation", with: { light } },
  };
}
