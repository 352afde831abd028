/** Runs a prepared call: lends it what it needs, writes its answer out, remembers it where it is pure. */
import {
  invoke,
  PluginFault,
  textKeyOf,
  type AnyProcedure,
  type Asked,
  type AskOutcome,
  type Prepared,
  type Registered,
  type Surroundings,
} from "../plugins/mod.ts";
import type { AnswerCache, KnownAnswer } from "./answer_cache.ts";
import type { SlowCalls } from "./apart/slow.ts";
import type { Members } from "./call_members.ts";
import type { Drawn, DrawRecord } from "./draws/mod.ts";
import type { Narrator } from "./narrator.ts";
import { shareTeller, type Tell } from "./stream.ts";
import { followText } from "./stream_text.ts";
import type { Trace } from "./trace.ts";

export interface Call {
  readonly registered: Registered;
  /** The answer, where the same text has been answered before. */
  readonly known?: KnownAnswer | undefined;
  /** Parses the input; called only where the answer is not known. */
  readonly readInput?: () => unknown;
  /** Text of the request, under which a pure answer is kept; none in a batch. */
  readonly cacheKey?: string;
  /** Whether the answer of that text is the one that is stored; asked once the input has been read. */
  readonly mayCache?: () => boolean;
  /** Whether the picture is drawn even where the input does not ask for it. */
  readonly withPicture?: boolean;
  /** Names of the saved persons in its input. */
  readonly about?: string;
  readonly request: Request;
  readonly trace: Trace;
  /** Told of its progress, where the answer is streamed. */
  readonly tell?: Tell;
  /** Aborted when the reader of a stream has gone. */
  readonly gone?: AbortSignal;
  /** Stands for `gone` and the request's own signal where somebody else decides when the work is to stop. */
  readonly attention?: AbortSignal;
  /** Position in a batch, which makes the idempotency keys of its calls differ. */
  readonly part?: number;
}

/** A call that has run and is still to be paid for. */
export interface Finished {
  /** JSON text of `{ result: { data } }`. */
  readonly body: string;
  readonly points: number;
  /** How many more calls it counts as against a rate, for the runs that its omitted inputs cost. */
  readonly work: number;
}

/** Runs that count as one call: they are checked, and neither put into words nor charged. */
const RUNS_PER_CALL = 8;

export interface RunnerDeps {
  readonly narrator: Narrator | null;
  readonly members: Members;
  /** How a member of a blend is asked. */
  readonly ask: (name: string, asked: Asked) => AskOutcome;
  readonly procedureOf: (name: string) => AnyProcedure | undefined;
  readonly cache: AnswerCache;
  /** Where slow calls run; left out, all run here. */
  readonly slow?: SlowCalls | undefined;
  /** How long a `run` may take, ms; a blend has `blendLimitMs`. */
  readonly runLimitMs: number;
  readonly blendLimitMs: number;
}

export interface Runner {
  /** Whether the points are held while it runs: a model writes, or others are called. */
  isLong(procedure: AnyProcedure): boolean;
  /** How long its `run` may take, ms. */
  limitMs(procedure: AnyProcedure): number;
  /**
   * Runs it.
   *
   * @param now the clock of the call, ms since the epoch
   * @param draw told in the reading of a draw, so that anyone can draw again
   * @throws {Refusal} a declared refusal of the tradition
   * @throws {PluginFault} it threw, hung, broke its word or asked for more than its price
   */
  run(call: Call, prepared: Prepared, now: number, draw?: Drawn): Promise<Finished>;
}

/** Aborted when nobody waits for the answer any more. */
export function goneOf({ request, gone, attention }: Call): AbortSignal {
  if (attention) return attention;
  return gone ? AbortSignal.any([gone, request.signal]) : request.signal;
}

/** Makes the runner. */
export function createRunner(deps: RunnerDeps): Runner {
  const { narrator, members, cache, slow } = deps;
  const limitMs = ({ kind }: AnyProcedure) =>
    kind === "blend" ? deps.blendLimitMs : deps.runLimitMs;
  return {
    isLong: ({ kind, narrated }) => kind === "blend" || (narrated === true && narrator !== null),
    limitMs,
    async run(call, prepared, now, draw) {
      const { registered, cacheKey, tell } = call;
      const { procedure, plugin } = registered;
      const streamed = tell && followText(tell);
      const heard = tell && shareTeller(tell);
      const around: Surroundings = {
        now,
        ...(heard ? { heard } : {}),
        plugin,
        runLimitMs: limitMs(procedure),
        procedureOf: deps.procedureOf,
        ask: deps.ask,
        call: members(procedure, now, () => ({ gone: goneOf(call), ...(tell ? { tell } : {}) })),
        ...(narrator
          ? {
              write: (...brief) =>
                narrator.write(...brief, {
                  gone: goneOf(call),
                  ...(streamed ? { tell: streamed.piece } : {}),
                }),
            }
          : {}),
      };
      const here = () => invoke(prepared, around);
      const isOurs = narrator === null || procedure.narrated !== true;
      const { answer, points, pure, triedRuns } = await (slow && isOurs
        ? slow.run(prepared, { now, limitMs: limitMs(procedure), heard }, here)
        : here());
      if (draw)
        Object.assign(answer["reading"] as object, { draw: recordOf(draw, procedure, now) });
      if (points > prepared.points) {
        const reason = `asks ${points} points for a call priced ${prepared.points}`;
        throw new PluginFault(procedure.name, reason);
      }
      const written = answer[textKeyOf(procedure)] as
        { text: string; fallback?: string } | undefined;
      streamed?.settle(written?.text, written?.fallback);
      const body = `{"result":{"data":${JSON.stringify(answer)}}}`;
      if (pure && cacheKey !== undefined && call.mayCache?.() !== false) {
        const input = call.readInput?.();
        cache.set(cacheKey, { registered, body: new Blob([body]), points, input });
      }
      return { body, points, work: Math.floor(triedRuns / RUNS_PER_CALL) };
    },
  };
}

function recordOf({ input, reveal }: Drawn, procedure: AnyProcedure, now: number): DrawRecord {
  return {
    input,
    ...(procedure.needs?.includes("now") ? { asOf: new Date(now).toISOString() } : {}),
    ...(reveal ? { commitment: reveal } : {}),
  };
}
