/** What month, day, moving lines and its own change leave of the line that carries a matter. */
import { phaseRelation } from "#lore";
import { branch } from "#time";
import { lifeStageIndex } from "#east/life_stages.ts";
import { pairOf } from "#east/pairs.ts";
import { STAGE_STEM } from "../stages.ts";
import type { Board, Line } from "../board_shape.ts";
import type { Judged, Trine } from "./movers.ts";
import { seatOf, skyOf } from "./movers.ts";
import { reason, toFail, type Reason } from "./reasons.ts";
import { strengthOf, type Seat, type Strength } from "./strength.ts";

/** A board with its lines judged. */
export interface Scene {
  readonly board: Board;
  readonly lines: readonly Judged[];
  readonly trine: Trine | null;
}

/** The line that is weighed, in sight or hidden under another. */
export interface Subject {
  readonly place: number;
  readonly naJia: Line["naJia"];
  readonly seat: Seat;
  readonly strength: Strength;
  readonly isVoid: boolean;
  /** Null for a hidden line. */
  readonly judged: Judged | null;
}

const STORED = 8;
const BOOK = "增刪卜易";

/** The subject that stands on a line. */
export function subjectAt({ lines }: Scene, place: number): Subject {
  const judged = lines[place - 1]!;
  const { line, seat, strength, isVoid } = judged;
  return { place, naJia: line.naJia, seat, strength, isVoid, judged };
}

/** The subject that hides under a line 伏神. */
export function subjectUnder({ board }: Scene, place: number): Subject {
  const { naJia } = board.lines[place - 1]!.hidden!;
  const seat = seatOf(naJia);
  const sky = skyOf(board);
  const strength = strengthOf(seat, false, sky);
  return { place, naJia, seat, strength, isVoid: sky.void.includes(seat.branch), judged: null };
}

/**
 * Weighs a subject.
 *
 * @source 增刪卜易: month and day ch. 16, 17; hidden lines 28; month break 27; source, envious and enemy spirits 9,
 *   10, 13; own change 11, 12, 29; store 30; void 26. The points are this model's own
 */
export function weighSubject(scene: Scene, subject: Subject): readonly Reason[] {
  return [
    stands(scene.board, subject),
    ...helpAndHarm(scene, subject),
    ...ownChange(subject),
    ...storeAndVoid(scene, subject),
  ];
}

/** Whether a moving line feeds the subject, in power. */
export function sourceActs(scene: Scene, subject: Subject): boolean {
  return actorsOf(scene, subject, "generates").some(({ power }) => power > 0);
}

function stands({ month, day }: Board, { place, naJia, strength }: Subject): Reason {
  const { byMonth, byDay, sum } = strength;
  return reason("lineStands", sum, { place, naJia, month, byMonth, day, byDay }, BOOK);
}

type Role = "generates" | "controls" | "same";

function actorsOf(
  { lines, trine }: Scene,
  { place, seat, judged }: Subject,
  role: Role,
): readonly Judged[] {
  return lines.filter(
    (one) =>
      one.acts &&
      !(judged && one.line.place === place) &&
      !trine?.members.includes(one.line.place) &&
      phaseRelation(one.seat.phase, seat.phase) === role,
  );
}

/** 仇神: whether a line in motion feeds the one that is against the subject. */
function isFed({ lines }: Scene, { place }: Subject, foe: Judged): boolean {
  return lines.some(
    ({ line, seat, power }) =>
      power > 0 &&
      line.place !== place &&
      line.moving &&
      phaseRelation(seat.phase, foe.seat.phase) === "generates",
  );
}

/** A line in power grows by a half, and no further. */
function grown(power: number): number {
  return power > 0 ? Math.min(1.5, power + 0.5) : 0;
}

