/** What each kind of matter adds to the points of its line. */
import { phaseRelation } from "#lore";
import { branch } from "#time";
import { sixCombinePartner } from "#east/relations.ts";
import { isSixClash, isSixCombine } from "../figure_class.ts";
import { MATTERS, type Asked, type Kind } from "./matters.ts";
import { skyOf, type Judged } from "./movers.ts";
import { sourceActs, subjectAt, weighSubject, type Scene, type Subject } from "./points.ts";
import { reason, sumOf, toFail, type Reason } from "./reasons.ts";
import type { Seat } from "./strength.ts";

/** A subject in its scene, with what is asked of it. */
export interface Case {
  readonly scene: Scene;
  readonly subject: Subject;
  readonly asked: Asked;
}

const BOOK = "增刪卜易";

/** Reasons that a kind adds, beside those of the line itself. */
export function kindReasons(kind: Kind, one: Case, own: readonly Reason[]): readonly Reason[] {
  switch (kind) {
    case "wish":
      return [...wishReasons(one, sumOf(own)), ...figureReasons(one)];
    case "self":
      return [...selfReasons(one), ...figureReasons(one), ...journeyReasons(one, sumOf(own))];
    case "person":
      return [...personReasons(one, sumOf(own)), ...bondReasons(one)];
    case "return":
      return returnReasons(one);
    case "rain":
    case "clearSky":
      return weatherReasons(kind, one, sumOf(own));
  }
}

function selfOf({ lines, board }: Scene): Judged {
  return lines[board.self - 1]!;
}

/** @source 增刪卜易, ch. 49, 55, 68, 71, 77 */
function wishReasons({ scene, subject, asked }: Case, points: number): readonly Reason[] {
  const { board, trine, lines } = scene;
  const reasons: Reason[] = [];
  const self = selfOf(scene);
  const wanted = subject.judged?.line.relative ?? board.lines[subject.place - 1]!.hidden!.relative;
  const onSelf = subject.judged?.line.place === board.self;
  if (!onSelf) {
    const relation = phaseRelation(subject.seat.phase, self.seat.phase);
    if (relation === "generates" || relation === "controls")
      reasons.push(
        reason("bearerReachesSelf", 1, { controls: relation === "controls" }, `${BOOK} 68`),
      );
    const failing = selfFails(scene, subject);
    const place = board.self;
    if (failing === "wholly")
      reasons.push(reason("selfFails", toFail(points, 3), { place }, `${BOOK} 49, 71`));
    if (failing === "byDay") reasons.push(reason("selfFails", -3, { place }, `${BOOK} 49, 71`));
  }
  if (trine && !onSelf && trine.phase === subject.seat.phase) {
    const other = lines[board.response - 1]!;
    const serves = (one: Judged) => phaseRelation(trine.phase, one.seat.phase) === "generates";
    if (serves(other) && !serves(self))
      reasons.push(
        reason("trineServesOther", toFail(points, 2), { phase: trine.phase }, `${BOOK} 55`),
      );
  }
  if (
    subject.judged?.line.relative === "children" &&
    subject.judged.line.changed?.relative === "officer"
  )
    reasons.push(reason("turnsIntoGhost", -3, {}, `${BOOK} 44`));
  const seated = self.line.relative;
  if (wanted === "officer" && seated === "children")
    reasons.push(reason("childrenOnSelf", toFail(points, 1), {}, `${BOOK} 55`));
  const ofMoney = MONEY.has(asked.topic);
  const sky = skyOf(board);
  const isBrought = [sky.month, sky.day].some(({ phase }) => phase === subject.seat.phase);
  if (wanted === "wealth" && seated === "siblings") {
    const fails = asked.topic === "fortune" || (ofMoney && !isBrought);
    const worth = fails ? toFail(points, 2) : -2;
    reasons.push(reason("siblingsOnSelf", worth, {}, `${BOOK} 38, 77`));
  }
  if (asked.topic === "fortune" && isEmptyForLife(scene, self))
    reasons.push(reason("selfVoidForLife", toFail(points, 2), {}, `${BOOK} 38`));
  return reasons;
}

