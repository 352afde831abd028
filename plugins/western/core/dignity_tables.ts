/**
 * Tables of essential dignity; domiciles, exaltations and faces stand in `#lore`.
 *
 * @source triplicities of three rulers: Dorotheus, Carmen I.1; Egyptian and
 * Ptolemaic bounds: Ptolemy, Tetrabiblos I.20-21 (Robbins, 1940); Lilly's table: Christian Astrology
 * (1647), p. 104. Every sign's bounds end at 30°; each planet's Egyptian bounds sum to its greater
 * years (Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76), as a test checks.
 */
import { SIGN, type Classical, type Element, type Sign } from "#lore";

interface Triplicity {
  readonly day: Classical;
  readonly night: Classical;
  readonly partner: Classical | null;
}

export type TriplicitySchool = "dorothean" | "ptolemaic";

/** Rulers of the four elements by school. */
export const TRIPLICITIES: Readonly<
  Record<TriplicitySchool, Readonly<Record<Element, Triplicity>>>
> = {
  dorothean: {
    fire: { day: "sun", night: "jupiter", partner: "saturn" },
    earth: { day: "venus", night: "moon", partner: "mars" },
    air: { day: "saturn", night: "mercury", partner: "jupiter" },
    water: { day: "venus", night: "mars", partner: "moon" },
  },
  ptolemaic: {
    fire: { day: "sun", night: "jupiter", partner: null },
    earth: { day: "venus", night: "moon", partner: null },
    air: { day: "saturn", night: "mercury", partner: null },
    water: { day: "mars", night: "mars", partner: null },
  },
};

const LETTERS: Readonly<Record<string, Classical>> = {
  Ju: "jupiter",
  Ve: "venus",
  Me: "mercury",
  Ma: "mars",
  Sa: "saturn",
  Su: "sun",
  Mo: "moon",
};

/** One bound: its lord and the degree at which it ends. */
export interface Bound {
  readonly lord: Classical;
  readonly endDeg: number;
}

/** The bounds of every sign, from 0° to 30°. */
export type BoundTable = Readonly<Record<Sign, readonly Bound[]>>;

function parse(rows: readonly string[]): BoundTable {
  const bounds = rows.map((row) =>
    row
      .split(" ")
      .map((cell) => ({ lord: LETTERS[cell.slice(0, 2)]!, endDeg: Number(cell.slice(2)) })),
  );
  return Object.fromEntries(SIGN.ids.map((sign, i) => [sign, bounds[i]!])) as unknown as BoundTable;
}

const PTOLEMAIC = [
  "Ju6 Ve14 Me21 Ma26 Sa30",
  "Ve8 Me15 Ju22 Sa24 Ma30",
  "Me7 Ju13 Ve20 Ma26 Sa30",
  "Ma6 Ju13 Me20 Ve27 Sa30",
  "Ju6 Me13 Sa19 Ve25 Ma30",
  "Me7 Ve13 Ju18 Sa24 Ma30",
  "Sa6 Ve11 Me16 Ju24 Ma30",
  "Ma6 Ve13 Ju21 Me27 Sa30",
  "Ju8 Ve14 Me19 Sa25 Ma30",
  "Ve6 Me12 Ju19 Sa25 Ma30",
  "Sa6 Me12 Ve20 Ju25 Ma30",
  "Ve8 Ju14 Me20 Ma25 Sa30",
];

const LILLY: Readonly<Record<number, string>> = {
  1: "Ve8 Me15 Ju22 Sa26 Ma30",
  2: "Me7 Ju14 Ve21 Sa25 Ma30",
  4: "Sa6 Me13 Ve19 Ju25 Ma30",
  6: "Sa6 Ve11 Ju19 Me24 Ma30",
  7: "Ma6 Ju14 Ve21 Me27 Sa30",
  9: "Ve6 Me12 Ju19 Ma25 Sa30",
};

export type BoundSchool = "egyptian" | "ptolemaic" | "lilly";

/** Bounds by school. */
export const BOUNDS: Readonly<Record<BoundSchool, BoundTable>> = {
  egyptian: parse([
    "Ju6 Ve12 Me20 Ma25 Sa30",
    "Ve8 Me14 Ju22 Sa27 Ma30",
    "Me6 Ju12 Ve17 Ma24 Sa30",
    "Ma7 Ve13 Me19 Ju26 Sa30",
    "Ju6 Ve11 Sa18 Me24 Ma30",
    "Me7 Ve17 Ju21 Ma28 Sa30",
    "Sa6 Me14 Ju21 Ve28 Ma30",
    "Ma7 Ve11 Me19 Ju24 Sa30",
    "Ju12 Ve17 Me21 Sa26 Ma30",
    "Me7 Ju14 Ve22 Sa26 Ma30",
    "Me7 Ve13 Ju20 Ma25 Sa30",
    "Ve12 Ju16 Me19 Ma28 Sa30",
  ]),
  ptolemaic: parse(PTOLEMAIC),
  lilly: parse(PTOLEMAIC.map((row, sign) => LILLY[sign] ?? row)),
};
