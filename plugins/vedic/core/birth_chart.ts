/** A birth with its lagna, for the procedures that cannot do without one. */
import { Refusal } from "#sdk";
import type { PlaceKind } from "#sky";
import type { CivilMoment } from "#time";
import type { AyanamsaName, BhavaSystem, NodeName } from "./conventions.ts";
import {
  readNativity,
  type Angles,
  type BirthPlace,
  type ChartRefusals,
  type Nativity,
} from "./positions.ts";
import { signIndexOf } from "./signs.ts";

/** Codes of the refusals of a birth that must have a lagna. */
export const LAGNA_REFUSALS = ["place-incomplete", "lagna-needed"] as const;
/** What they carry. */
export type LagnaRefusals = Pick<ChartRefusals, "place-incomplete"> & { "lagna-needed": {} };

/** A nativity whose place and lagna are known. */
export interface BirthChart extends Nativity {
  readonly place: BirthPlace;
  readonly angles: Angles;
  /** Index of the rising sign. */
  readonly lagna: number;
}

/**
 * Reads the chart of a birth with time and place.
 *
 * @throws {Refusal} `lagna-needed`, `place-incomplete`
 */
export function readBirthChart(
  civil: CivilMoment,
  school: {
    readonly ayanamsa: AyanamsaName;
    readonly node?: NodeName;
    readonly positions?: PlaceKind;
    readonly houseSystem?: BhavaSystem;
  },
): BirthChart {
  const birth = readNativity(civil, {
    node: "mean",
    positions: "apparent",
    houseSystem: "wholeSign",
    ...school,
  });
  const { place, angles } = birth;
  if (!place || !angles) throw new Refusal("lagna-needed");
  return { ...birth, place, angles, lagna: signIndexOf(angles.lagnaDeg) };
}
