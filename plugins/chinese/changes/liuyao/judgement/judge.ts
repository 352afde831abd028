/** The judgement of a question on a board. */
import type { Judgement } from "../answer.ts";
import type { Board } from "../board_shape.ts";
import type { Standing } from "../terms.ts";
import { kindReasons } from "./kinds.ts";
import { bearerOf, type Asked, type Bearer } from "./matters.ts";
import { findTrine, judgeLines } from "./movers.ts";
import { subjectAt, subjectUnder, weighSubject, type Scene, type Subject } from "./points.ts";
import { sumOf, type Reason } from "./reasons.ts";
import { timesOf } from "./timing.ts";

/** Won and then lost, or gone and back: only these leave a wish undecided. */
const UNDECIDED = new Set(["combineBecomesClash", "changeClashes"]);

/**
 * Judges what is asked: finds the line that carries it, weighs it by month, day, void and the lines in motion,
 * adds what its kind of matter asks for, and names when it comes about.
 *
 * @source 增刪卜易; which chapter, each reason says. The weights are this model's own
 */
export function judge(board: Board, asked: Asked): Judgement {
  const lines = judgeLines(board);
  const scene: Scene = { board, lines, trine: findTrine(lines) };
  const { bearer, kind } = bearerOf(asked);
  const subject = subjectOf(scene, bearer);
  const own = weighSubject(scene, subject);
  const added = kindReasons(kind, { scene, subject, asked }, own);
  // Whether somebody comes is read from motion; strength tells how he fares, which is another question.
  const counted = kind === "return" ? added : [...own, ...added];
  const told = kind === "return" ? [own[0]!, ...added] : counted;
  const total = sumOf(counted);
  const value = standingOf(total, kind === "wish" ? counted : []);
  return {
    topic: asked.topic,
    person: asked.person,
    illness: asked.illness,
    relative: bearer === "self" || bearer === "response" ? null : bearer,
    ofOther: bearer === "response",
    place: subject.place,
    naJia: subject.naJia,
    hidden: subject.judged === null,
    points: total,
    verdict: { value, because: told.map(({ said }) => said) },
    timing: timesOf(scene, subject, value !== "unfavourable"),
  };
}

function standingOf(total: number, reasons: readonly Reason[]): Standing {
  const isUndecided =
    Math.abs(total) <= 0.5 && reasons.some(({ said: { code } }) => UNDECIDED.has(code));
  if (isUndecided) return "mixed";
  return total >= 0 ? "favourable" : "unfavourable";
}

/**
 * The line that carries the matter: of several the one that moves, then the stronger, then the one on 世; where
 * none is in sight, the one that hides.
 *
 * @source 增刪卜易, ch. 28, 32
 */
function subjectOf(scene: Scene, bearer: Bearer): Subject {
  const { board, lines } = scene;
  if (bearer === "self") return subjectAt(scene, board.self);
  if (bearer === "response") return subjectAt(scene, board.response);
  const shown = lines.filter(({ line }) => line.relative === bearer);
  if (shown.length === 0) {
    const over = board.lines.find(({ hidden }) => hidden?.relative === bearer)!;
    return subjectUnder(scene, over.place);
  }
  const best = shown.reduce((a, b) => (rank(b, board) > rank(a, board) ? b : a));
  return subjectAt(scene, best.line.place);
}

function rank({ line, strength }: Scene["lines"][number], { self }: Board): number {
  return (line.moving ? 100 : 0) + strength.sum * 4 + (line.place === self ? 1 : 0);
}
