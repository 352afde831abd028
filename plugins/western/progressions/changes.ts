import { apparentPositions, type Position } from "#sky";
import { toTt } from "#time";
import { CLASSICAL, signAt, type Classical, type Sign } from "#lore";

/** A progressed body that enters a sign or turns. */
export interface Change {
  readonly body: Classical;
  readonly kind: "sign" | "station";
  readonly sign: Sign | null;
  readonly turns: "retrograde" | "direct" | null;
  /** Julian day, UT. */
  readonly at: number;
}

const MOVERS = CLASSICAL.ids.filter((id) => id !== "moon");
const STEP_DAYS = 2;
const TOLERANCE_DAYS = 1e-4;

/**
 * Lists sign changes and stations of Sun to Saturn between two instants, in order of time.
 *
 * All bodies are sampled together every two days; a body that enters a sign and leaves it again between
 * two samples, within a day of its station, is not listed.
 */
export function findChanges(from: number, to: number): readonly Change[] {
  const changes: Change[] = [];
  let left = from;
  let before = positionsAt(left);
  while (left < to) {
    const right = Math.min(to, left + STEP_DAYS);
    const after = positionsAt(right);
    for (const id of MOVERS)
      changes.push(...changesBetween(id, left, right, before[id], after[id]));
    left = right;
    before = after;
  }
  return changes.sort((a, b) => a.at - b.at);
}

function positionsAt(julianDayUt: number): Readonly<Record<Classical, Position>> {
  return apparentPositions(MOVERS, toTt(julianDayUt)).positions as Record<Classical, Position>;
}

function changesBetween(
  id: Classical,
  left: number,
  right: number,
  before: Position,
  after: Position,
): readonly Change[] {
  const at = (julianDayUt: number) => apparentPositions([id], toTt(julianDayUt)).positions[id]!;
  const changes: Change[] = [];
  const [old, entered] = [signAt(before.longitudeDeg), signAt(after.longitudeDeg)];
  if (old !== entered) {
    const when = halve(left, right, (day) => signAt(at(day).longitudeDeg) === old);
    changes.push({ body: id, kind: "sign", sign: entered, turns: null, at: when });
  }
  const [was, is] = [before.longitudeSpeed > 0, after.longitudeSpeed > 0];
  if (was !== is) {
    const when = halve(left, right, (day) => at(day).longitudeSpeed > 0 === was);
    const turns = is ? ("direct" as const) : ("retrograde" as const);
    changes.push({ body: id, kind: "station", sign: null, turns, at: when });
  }
  return changes;
}

function halve(left: number, right: number, isBefore: (julianDayUt: number) => boolean): number {
  let [a, b] = [left, right];
  while (b - a > TOLERANCE_DAYS) {
    const middle = (a + b) / 2;
    if (isBefore(middle)) a = middle;
    else b = middle;
  }
  return b;
}