/** Matters of money, where month or day of wealth's own phase brings it in spite of siblings on 世. */
const MONEY: ReadonlySet<string> = new Set(["wealth", "fortune", "trade", "loan"]);

/** 世 still and void, with nothing in month, day or the lines to feed it: for a lifetime that is no delay. */
function isEmptyForLife(scene: Scene, self: Judged): boolean {
  const { byMonth, byDay } = self.strength;
  const isFed = byMonth === "generates" || byDay === "generates";
  return (
    self.isVoid &&
    !self.line.moving &&
    !isFed &&
    !sourceActs(scene, subjectAt(scene, self.line.place))
  );
}

/**
 * Whether the asker's own line could not hold what comes. Where month or day breaks it by the phase of what is
 * wanted, that is the thing coming to him (財來就我).
 */
function selfFails(scene: Scene, subject: Subject): "wholly" | "byDay" | null {
  const { board } = scene;
  const own = weighSubject(scene, subjectAt(scene, board.self));
  if (sumOf(own) > -2) return null;
  const has = (code: string) => own.some(({ said }) => said.code === code);
  const sky = skyOf(board);
  const brings = ({ phase }: Seat) => phase === subject.seat.phase;
  if (has("changeControls") || has("changeUndoes") || (has("monthBroken") && !brings(sky.month)))
    return "wholly";
  return has("dayBroken") && !brings(sky.day) ? "byDay" : null;
}

/** Six clashes and six combinations of the figure. @source 增刪卜易, ch. 19, 20 */
function figureReasons({ scene: { board }, asked }: Case): readonly Reason[] {
  const before = board.hexagram.lines;
  const after = board.changed?.hexagram.lines ?? null;
  const disperses = asked.topic === "lawsuit" || asked.topic === "danger";
  if (disperses) {
    if (isSixClash(before) || (after && isSixClash(after)))
      return [reason("sixClash", 1, { disperses }, `${BOOK} 20`)];
    return isSixCombine(before) ? [reason("sixCombine", -1, { binds: true }, `${BOOK} 19`)] : [];
  }
  const [turn] = turnReasons(before, after);
  if (turn) return [turn];
  if (isSixClash(before)) return [reason("sixClash", -1, { disperses }, `${BOOK} 20`)];
  return isSixCombine(before) ? [reason("sixCombine", 1, { binds: false }, `${BOOK} 19`)] : [];
}

/** What is joined falls apart, or what is apart is joined. @source 增刪卜易, ch. 19, 20 */
function turnReasons(before: string, after: string | null): readonly Reason[] {
  if (after && isSixClash(before) && isSixCombine(after))
    return [reason("clashBecomesCombine", 3, {}, `${BOOK} 19`)];
  if (after && isSixCombine(before) && isSixClash(after))
    return [reason("combineBecomesClash", -3, {}, `${BOOK} 20`)];
  return [];
}

/** With another, who is read from 應, the turn of the figure is the turn of the bond. */
function bondReasons({ scene: { board }, asked }: Case): readonly Reason[] {
  if (asked.person !== "other") return [];
  return turnReasons(board.hexagram.lines, board.changed?.hexagram.lines ?? null);
}

/** Questions of how one stands oneself, not of one danger or errand. */
const OF_ONESELF: ReadonlySet<string> = new Set(["self", "year"]);

/**
 * What sits on 世: children keep harm off; the officer is a worry until children move and clear it away. Of how one
 * stands oneself the officer is told as a trouble, parents as toil, siblings as spending.
 *
 * @source 增刪卜易, ch. 95, 98, 99; 黃金策, 身命: 父母持身辛勤勞碌，鬼爻持世疾病纏綿，見兄弟則財莫能聚
 */
