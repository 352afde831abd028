/** A board of four places. */
import { phaseRelation, type Phase } from "#lore";
import { branch, hourPillar, modulo, type StemBranch } from "#time";
import { stateInSeason, type SeasonState } from "#east/season.ts";
import { voidBranchesOf } from "#east/void.ts";
import { GENERAL, MONTH_GENERAL, type General, type MonthGeneral } from "../da_liu_ren/generals.ts";
import type { Motion, Seat, UseRule } from "./terms.ts";

/** Branches of the twelve spirits, the noble first: 丑 巳 午 卯 辰 寅 戌 申 未 子 酉 亥. */
const SPIRIT_BRANCHES = [1, 5, 6, 3, 4, 2, 10, 8, 7, 0, 9, 11] as const;

/** What a board is laid from. */
export interface Ground {
  readonly day: StemBranch;
  /** Branch of the month, for the seasons; 0 is 子. */
  readonly month: number;
  /** Branch of the month's general. */
  readonly general: number;
  readonly hour: number;
  /** Branch asked about. */
  readonly earth: number;
  /** Branch of the noble of the day or of the night. */
  readonly noble: number;
}

/** The four places. */
export interface Board {
  readonly human: StemBranch;
  readonly spirit: { readonly name: General; readonly pair: StemBranch };
  readonly general: { readonly name: MonthGeneral; readonly pair: StemBranch };
  readonly earth: number;
}

/**
 * Lays a board: the stem over the earth by the five rats of the day, the general of the month set on the hour and counted
 * to the earth, the noble set on its branch and counted to the earth, forward from 亥 to 辰 and backward from 巳 to 戌.
 *
 * @source Liuren Shenke Jinkoujue 六壬神課金口訣 1; its own list of boards
 */
export function layBoard({ day, general, hour, earth, noble }: Ground): Board {
  const pairAt = (at: number) => hourPillar(day.stem.index, modulo(at, 12));
  const isForward = noble === 11 || noble <= 4;
  const step = modulo(isForward ? earth - noble : noble - earth, 12);
  const above = modulo(general + earth - hour, 12);
  return {
    human: pairAt(earth),
    spirit: { name: GENERAL.ids[step]!, pair: pairAt(SPIRIT_BRANCHES[step]!) },
    general: { name: MONTH_GENERAL.ids[above]!, pair: pairAt(above) },
    earth,
  };
}

/** Phases of the four places. */
export function phasesOf({ human, spirit, general, earth }: Board): Readonly<Record<Seat, Phase>> {
  return {
    human: human.stem.element,
    spirit: spirit.pair.branch.element,
    general: general.pair.branch.element,
    earth: branch(earth).element,
  };
}

/**
 * The useful place 用爻: the one that differs in kind; of two and two, and where all are yin, the general; where all are
 * yang, the spirit.
 *
 * @source Liuren Shenke Jinkoujue 1: 三陰一陽取陽, 三陽一陰取陰, 二陰二陽取將, 純陽取神, 純陰取將
 */
export function useOf({ human, spirit, general, earth }: Board): { seat: Seat; rule: UseRule } {
  const yang: Readonly<Record<Seat, boolean>> = {
    human: human.stem.polarity === "yang",
    spirit: spirit.pair.stem.polarity === "yang",
    general: general.pair.stem.polarity === "yang",
    earth: branch(earth).polarity === "yang",
  };
  const seats = Object.keys(yang) as Seat[];
  const bright = seats.filter((seat) => yang[seat]);
  const dark = seats.filter((seat) => !yang[seat]);
  if (bright.length === 1) return { seat: bright[0]!, rule: "oneYang" };
  if (dark.length === 1) return { seat: dark[0]!, rule: "oneYin" };
  if (dark.length === 0) return { seat: "spirit", rule: "allYang" };
  return { seat: "general", rule: bright.length === 0 ? "allYin" : "evenly" };
}

/**
 * The five motions: who controls whom.
 *
 * @source Liuren Shenke Jinkoujue 1, 五動: 干剋方 妻, 神剋干 官, 神剋將 賊, 將剋神 財, 方剋干 鬼
 */
export function motionsOf(phases: Readonly<Record<Seat, Phase>>): readonly Motion[] {
  const controls = (one: Seat, other: Seat) =>
    phaseRelation(phases[one], phases[other]) === "controls";
  const rules: readonly (readonly [Motion, Seat, Seat])[] = [
    ["wife", "human", "earth"],
    ["officer", "spirit", "human"],
    ["thief", "spirit", "general"],
    ["wealth", "general", "spirit"],
    ["ghost", "earth", "human"],
  ];
  return rules.filter(([, one, other]) => controls(one, other)).map(([motion]) => motion);
}

const STATE_POINTS: Readonly<Record<SeasonState, number>> = {
  thriving: 14,
  assisted: 10,
  resting: -2,
  confined: -8,
  dormant: -12,
};

/** How a board stands, 10 to 90: the useful place by season, by what the others do to it, and by void. The weights are a model. */
export function scoreOf(board: Board, { day, month }: Ground): number {
  const phases = phasesOf(board);
  const { seat } = useOf(board);
  const state = stateInSeason(phases[seat], month);
  const done = (Object.keys(phases) as Seat[])
    .filter((one) => one !== seat)
    .map((one) => phaseRelation(phases[one], phases[seat]));
  const points = done.reduce(
    (sum, one) =>
      sum + (one === "generates" ? 8 : one === "controls" ? -9 : one === "same" ? 3 : 0),
    STATE_POINTS[state],
  );
  const motions = motionsOf(phases);
  const moved =
    (motions.includes("wealth") ? 5 : 0) +
    (motions.includes("thief") ? -5 : 0) +
    (motions.includes("ghost") ? -6 : 0);
  const hollow = isVoid(board, seat, day) ? -12 : 0;
  return Math.min(90, Math.max(10, 50 + points + moved + hollow));
}

/** Whether the branch of a place is void in the day's ten; the stem above has none. */
export function isVoid(board: Board, seat: Seat, day: StemBranch): boolean {
  const voids = voidBranchesOf(day).map(({ index }) => index);
  const branches: Readonly<Record<Seat, number | null>> = {
    human: null,
    spirit: board.spirit.pair.branch.index,
    general: board.general.pair.branch.index,
    earth: board.earth,
  };
  const at = branches[seat];
  return at !== null && voids.includes(at);
}
