/** 應期: on which branch, of a day or a month, the matter comes about, and why. */
import { phaseRelation, type Branch } from "#lore";
import { branch, modulo } from "#time";
import { lifeStageIndex } from "#east/life_stages.ts";
import { sixCombinePartner } from "#east/relations.ts";
import { STAGE_STEM } from "../stages.ts";
import type { Timing } from "../terms.ts";
import type { Judged } from "./movers.ts";
import { skyOf } from "./movers.ts";
import type { Scene, Subject } from "./points.ts";

/** A branch and why it is named, the weightiest reason first. */
export interface Hour {
  readonly branch: Branch;
  readonly because: readonly Timing[];
}

type Step = readonly [number, Timing];

const SHOWN = 3;
const STORED = 8;

/**
 * Names the first three branches on which the matter comes about.
 *
 * @source 增刪卜易, ch. 26, on the times of answers: what moves answers to combining and meeting, what is still
 *   to clashing and meeting, the void when filled, the broken when mended, the stored when opened
 */
export function timesOf(scene: Scene, subject: Subject, isFavourable: boolean): readonly Hour[] {
  const steps = isFavourable ? goodSteps(scene, subject) : badSteps(scene, subject);
  const hours = new Map<number, Set<Timing>>();
  for (const [at, because] of steps) hours.set(at, (hours.get(at) ?? new Set()).add(because));
  return [...hours]
    .slice(0, SHOWN)
    .map(([at, because]) => ({ branch: branch(at).id, because: [...because] }));
}

const opposite = (at: number) => modulo(at + 6, 12);

function actors({ lines }: Scene, { seat, place }: Subject, role: "generates" | "controls") {
  return lines.filter(
    ({ acts, line, seat: other }) =>
      acts && line.place !== place && phaseRelation(other.phase, seat.phase) === role,
  );
}

function goodSteps(scene: Scene, subject: Subject): readonly Step[] {
  const { seat, judged, isVoid, strength } = subject;
  const sky = skyOf(scene.board);
  const change = judged?.change ?? null;
  const moves = judged?.line.moving ?? false;
  const own = seat.branch;
  const steps: Step[] = [];
  const sources = actors(scene, subject, "generates");
  const envious = actors(scene, subject, "controls");
  if (change?.controls) steps.push([opposite(change.seat.branch), "clearsChange"]);
  if (envious.length > 0 && sources.length === 0)
    steps.push(...envious.map((one): Step => [opposite(one.seat.branch), "clearsEnvious"]));
  if (isVoid) steps.push([own, "fillsVoid"], [opposite(own), "clashesVoid"]);
  if (change?.isVoid)
    steps.push(
      [change.seat.branch, "fillsChange"],
      [opposite(change.seat.branch), "clashesChange"],
    );
  if (strength.monthBroken)
    steps.push([own, "mendsBreak"], [sixCombinePartner(own), "combinesBroken"]);
  const binders = [sky.day.branch, sky.month.branch, ...(change ? [change.seat.branch] : [])];
  if (binders.includes(sixCombinePartner(own))) steps.push([opposite(own), "opensCombination"]);
  if (storeOf(subject) === sky.day.branch) steps.push([opposite(sky.day.branch), "opensStore"]);
  if (moves) {
    steps.push([sixCombinePartner(own), "combinesMoving"], [own, "itself"]);
    if (change) steps.push([change.seat.branch, "changedBranch"]);
  } else {
    steps.push(...sources.map((one): Step => [one.seat.branch, "source"]));
    steps.push([own, "itself"], [opposite(own), "rousesStill"]);
  }
  const self: Judged = scene.lines[scene.board.self - 1]!;
  if (self.isVoid) steps.push([opposite(self.seat.branch), "clashesSelf"]);
  return steps;
}

function badSteps(scene: Scene, subject: Subject): readonly Step[] {
  const { seat, judged, isVoid, strength } = subject;
  const change = judged?.change ?? null;
  const own = seat.branch;
  const steps: Step[] = actors(scene, subject, "controls").map((one): Step => [
    one.seat.branch,
    "envious",
  ]);
  if (change?.controls) steps.push([change.seat.branch, "controllingChange"]);
  steps.push([opposite(own), "clashesIt"]);
  const store = storeOf(subject);
  if (store !== null) steps.push([store, "storesIt"]);
  if (isVoid || strength.monthBroken) steps.push([own, "itself"]);
  if (change) steps.push([change.seat.branch, "changedBranch"]);
  for (let at = 0; at < 12; at++) {
    if (phaseRelation(branch(at).element, seat.phase) === "controls")
      steps.push([at, "controlsIt"]);
  }
  return steps;
}

/** The branch in which the subject's phase is stored; earth has none here. */
function storeOf({ seat: { phase } }: Subject): number | null {
  if (phase === "earth") return null;
  for (let at = 0; at < 12; at++) {
    if (lifeStageIndex(STAGE_STEM[phase], at, "yinReversed", "withWater") === STORED) return at;
  }
  return null;
}
