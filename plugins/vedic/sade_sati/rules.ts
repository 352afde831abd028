/**
 * Saturn's seven and a half years over the Moon of a birth, and his small spans in the fourth and the eighth.
 *
 * @source Phaladeepika XXVI; common usage: the twelfth, first and second from the Moon; every stay by itself, since Saturn turns
 *   back over the borders
 */
import { vocabulary, type IdOf } from "#sdk";
import { ayanamsaOf, findCrossings, positionsOf, skyAt } from "#sky";
import { toTt } from "#time";
import type { AyanamsaName } from "../core/conventions.ts";
import { signIndexOf } from "../core/signs.ts";

export const PHASE = vocabulary("saturnPhase", ["rising", "peak", "setting", "fourth", "eighth"]);
export type PhaseId = IdOf<typeof PHASE>;

/** Phases by Saturn's sign counted from the Moon's, from 0. */
const PHASES: Readonly<Record<number, PhaseId>> = {
  11: "rising",
  0: "peak",
  1: "setting",
  3: "fourth",
  7: "eighth",
};

/** A stay of Saturn in a sign, Julian days UT. */
export interface Stay {
  readonly phase: PhaseId;
  readonly sign: number;
  readonly start: number;
  readonly end: number;
}

/** Saturn stays in a sign for at most this long. */
const LONGEST_STAY = 1100;

/** The stays that overlap a span, each from its entry to its exit. */
export function staysOf(
  moonSign: number,
  from: number,
  to: number,
  ayanamsa: AyanamsaName,
): readonly Stay[] {
  const borders = Array.from({ length: 12 }, (_, sign) =>
    findCrossings("saturn", 30 * sign, from - LONGEST_STAY, to + LONGEST_STAY, { ayanamsa }),
  )
    .flat()
    .map(({ julianDayUt }) => julianDayUt)
    .sort((a, b) => a - b);
  return borders.slice(0, -1).flatMap((start, i): Stay[] => {
    const end = borders[i + 1]!;
    if (end <= from || start >= to) return [];
    const sign = signIndexOf(saturnAt((start + end) / 2, ayanamsa));
    const phase = PHASES[(sign - moonSign + 12) % 12];
    return phase ? [{ phase, sign, start, end }] : [];
  });
}

function saturnAt(julianDayUt: number, ayanamsa: AyanamsaName): number {
  const sky = skyAt(toTt(julianDayUt));
  const { saturn } = positionsOf(sky, ["saturn"], "apparent").positions;
  return (saturn!.longitudeDeg - ayanamsaOf(sky, ayanamsa).trueDeg + 360) % 360;
}
