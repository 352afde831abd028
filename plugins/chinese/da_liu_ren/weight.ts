/** How a board weighs in a blend: the generals of the transmissions, and the gate. */
import { tally } from "../core/tally.ts";
import type { LiuRenAnswer } from "./answer.ts";
import type { General } from "./generals.ts";
import type { GateId } from "./transmissions.ts";

/** The three transmissions in their order. */
export type Stage = "beginning" | "middle" | "end";

/** What is said of each mark. */
export type BoardPhrases = {
  transmission: { stage: Stage; general: General; isVoid: boolean };
  gate: { gate: GateId };
};

/** The six helpful generals. */
const HELPFUL: ReadonlySet<General> = new Set([
  "guiRen",
  "liuHe",
  "qingLong",
  "taiChang",
  "taiYin",
  "tianHou",
]);
const STAGES: readonly (readonly [Stage, number])[] = [
  ["beginning", 7],
  ["middle", 5],
  ["end", 9],
];
const GATE_POINTS: Readonly<Partial<Record<GateId, number>>> = {
  yuanShou: 5,
  fuYin: -3,
  fanYin: -6,
};

/**
 * Adds up the generals of the transmissions and the gate; the points are this service's own.
 *
 * @source Da Liu Ren Daquan: the six helpful and the six harmful generals
 */
export function weighBoard({ transmissions, gate }: LiuRenAnswer) {
  const marks = transmissions.map(({ general, stem }, i) => {
    const [stage, points] = STAGES[i]!;
    const isVoid = stem === null;
    const sign = HELPFUL.has(general) ? 1 : -1;
    return {
      code: "transmission",
      with: { stage, general, isVoid },
      weight: sign * points * (isVoid ? 0.5 : 1),
    };
  });
  return tally([...marks, { code: "gate", with: { gate }, weight: GATE_POINTS[gate] ?? 0 }]);
}