function helpAndHarm(scene: Scene, subject: Subject): readonly Reason[] {
  const { board, trine } = scene;
  const { strength, judged, seat } = subject;
  const reasons: Reason[] = [];
  const moves = judged?.line.moving ?? false;
  if (strength.monthBroken)
    reasons.push(reason("monthBroken", moves ? 0 : -1, { month: board.month }, `${BOOK} 月破`));
  if (strength.dayClash === "breaks" && !strength.monthBroken)
    reasons.push(reason("dayBroken", 0, { day: board.day }));
  if (strength.dayClash === "rouses")
    reasons.push(reason("roused", 0, { day: board.day }, `${BOOK} 暗動`));
  const ofTrine = trine && phaseRelation(trine.phase, seat.phase);
  const sources = actorsOf(scene, subject, "generates");
  const envious = actorsOf(scene, subject, "controls");
  const fed = Math.max(0, ofTrine === "generates" ? 2 : 0, ...sources.map(({ power }) => power));
  const harmOf = (foe: Judged) => (isFed(scene, subject, foe) ? grown(foe.power) : foe.power);
  const harmed = Math.max(0, ofTrine === "controls" ? 2 : 0, ...envious.map(harmOf));
  const at = ({ line: { place, naJia } }: Judged) => ({ place, naJia });
  const how = ({ line }: Judged, power: number) => ({
    roused: !line.moving,
    force: power < 1 ? ("half" as const) : power > 1 ? ("grown" as const) : ("whole" as const),
  });
  if (fed > 0) {
    const best = sources.find(({ power }) => power === fed);
    if (best)
      reasons.push(
        reason("sourceMoves", 2 * fed, { ...at(best), ...how(best, fed) }, `${BOOK} 元神`),
      );
    else reasons.push(reason("trineFeeds", 2 * fed, { phase: trine!.phase }, `${BOOK} 三合`));
    const [foe] = envious;
    if (foe && best)
      reasons.push(
        reason("enviousFeeds", 0, { ...at(foe), source: best.line.naJia }, `${BOOK} 貪生忘剋`),
      );
    if (harmed > 0 && strength.sum <= -4)
      reasons.push(reason("withoutRoot", -2, { naJia: subject.naJia }, `${BOOK} 用神無根`));
  } else if (harmed > 0) {
    const worst = envious.find((foe) => harmOf(foe) === harmed);
    if (worst)
      reasons.push(
        reason(
          "enviousMoves",
          -2 * harmed,
          { ...at(worst), ...how(worst, harmed) },
          `${BOOK} 忌神`,
        ),
      );
    else
      reasons.push(reason("trineControls", -2 * harmed, { phase: trine!.phase }, `${BOOK} 三合`));
  }
  if (fed === 0)
    reasons.push(
      ...sources.slice(0, 1).map((one) => reason("sourceInVain", 0, at(one), `${BOOK} 元神無力`)),
    );
  if (harmed === 0)
    reasons.push(
      ...envious.slice(0, 1).map((one) => reason("enviousInVain", 0, at(one), `${BOOK} 忌神無力`)),
    );
  if (ofTrine === "same")
    reasons.push(reason("trineIsIts", 2, { phase: trine!.phase }, `${BOOK} 三合`));
  const [companion] = actorsOf(scene, subject, "same").filter(({ power }) => power > 0);
  if (companion && (fed > 0 || harmed === 0))
    reasons.push(reason("companionMoves", 0.5, at(companion)));
  if (!judged) {
    const flying = board.lines[subject.place - 1]!;
    const relation = phaseRelation(flying.element, seat.phase);
    const how = relation === "generates" || relation === "controls" ? relation : "idle";
    const points = how === "generates" ? 1 : how === "controls" ? -1 : 0;
    reasons.push(reason("hides", points, { under: flying.naJia, flying: how }, `${BOOK} 飛伏`));
  }
  return reasons;
}

function ownChange({ judged, strength: { sum, month } }: Subject): readonly Reason[] {
  const change = judged?.change;
  if (!change) return [];
  const to = branch(change.seat.branch).id;
  const reasons: Reason[] = [];
  if (change.generates) reasons.push(reason("changeGenerates", 4, { to }, `${BOOK} 回頭生`));
  if (change.controls) {
    const theirs = change.strength;
    if (change.clashes) return [reason("changeUndoes", toFail(sum, 1), { to }, `${BOOK} 25`)];
    const wins = sum > 0 && (sum > theirs.sum || (sum === theirs.sum && month > theirs.month));
    reasons.push(
      wins
        ? reason("changeControlsInVain", -1, { to }, `${BOOK} 回頭剋`)
        : reason("changeControls", -3, { to }, `${BOOK} 回頭剋`),
    );
  }
  if (change.advances) reasons.push(reason("advances", 1, { to }, `${BOOK} 進神`));
  if (change.retreats) reasons.push(reason("retreats", sum >= 2 ? 0 : -1, { to }, `${BOOK} 退神`));
  if (sum > 0) return reasons;
  if (change.stores) reasons.push(reason("changeStores", -1, { to }));
  if (change.severs && !change.generates) reasons.push(reason("changeSevers", -1, { to }));
  if (change.clashes && !change.controls) reasons.push(reason("changeClashes", -1, { to }));
  return reasons;
}

function storeAndVoid(scene: Scene, subject: Subject): readonly Reason[] {
  const { seat, strength, isVoid, judged } = subject;
  const { board } = scene;
  const reasons: Reason[] = [];
  const day = pairOf(board.day).branch;
  const stage = lifeStageIndex(STAGE_STEM[seat.phase], day.index, "yinReversed", "withWater");
  if (stage === STORED && seat.phase !== "earth") {
    const isStrong = strength.sum > 0;
    reasons.push(
      reason("dayStores", isStrong ? 0 : -1, { day: board.day, isStrong }, `${BOOK} 隨鬼入墓`),
    );
  }
  if (isVoid) {
    const waits =
      judged?.line.moving || strength.month > 0 || strength.day > 0 || sourceActs(scene, subject);
    reasons.push(
      waits
        ? reason("voidWaits", 0, { naJia: subject.naJia }, `${BOOK} 旬空`)
        : reason("voidTrue", -2, { naJia: subject.naJia }, `${BOOK} 旬空`),
    );
  }
  return reasons;
}
