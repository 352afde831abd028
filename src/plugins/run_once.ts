/** The second stage of a call: one run of a procedure under its time limit, its output checked. */
import type { TSchema } from "@sinclair/typebox";
import type { Asked } from "./asked.ts";
import type {
  AnyProcedure,
  AskOutcome,
  CallOutcome,
  Capabilities,
  Give,
  Need,
} from "./contract.ts";
import { createBreather, type HearShare } from "./breathe.ts";
import { checkerOf } from "./check_input.ts";
import type { Civils } from "./civil_input.ts";
import { InputError, PluginFault, Refusal, refusalOfRange } from "./errors.ts";
import { seededRandom } from "./random.ts";
import { loadedWork, workOf } from "./work.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What the caller of a run lends it. */
export interface Lender {
  /** The present, ms since the epoch. */
  readonly now: number;
  /** Calls a member of a blend. */
  readonly call?: (name: string, input: Fields) => Promise<CallOutcome>;
  /** How a member of a blend is asked. */
  readonly ask?: (name: string, asked: Asked) => AskOutcome;
  /** Told how far a long calculation has come. */
  readonly heard?: HearShare;
  /** How long `run` may take before it counts as hanging, ms. */
  readonly runLimitMs?: number;
}

/** What one run is made from, beside what it is lent. */
export interface Run {
  readonly input: Fields;
  readonly civils: Civils;
  readonly seed: string | undefined;
  /** Told how far the run has come; what is tried beside the call itself tells nobody. */
  readonly heard?: HearShare | undefined;
}

const DEFAULT_RUN_LIMIT_MS = 10_000;

/**
 * Runs once and checks what came out.
 *
 * @throws {Refusal} a declared refusal
 * @throws {PluginFault} the procedure threw, hung, or returned something it did not declare
 */
export async function runOnce(
  procedure: AnyProcedure,
  { input, civils, seed, heard }: Run,
  lender: Lender,
): Promise<Fields> {
  const give = lend(procedure, { input, civils, seed, heard }, lender);
  const work = loadedWork(procedure) ?? (await workOf(procedure));
  const output = await guarded(procedure, () => {
    const running = work.run(Object.freeze({ ...input }), give) as unknown;
    return running instanceof Promise
      ? withinLimit(running, lender.runLimitMs ?? DEFAULT_RUN_LIMIT_MS, procedure.name)
      : running;
  });
  const check = checkerOf(procedure.output as TSchema);
  if (!check.Check(output)) {
    const first = check.Errors(output).First();
    throw new PluginFault(
      procedure.name,
      `returned an undeclared output at ${first?.path || "/"}: ${first?.message}`,
    );
  }
  return output as Fields;
}

/** Runs a part of a procedure; what it throws is a declared refusal or the procedure's fault. */
export async function guarded<T>(procedure: AnyProcedure, part: () => T | Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    throw faultOf(procedure, error);
  }
}

function faultOf(procedure: AnyProcedure, error: unknown): Error {
  if (error instanceof InputError || error instanceof PluginFault) return error;
  const beyond = refusalOfRange(error);
  if (beyond) return beyond;
  if (error instanceof Refusal) {
    if (procedure.refusals?.includes(error.code)) return error;
    return new PluginFault(procedure.name, `refused with undeclared code "${error.code}"`, {
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new PluginFault(procedure.name, `threw: ${reason}`, { cause: error });
}

function withinLimit<T>(running: Promise<T>, limitMs: number, name: string): Promise<T> {
  let timer: Timer | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PluginFault(name, `did not finish within ${limitMs} ms`)),
      limitMs,
    );
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(timer));
}

function lend(procedure: AnyProcedure, { civils, seed, heard }: Run, lender: Lender): Give<Need> {
  const powers: Partial<Capabilities> = {};
  const needs: readonly Need[] = procedure.needs ?? [];
  const { call, ask } = lender;
  // Read when it is asked for: an answer that never looks at the clock does not hang on it.
  if (needs.includes("now")) {
    Object.defineProperty(powers, "now", { get: () => lender.now, enumerable: true });
  }
  return Object.assign(powers, {
    civil(who?: "a" | "b") {
      const civil = civils[who ?? ""];
      if (!civil)
        throw new TypeError(
          `Cannot give a civil time: ${procedure.name} reads none at "${who ?? ""}"`,
        );
      return civil;
    },
    breathe: createBreather(heard),
    ...(needs.includes("random") && seed !== undefined ? { random: seededRandom(seed) } : {}),
    ...(needs.includes("call") && call ? { call, ask } : {}),
  }) as Give<Need>;
}