function selfReasons({ scene, asked }: Case): readonly Reason[] {
  const { relative, place, naJia } = selfOf(scene).line;
  const at = { place, naJia };
  if (relative === "children") return [reason("childrenGuardSelf", 2, at, `${BOOK} 95`)];
  const cleared = scene.lines.find(({ line, acts }) => acts && line.relative === "children");
  if (relative === "officer" && cleared)
    return [reason("worryRemoved", 4, { self: naJia, by: cleared.line.naJia }, `${BOOK} 98`)];
  if (!OF_ONESELF.has(asked.topic)) return [];
  if (relative === "officer") return [reason("worryOnSelf", -2, at, "黃金策 身命")];
  if (relative === "parents") return [reason("toilOnSelf", -1, at, "黃金策 身命")];
  return relative === "siblings" ? [reason("spendingOnSelf", -1, at, "黃金策 身命")] : [];
}

/** 動逢合住: whoever would set out is held back. @source 增刪卜易, ch. 91 */
function journeyReasons({ scene, asked }: Case, own: number): readonly Reason[] {
  const { line, seat, change } = selfOf(scene);
  if (asked.topic !== "journey" || !line.moving) return [];
  const partner = sixCombinePartner(seat.branch);
  const { day, month } = skyOf(scene.board);
  const by =
    day.branch === partner
      ? "day"
      : month.branch === partner
        ? "month"
        : change?.seat.branch === partner
          ? "change"
          : null;
  return by ? [reason("heldBack", toFail(own, 5), { by }, `${BOOK} 91`)] : [];
}

/** @source 增刪卜易, ch. 99 */
function personReasons(one: Case, own: number): readonly Reason[] {
  const { scene, subject, asked } = one;
  const reasons: Reason[] = [];
  const line = subject.judged?.line;
  const isChild = line?.relative === "children";
  const isParentOrHusband = line?.relative === "parents" || line?.relative === "officer";
  if (line?.changed?.relative === "officer" && !isParentOrHusband)
    reasons.push(reason("turnsIntoGhost", isChild ? -3 : -1, {}, `${BOOK} 99`));
  const moves = scene.lines.some(
    ({ line: { relative, place }, acts }) =>
      acts && relative === "children" && place !== subject.place,
  );
  const gladdened =
    asked.person === "self" || line?.relative === "siblings" || line?.relative === "wealth";
  if (moves && gladdened) reasons.push(reason("childrenMove", 1, {}, `${BOOK} 99`));
  return MATTERS[asked.topic] === MATTERS.health
    ? [...reasons, ...illnessReasons(one, own)]
    : reasons;
}

function illnessReasons({ scene, subject, asked }: Case, own: number): readonly Reason[] {
  const { board } = scene;
  const after = board.changed?.hexagram.lines;
  const clashes = isSixClash(board.hexagram.lines) || (after !== undefined && isSixClash(after));
  const isEmpty = subject.isVoid || (subject.judged?.change?.isVoid ?? false);
  if (asked.illness === "long")
    return [
      ...(clashes ? [reason("longIllnessClash", toFail(own, 3), {}, `${BOOK} 99`)] : []),
      ...(isEmpty ? [reason("longIllnessVoid", -2, {}, `${BOOK} 99`)] : []),
    ];
  const harmed = scene.lines.some(
    ({ power, line, seat }) =>
      line.moving && power > 0 && phaseRelation(seat.phase, subject.seat.phase) === "controls",
  );
  const isSpared = isEmpty && (!harmed || sourceActs(scene, subject));
  return [
    ...(clashes
      ? [reason("recentIllnessClash", asked.illness === "recent" ? 2 : 1, {}, `${BOOK} 99`)]
      : []),
    ...(isSpared ? [reason("recentIllnessVoid", 4, {}, `${BOOK} 99`)] : []),
  ];
}

