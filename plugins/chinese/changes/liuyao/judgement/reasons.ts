/** Reasons of a judgement: each with the points it moves, and what is said of it. */
import type { Branch, Phase, Pillar } from "#lore";
import type { Phrase } from "#sdk";
import type { Touch } from "./strength.ts";

interface At {
  readonly place: number;
  readonly naJia: Pillar;
}

/** How a line acts: moving or roused by the day, and with what force. */
export interface Motion {
  readonly roused: boolean;
  readonly force: "half" | "whole" | "grown";
}

/** What is said of each reason; `to` is the branch that a line changes into. */
export type JudgementPhrases = {
  lineStands: At & { month: Branch; byMonth: Touch; day: Pillar; byDay: Touch };
  hides: { under: Pillar; flying: "generates" | "controls" | "idle" };
  monthBroken: { month: Branch };
  dayBroken: { day: Pillar };
  roused: { day: Pillar };
  sourceMoves: At & Motion;
  sourceInVain: At;
  withoutRoot: { naJia: Pillar };
  enviousMoves: At & Motion;
  enviousFeeds: At & { source: Pillar };
  enviousInVain: At;
  companionMoves: At;
  trineIsIts: { phase: Phase };
  trineFeeds: { phase: Phase };
  trineControls: { phase: Phase };
  changeGenerates: { to: Branch };
  changeControlsInVain: { to: Branch };
  changeControls: { to: Branch };
  changeUndoes: { to: Branch };
  advances: { to: Branch };
  retreats: { to: Branch };
  changeStores: { to: Branch };
  changeSevers: { to: Branch };
  changeClashes: { to: Branch };
  dayStores: { day: Pillar; isStrong: boolean };
  voidWaits: { naJia: Pillar };
  voidTrue: { naJia: Pillar };
  bearerReachesSelf: { controls: boolean };
  selfFails: { place: number };
  trineServesOther: { phase: Phase };
  childrenOnSelf: {};
  siblingsOnSelf: {};
  selfVoidForLife: {};
  childrenGuardSelf: At;
  worryRemoved: { self: Pillar; by: Pillar };
  worryOnSelf: At;
  toilOnSelf: At;
  spendingOnSelf: At;
  clashBecomesCombine: {};
  combineBecomesClash: {};
  sixClash: { disperses: boolean };
  sixCombine: { binds: boolean };
  turnsIntoGhost: {};
  childrenMove: {};
  longIllnessClash: {};
  recentIllnessClash: {};
  longIllnessVoid: {};
  recentIllnessVoid: {};
  selfVoid: {};
  bearerControlsSelf: {};
  selfControlsBearer: {};
  bearerIsDrawn: {};
  setsOut: { roused: boolean };
  turnsHome: {};
  goesFurther: {};
  bearerStillWeak: {};
  weatherBearerMoves: { place: number };
  wealthClearsSky: {};
  siblingsBringCloud: {};
  childrenHoldRain: {};
  rainRetreats: {};
  onlyCloud: {};
  weatherComes: {};
  heldBack: { by: "day" | "month" | "change" };
};

/** A reason with the points it gives. */
export interface Reason {
  readonly points: number;
  readonly said: Phrase<JudgementPhrases>;
}

/** Makes a reason. */
export function reason<Code extends keyof JudgementPhrases>(
  code: Code,
  points: number,
  params: JudgementPhrases[Code],
  source?: string,
): Reason {
  const said = { code, with: params, ...(source ? { source } : {}) };
  return { points, said: said as Phrase<JudgementPhrases> };
}

/** Adds up reasons. */
export function sumOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}

/** Points that bring a sum below nought whatever else speaks for the matter, by at least `depth`. */
export function toFail(points: number, depth: number): number {
  return Math.min(0, -points) - depth;
}

/** Reasons that put a matter off without refusing it. */
export const WAITS: ReadonlySet<string> = new Set([
  "voidWaits",
  "monthBroken",
  "dayStores",
  "changeControlsInVain",
] satisfies (keyof JudgementPhrases)[]);
