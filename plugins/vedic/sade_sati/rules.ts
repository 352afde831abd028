/**
 * Saturn's seven and a half years over the Moon of a birth, and his small spans in the fourth and the eighth.
 *
 * @source Phaladeepika XXVI; common usage: the twelfth, first and second from the Moon; every stay by itself, since Saturn turns
 *   back over the borders
 */
import { vocabulary, type IdOf } from "#sdk";
import { ayanamsaOf, positionsOf, skyAt } from "#sky";
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
  const borders = bordersOf(from - LONGEST_STAY, to + LONGEST_STAY, ayanamsa);
  return borders.slice(0, -1).flatMap((start, i): Stay[] => {
    const end = borders[i + 1]!;
    if (end <= from || start >= to) return [];
    const { sign } = saturnAt((start + end) / 2, ayanamsa);
    const phase = PHASES[(sign - moonSign + 12) % 12];
    return phase ? [{ phase, sign, start, end }] : [];
  });
}

/** Saturn's sidereal place and speed, degrees and degrees a day. */
function saturnAt(julianDayUt: number, ayanamsa: AyanamsaName) {
  const sky = skyAt(toTt(julianDayUt));
  const { saturn } = positionsOf(sky, ["saturn"], "apparent").positions;
  const deg = (saturn!.longitudeDeg - ayanamsaOf(sky, ayanamsa).trueDeg + 360) % 360;
  return { sign: signIndexOf(deg), speed: saturn!.longitudeSpeed };
}

/** Saturn turns at most once in this long. */
const STEP_DAYS = 24;
const SECOND_DAYS = 1 / 86400;

/** The borders of each step of the calendar, which are the same for every birth; five centuries of them. */
const known = new Map<AyanamsaName, Map<number, readonly number[]>>();
const MOST_STEPS = 8000;

/** The instants at which Saturn passes a border, those of a turn across one among them. */
function bordersOf(from: number, to: number, ayanamsa: AyanamsaName): readonly number[] {
  let steps = known.get(ayanamsa);
  if (!steps || steps.size > MOST_STEPS) known.set(ayanamsa, (steps = new Map()));
  const found: number[] = [];
  for (let step = Math.floor(from / STEP_DAYS); step * STEP_DAYS < to; step++) {
    let borders = steps.get(step);
    if (!borders) steps.set(step, (borders = bordersWithin(step * STEP_DAYS, ayanamsa)));
    found.push(...borders);
  }
  return found.filter((one) => one >= from && one < to);
}

/** Those of one step. */
function bordersWithin(from: number, ayanamsa: AyanamsaName): readonly number[] {
  const to = from + STEP_DAYS;
  const found: number[] = [];
  const at = (julianDayUt: number) => saturnAt(julianDayUt, ayanamsa);
  /** The last instant, to the second, for which a test holds that holds at `a` and not at `b`. */
  const edge = (a: number, b: number, holds: (julianDayUt: number) => boolean): number => {
    let [left, right] = [a, b];
    while (right - left > SECOND_DAYS / 4) {
      const middle = (left + right) / 2;
      if (holds(middle)) left = middle;
      else right = middle;
    }
    return (left + right) / 2;
  };
  const between = (a: number, b: number) => {
    const { sign } = at(a);
    if (at(b).sign !== sign) found.push(edge(a, b, (one) => at(one).sign === sign));
  };
  const [here, next] = [at(from), at(to)];
  if (Math.sign(here.speed) !== Math.sign(next.speed)) {
    const forward = here.speed > 0;
    const turn = edge(from, to, (one) => at(one).speed > 0 === forward);
    between(from, turn);
    between(turn, to);
  } else if (here.sign !== next.sign) between(from, to);
  return found;
}
