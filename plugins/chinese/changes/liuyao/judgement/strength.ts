/** How month and day touch one branch, and what strength that leaves it. */
import { phaseRelation, type Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { isClash, sixCombinePartner } from "#east/relations.ts";

/** A branch with its phase. */
export interface Seat {
  /** 0 is 子. */
  readonly branch: number;
  readonly phase: Phase;
}

/** Month and day of a cast, and the branches that the day's ten leave over. */
export interface Sky {
  readonly month: Seat;
  readonly day: Seat;
  readonly void: readonly number[];
}

/** What month or day does to a branch. */
export const TOUCH = vocabulary("touch", [
  "same",
  "generates",
  "idle",
  "combines",
  "combinesAndControls",
  "controls",
  "clashes",
]);
export type Touch = IdOf<typeof TOUCH>;

/** What a clash with the day comes to. */
export type DayClash = "rouses" | "breaks" | null;

/** Strength of a branch under month and day. */
export interface Strength {
  readonly byMonth: Touch;
  readonly byDay: Touch;
  readonly month: number;
  readonly day: number;
  /** Month and day together, −4 to 4. */
  readonly sum: number;
  /** 月破: the month clashes with it. */
  readonly monthBroken: boolean;
  /** 暗動 where the day rouses a still line, 日破 where it breaks it. */
  readonly dayClash: DayClash;
}

const SNAKE = 5;

/**
 * Weighs a branch by month and day.
 *
 * @param moves whether its line moves: the day never scatters a moving line
 * @source 增刪卜易, ch. 15 (the month general), 16 (the month), 17 (the day), 22 (hidden moves), 23 (scattering)
 */
export function strengthOf(seat: Seat, moves: boolean, { month, day }: Sky): Strength {
  const byMonth = touchOf(month, seat);
  const byDay = touchOf(day, seat);
  const ofMonth = monthPoints(byMonth);
  const ofDay = dayPoints(byDay, seat, day, moves || ofMonth > 0);
  const isRoused = byDay === "clashes" && !moves;
  const isSame = phaseRelation(day.phase, seat.phase) === "same";
  const rises = ofMonth > 0 || (isSame && ofMonth === 0);
  return {
    byMonth,
    byDay,
    month: ofMonth,
    day: ofDay,
    sum: ofMonth + ofDay,
    monthBroken: byMonth === "clashes",
    dayClash: !isRoused ? null : rises ? "rouses" : isSame ? null : "breaks",
  };
}

/** What one branch does to another. */
export function touchOf(from: Seat, to: Seat): Touch {
  if (isClash(from.branch, to.branch)) return "clashes";
  const combines = sixCombinePartner(to.branch) === from.branch;
  const relation = phaseRelation(from.phase, to.phase);
  if (relation === "same" || relation === "generates") return relation;
  if (relation === "controls") return combines ? "combinesAndControls" : "controls";
  return combines ? "combines" : "idle";
}

function monthPoints(touch: Touch): number {
  if (touch === "same" || touch === "generates") return 2;
  if (touch === "clashes" || touch === "controls") return -2;
  return touch === "combinesAndControls" ? -1 : 0;
}

/** Metal is born on a 巳 day and controlled by it, which is nothing; earth clashed by earth is helped. */
function dayPoints(touch: Touch, seat: Seat, day: Seat, withstands: boolean): number {
  if (touch === "clashes") {
    if (day.phase === seat.phase) return 1;
    return withstands ? 0 : -2;
  }
  if (touch === "same" || touch === "generates") return 2;
  if (seat.phase === "metal" && day.branch === SNAKE) return 0;
  if (touch === "controls") return -2;
  if (touch === "combinesAndControls") return -1;
  return touch === "combines" ? 1 : 0;
}
