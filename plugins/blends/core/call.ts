/** Calls the systems of a blend, all at once, and reads how each of them weighs. */
import {
  CONFIDENCE,
  type Asked,
  type AskOutcome,
  type CallOutcome,
  type MemberFailure,
  type MemberReply,
  type Weight,
} from "#sdk";
import { scoreWithout, stanceOf, voiceOf } from "./mean.ts";
import type { System, SystemId } from "./system.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a blend is lent to reach its systems. */
export interface Reach {
  ask(name: string, asked: Asked): AskOutcome;
  call(name: string, input: Fields): Promise<CallOutcome>;
}

/** One way to ask a system; several where roles were not given. */
export interface Way {
  readonly input: Fields;
  readonly assumed?: Readonly<Record<string, string>>;
}

/** One system and how to ask it, or why it cannot be asked. */
export interface Ask {
  readonly system: SystemId;
  readonly weight?: number;
  readonly ways: readonly Way[] | MemberFailure;
}

/**
 * Asks every system in its one way.
 *
 * @param weights of those that do not weigh 1
 */
export function askEach(
  systems: readonly SystemId[],
  asked: Asked,
  give: Reach,
  weights: Readonly<Partial<Record<SystemId, number>>> = {},
): readonly Ask[] {
  const { seed } = asked;
  return systems.map((system) => {
    const outcome = give.ask(system, seed ? { ...asked, seed: seedOf(seed, system) } : asked);
    const ways = outcome.ok ? [{ input: outcome.input }] : outcome;
    return { system, weight: weights[system] ?? 1, ways };
  });
}

/** Longest seed that a draw takes. */
const MAX_SEED = 128;

/** The seed of one system's draw: the blend's own with the system's name behind it. */
function seedOf(seed: string, system: SystemId): string {
  const tail = `/${system}`;
  return seed.slice(0, MAX_SEED - tail.length) + tail;
}

/** What was called. */
export interface Delivery {
  readonly systems: readonly System[];
  /** What those that answered did answer, in codes; the first way where there are several. */
  readonly answers: ReadonlyMap<SystemId, Fields>;
}

/** Calls all at once; the host lets a few run together and others in between. */
export async function callSystems(
  asks: readonly Ask[],
  call: Reach["call"],
): Promise<readonly System[]> {
  return (await deliverSystems(asks, call)).systems;
}

/** {@link callSystems} with the answers in codes. */
export async function deliverSystems(asks: readonly Ask[], call: Reach["call"]): Promise<Delivery> {
  const called = await Promise.all(asks.map((ask) => callOne(ask, call)));
  const voices = called.map(({ system }) => voiceOf(system));
  return {
    systems: called.map(({ system }) => ({
      ...system,
      scoreWithout: scoreWithout(voices, system.system),
    })),
    answers: new Map(
      called.flatMap(({ system, answer }) => (answer ? [[system.system, answer] as const] : [])),
    ),
  };
}

/** A system that stands for others like it, so that no mean without it is told. */
export function unranked(system: System): System {
  return { ...system, scoreWithout: null };
}

interface Called {
  readonly system: System;
  readonly answer?: Fields;
}

async function callOne(ask: Ask, call: Reach["call"]): Promise<Called> {
  const { system, weight = 1, ways } = ask;
  if (!isWays(ways)) return { system: failed(system, weight, ways) };
  const outcomes = await Promise.all(ways.map(({ input }) => call(system, input)));
  const broken = outcomes.find((outcome) => !outcome.ok);
  if (broken) return { system: failed(system, weight, broken) };
  const replies = outcomes as readonly MemberReply[];
  const [first] = replies as readonly [MemberReply];
  const weights = replies.map((reply) => reply.weight ?? SILENT);
  const score = meanOf(weights.map((weight) => weight.score));
  const confidence = score === null ? 0 : Math.min(...weights.map(confidenceOf));
  const delivered: System = {
    system,
    title: system,
    tradition: first.tradition,
    delivered: true,
    score,
    polarity: stanceOf(score, confidence),
    confidence,
    weight,
    scoring: {
      origin: weights[0]!.origin,
      testimonies: weights[0]!.testimonies.map((one) => ({ ...one, of: system })),
    },
    scoreWithout: null,
    readings:
      ways.length > 1
        ? ways.map(({ assumed = {} }, index) => ({ assumed, score: weights[index]!.score }))
        : [],
    version: first.version,
    data: first.shown,
    failure: null,
  };
  return { system: delivered, answer: first.answer };
}

function isWays(ways: Ask["ways"]): ways is readonly Way[] {
  return Array.isArray(ways);
}

/** How far a score is trusted: by where it comes from, times what the system states of itself. */
function confidenceOf({ origin, confidence }: Weight): number {
  return CONFIDENCE[origin] * confidence;
}

/** What a system that weighs nothing contributes. */
const SILENT: Weight = { origin: "none", score: null, confidence: 0, testimonies: [] };

/** The mean of the ways in which a system was asked, whole; null where none gave a score. */
export function meanOf(ways: readonly (number | null)[]): number | null {
  const scores = ways.flatMap((score) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

function failed(
  system: SystemId,
  weight: number,
  { tradition, code, with: params }: MemberFailure,
): System {
  return {
    system,
    title: system,
    tradition,
    delivered: false,
    score: null,
    polarity: null,
    confidence: 0,
    weight,
    scoring: { origin: null, testimonies: [] },
    scoreWithout: null,
    readings: [],
    version: null,
    data: null,
    failure: { code, of: system, ...(params ? { with: params } : {}) },
  };
}