/** Whether somebody comes: read without the line's own points. @source 增刪卜易, ch. 94 */
function returnReasons({ scene, subject }: Case): readonly Reason[] {
  const { board } = scene;
  const self = selfOf(scene);
  const { judged, strength } = subject;
  const reasons: Reason[] = [];
  const relation = phaseRelation(subject.seat.phase, self.seat.phase);
  if (self.isVoid) reasons.push(reason("selfVoid", 3, {}, `${BOOK} 94`));
  if (judged && relation === "controls")
    reasons.push(reason("bearerControlsSelf", 2, {}, `${BOOK} 94`));
  if (judged && relation === "controlledBy")
    reasons.push(reason("selfControlsBearer", -2, {}, `${BOOK} 94`));
  if (judged?.line.place === board.self || (judged && relation === "generates"))
    reasons.push(reason("bearerIsDrawn", 1, {}, `${BOOK} 94`));
  const change = judged?.change;
  if (judged?.acts)
    reasons.push(reason("setsOut", 2, { roused: !judged.line.moving }, `${BOOK} 94`));
  if (change?.retreats) reasons.push(reason("turnsHome", 1, {}, `${BOOK} 94`));
  if (change?.advances) reasons.push(reason("goesFurther", -3, {}, `${BOOK} 94`));
  if (change?.controls)
    reasons.push(reason("changeControls", -3, { to: branch(change.seat.branch).id }, `${BOOK} 94`));
  if (isSixClash(board.hexagram.lines) || board.marks.includes("fanYin"))
    reasons.push(reason("sixClash", -1, { disperses: false }, `${BOOK} 94`));
  const isStill = !judged?.acts;
  if ((isStill && strength.sum < 0) || (subject.isVoid && strength.sum <= 0))
    reasons.push(reason("bearerStillWeak", -2, {}, `${BOOK} 94`));
  if (!judged)
    reasons.push(
      reason(
        "hides",
        -1,
        { under: board.lines[subject.place - 1]!.naJia, flying: "idle" },
        `${BOOK} 94`,
      ),
    );
  return reasons;
}

/** Relatives that together settle the weather for days: 財子 clear it, 父官 bring it. */
const FAIR = ["children", "wealth"];
const FOUL = ["parents", "officer"];

/** @source 增刪卜易, ch. 35 */
function weatherReasons(
  kind: "rain" | "clearSky",
  { scene, asked }: Case,
  own: number,
): readonly Reason[] {
  const acting = (relative: string) =>
    scene.lines.find(({ acts, line }) => acts && line.relative === relative);
  const reasons: Reason[] = [];
  const bearer = acting(kind === "rain" ? "parents" : "children");
  if (bearer)
    reasons.push(reason("weatherBearerMoves", 2, { place: bearer.line.place }, `${BOOK} 35`));
  if (kind === "clearSky" && acting("wealth"))
    reasons.push(reason("wealthClearsSky", 2, {}, `${BOOK} 35`));
  const others = scene.lines.filter(({ acts, line }) => acts && line.relative !== "siblings");
  if (kind === "clearSky" && acting("siblings") && others.length === 0)
    reasons.push(reason("siblingsBringCloud", -2, {}, `${BOOK} 35`));
  if (kind === "rain" && acting("children") && !acting("parents"))
    reasons.push(reason("childrenHoldRain", -2, {}, `${BOOK} 35`));
  const isRetreating = scene.lines.some(
    ({ line: { relative }, change }) =>
      change?.retreats && relative !== "children" && relative !== "wealth",
  );
  if (kind === "clearSky" && isRetreating)
    reasons.push(reason("rainRetreats", 2, {}, `${BOOK} 35`));
  if (kind === "rain" && !bearer && !acting("children"))
    reasons.push(reason("onlyCloud", -2, {}, `${BOOK} 35`));
  const total = own + sumOf(reasons);
  const against = kind === "rain" ? FAIR : FOUL;
  const isSettled = against.every((one) => acting(one)) && !bearer;
  if (asked.asksWhen && total < 1 && !isSettled)
    reasons.push(reason("weatherComes", 1 - total, {}));
  return reasons;
}
