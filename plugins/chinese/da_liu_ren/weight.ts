/** How a board weighs in a blend: the generals of the transmissions and the gate, or one branch of its plate. */
import type { WeighedPlace } from "#sdk";
import type { Branch } from "#lore";
import { tally } from "#east/tally.ts";
import type { LiuRenAnswer } from "./answer.ts";
import type { General } from "./generals.ts";
import type { GateId } from "./transmissions.ts";

/** The three transmissions in their order. */
export type Stage = "beginning" | "middle" | "end";

/** What is said of each mark. */
export type BoardPhrases = {
  transmission: { stage: Stage; general: General; isVoid: boolean };
  gate: { gate: GateId };
  overBranch: { branch: Branch };
  generalOver: { branch: Branch; general: General };
  voidOver: { branch: Branch };
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
const PLACE_GENERAL_POINTS = 18;
const PLACE_VOID_POINTS = -6;

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

/**
 * Weighs each branch of the earth plate by the general over it, for several matters of one hour; the points
 * are this service's own.
 *
 * @source Da Liu Ren Daquan: the method of the second guest
 */
export function weighPlate({ plate, dayVoid }: LiuRenAnswer): readonly WeighedPlace[] {
  return plate.map(({ earth: branch, heaven, general }) => {
    const sign = HELPFUL.has(general) ? 1 : -1;
    const isVoid = dayVoid.includes(heaven);
    return {
      place: { code: "overBranch", with: { branch } },
      ...tally([
        {
          code: "generalOver",
          with: { branch, general },
          weight: sign * PLACE_GENERAL_POINTS,
        },
        { code: "voidOver", with: { branch }, weight: isVoid ? PLACE_VOID_POINTS : 0 },
      ]),
    };
  });
}
