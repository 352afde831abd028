/** The four boards of a question with two outcomes, and what of them its own words decide. */
import type { Asked, CallOutcome } from "#sdk";
import { askEach, type Ask, type Reach } from "../core/call.ts";
import { matterIn } from "../core/matter.ts";
import { meanOf, voiceOf } from "../core/mean.ts";
import { momentFields, type Moment } from "../core/moment.ts";
import type { System, SystemId } from "../core/system.ts";
import { affirmativeOf, type Affirmative } from "./affirmative.ts";
import { liveHour } from "./live_hour.ts";
import { probabilityOf, round, strengthOf, type Signal } from "./probability.ts";
import { nameOf, normalise } from "./wording.ts";

/** The boards and their weights. */
export const BINARY_WEIGHTS = {
  "horary.judge": 0.3,
  "daLiuRen.calculate": 0.25,
  "qimen.calculate": 0.25,
  "liuyao.calculate": 0.2,
} as const satisfies Partial<Record<SystemId, number>>;
type Board = keyof typeof BINARY_WEIGHTS;
export const BINARY_BOARDS = Object.keys(BINARY_WEIGHTS) as readonly Board[];
/** The board that is the same for every question of one moment. */
export const SHARED_BOARD = "qimen.calculate" satisfies Board;

/** One question with two outcomes. */
export interface Binary {
  readonly question: string;
  readonly optionA: string;
  readonly optionB: string;
  readonly resolutionDate: string;
  readonly matter?: string | undefined;
}

/** What a question's words draw for it. */
export interface Drawn {
  /** Names the words and the moment; throws the coins. */
  readonly seed: string;
  /** The live hour of the Six Ren board, HH:MM. */
  readonly hour: string;
}

/** What words draw at a moment. */
export function drawnBy(words: readonly string[], moment: Moment): Drawn {
  const { date, time, timezone } = moment;
  const seed = nameOf([date, time, timezone, ...words]);
  return { seed, hour: liveHour(seed, moment) };
}

/** What a question draws; the order of its options changes nothing. */
export function drawnByQuestion(one: Binary, moment: Moment): Drawn {
  const options = [one.optionA, one.optionB].map(normalise).sort();
  return drawnBy([one.question, ...options, one.resolutionDate], moment);
}

/** A Six Ren board of the drawn hour: by the clock, so that the hour drawn is the hour cast. */
export function atLiveHour(asked: Asked, hour: string, give: Reach, weight: number): Ask {
  const at = { ...asked.at, time: hour };
  const [ask] = askEach(["daLiuRen.calculate"], { ...asked, at }, give);
  const { ways } = ask!;
  if (!(ways instanceof Array)) return { ...ask!, weight };
  return {
    ...ask!,
    weight,
    ways: ways.map(({ input }) => ({ input: { ...input, clock: "civil" } })),
  };
}

/** The matter of a question, as given or as its words name it however they are typed. */
export function matterOf({ question, matter }: Pick<Binary, "question" | "matter">): string {
  return matter ?? matterIn(normalise(question));
}

/** How the boards are asked for one question; without a place horary is not asked. */
export function binaryAsks(one: Binary, moment: Moment, give: Reach): readonly Ask[] {
  const { seed, hour } = drawnByQuestion(one, moment);
  const at = momentFields(moment);
  const asked = { at, question: one.question, matter: matterOf(one), seed };
  const boards = BINARY_BOARDS.filter(
    (board) => board !== "horary.judge" || moment.latitude !== null,
  );
  return boards.flatMap((board) => {
    const weight = BINARY_WEIGHTS[board];
    if (board === "daLiuRen.calculate") return [atLiveHour(asked, hour, give, weight)];
    // Cast without the question, so that one board serves a whole batch.
    const own = board === SHARED_BOARD ? { at } : asked;
    return askEach([board], own, give, BINARY_WEIGHTS);
  });
}

/**
 * A `call` that asks each system once for the same input. The words of the question are echoed by a board
 * and never judged, so that they make no difference here.
 */
export function callOnce(call: Reach["call"]): Reach["call"] {
  const known = new Map<string, Promise<CallOutcome>>();
  return (name, input) => {
    const { question: _question, ...judged } = input;
    const key = `${name}\n${JSON.stringify(judged)}`;
    const found = known.get(key) ?? call(name, input);
    known.set(key, found);
    return found;
  };
}

/** What the boards say of two outcomes. */
export interface Odds {
  readonly affirmative: Affirmative;
  /** Mean of the boards, 0 to 100; null where none answered. */
  readonly score: number | null;
  readonly probability: { readonly optionA: number; readonly optionB: number };
  readonly signal: Signal;
}

/** Odds of two outcomes from the boards that answered. */
export function oddsOf(one: Binary, systems: readonly System[]): Odds {
  const affirmative = affirmativeOf(one);
  const score = meanOf(systems.map(voiceOf));
  const yes = probabilityOf(score ?? 50);
  const no = round(1 - yes);
  const isA = affirmative.option === "optionA";
  const probability = { optionA: isA ? yes : no, optionB: isA ? no : yes };
  const strength = strengthOf(Math.max(yes, no));
  const leader = probability.optionA > probability.optionB ? one.optionA : one.optionB;
  const signal = { towards: strength === "none" ? null : leader, strength };
  return { affirmative, score: score === null ? null : round(score), probability, signal };
}
