/** Which lines of a cast act, with what power, and which close a triple. */
import { phaseRelation, type Phase } from "#lore";
import { lifeStageIndex } from "#east/life_stages.ts";
import { isClash, trineElement } from "#east/relations.ts";
import { branchOf, pairOf } from "#east/pairs.ts";
import { MOVES_ON, STAGE_STEM } from "../stages.ts";
import type { Board, Line } from "../board_shape.ts";
import { strengthOf, type Seat, type Sky, type Strength } from "./strength.ts";

/** What a line's own change does to it. */
export interface Change {
  readonly seat: Seat;
  readonly strength: Strength;
  /** 回頭生, 回頭剋: the changed branch generates or controls the line. */
  readonly generates: boolean;
  readonly controls: boolean;
  /** 化進神, 化退神. */
  readonly advances: boolean;
  readonly retreats: boolean;
  readonly clashes: boolean;
  /** The line's phase is stored 墓 or severed 絕 at the changed branch. */
  readonly stores: boolean;
  readonly severs: boolean;
  readonly isVoid: boolean;
}

/** A line as it is judged: its branch under month and day, and its change. */
export interface Judged {
  readonly line: Line;
  readonly seat: Seat;
  readonly strength: Strength;
  readonly isVoid: boolean;
  readonly change: Change | null;
  /** It moves, or the day rouses it. */
  readonly acts: boolean;
  /** 0 where it acts in vain, ½ where it is held back, 1, and 1½ where it grows. */
  readonly power: number;
}

/** A triple 三合局 that the lines in motion close. */
export interface Trine {
  readonly phase: Phase;
  /** Places of its lines. */
  readonly members: readonly number[];
}

const STORED = 8;
const SEVERED = 9;

/** The seat of a pair's branch. */
export function seatOf(naJia: Line["naJia"]): Seat {
  const { branch } = pairOf(naJia);
  return { branch: branch.index, phase: branch.element };
}

/** Month, day and void branches of a board. */
export function skyOf({ month, day, void: empty }: Board): Sky {
  const { index, element } = branchOf(month);
  return {
    month: { branch: index, phase: element },
    day: seatOf(day),
    void: empty.map((id) => branchOf(id).index),
  };
}

/** Judges every line of a board by month, day and its own change; index 0 is the lowest. */
export function judgeLines(board: Board): readonly Judged[] {
  const sky = skyOf(board);
  return board.lines.map((line) => {
    const seat = seatOf(line.naJia);
    const strength = strengthOf(seat, line.moving, sky);
    const change = line.changed ? changeOf(seat, seatOf(line.changed.naJia), sky) : null;
    const acts = line.moving || strength.dayClash === "rouses";
    const { isVoid } = line;
    const power = acts ? powerOf(seat, strength, change, isVoid, sky) : 0;
    return { line, seat, strength, isVoid, change, acts, power };
  });
}

/** The stage of a seat's phase at another branch, 0 where it is born. */
function stageAt({ phase }: Seat, { branch }: Seat): number {
  return lifeStageIndex(STAGE_STEM[phase], branch, "yinReversed", "withWater");
}

function changeOf(seat: Seat, to: Seat, sky: Sky): Change {
  const relation = phaseRelation(to.phase, seat.phase);
  const stage = stageAt(seat, to);
  return {
    seat: to,
    strength: strengthOf(to, true, sky),
    generates: relation === "generates",
    controls: relation === "controls",
    advances: MOVES_ON[seat.branch] === to.branch,
    retreats: MOVES_ON[to.branch] === seat.branch,
    clashes: isClash(seat.branch, to.branch),
    stores: stage === STORED,
    severs: stage === SEVERED,
    isVoid: sky.void.includes(to.branch),
  };
}

/**
 * What a line in motion can do to others.
 *
 * @source 增刪卜易, ch. 10: five ways in which a source spirit has power, six in which it has none, and the same
 *   of an envious one; ch. 29 on advance and retreat. The halves are this model's own
 */
function powerOf(
  seat: Seat,
  { sum, monthBroken }: Strength,
  change: Change | null,
  isVoid: boolean,
  { day }: Sky,
): number {
  const isStored = seat.phase !== "earth" && stageAt(seat, day) === STORED;
  if (isStored && monthBroken && sum <= 0) return 0;
  if (!change) return 1;
  if (change.controls) return sum > 0 ? 0.5 : 0;
  if ((change.generates || change.advances) && sum > 0) return 1.5;
  if (change.generates) return 1;
  let power = 1;
  if (sum <= -4) return 0;
  if (sum <= -3 && !change.advances) power = 0.5;
  if (change.retreats && sum <= 0) power = 0.5;
  const isLame = change.severs || change.strength.monthBroken || change.isVoid;
  if (isLame && sum <= 0 && (monthBroken || isVoid || sum < 0)) return 0;
  if (change.severs && sum <= 0) power = 0.5;
  return power;
}

/**
 * Finds the triple that at least two moving lines close, alone or with what they change into and with the
 * lines that the day rouses.
 *
 * @source 增刪卜易, ch. 19
 */
export function findTrine(lines: readonly Judged[]): Trine | null {
  const moving = lines.filter(({ line }) => line.moving);
  if (moving.length < 2) return null;
  for (const group of [0, 1, 2, 3]) {
    const within = ({ branch }: Seat) => branch % 4 === group;
    const members = lines.filter(
      ({ acts, seat, change }) => acts && (within(seat) || (change && within(change.seat))),
    );
    const branches = new Set(
      members.flatMap(({ seat, change }) =>
        [seat, ...(change ? [change.seat] : [])].filter(within).map(({ branch }) => branch),
      ),
    );
    if (branches.size < 3 || !members.some(({ line, seat }) => line.moving && within(seat)))
      continue;
    return {
      phase: trineElement(group),
      members: members.filter(({ seat }) => within(seat)).map(({ line }) => line.place),
    };
  }
  return null;
}
