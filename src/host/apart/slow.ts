/**
 * Slow calls run in a few processes of their own, so that what is quick does not wait behind them. Which calls are slow
 * is learned from how long they took: a procedure asked with the same fields of input takes about as long again.
 *
 * Blends stay with the host: it asks their members one after another and lets others in between two of them. So do draws,
 * whose answers are quick, and whatever a model writes, whose client is the host's.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { packedFiles } from "../../packed.ts";
import {
  InputError,
  PluginFault,
  Refusal,
  type AnyProcedure,
  type HearShare,
  type Outcome,
  type Prepared,
  type Registry,
} from "../../plugins/mod.ts";
import type { Asking, Failing } from "./answering.ts";
import { startSlow, type ApartProcess, type Limits } from "./process.ts";

/** A call is slow from here, ms. */
const SLOW_MS = 30;
/** It is judged by the quickest of so many: what else runs adds to a time, and never takes from it. */
const JUDGED = 3;
/** Shapes of calls that are remembered. */
const MOST_SHAPES = 5_000;
/** Calls that may wait for a process; what comes beyond runs in the host. */
const MOST_WAITING = 64;
/** After so long without a call a process is ended, ms: it holds the tables of what it has run. */
const IDLE_MS = 60_000;
/** What a call may take beyond its own limit, for loading its folder and its words, ms. */
const MARGIN_MS = 15_000;
const LIMITS: Limits = {
  memoryBytes: 1024 * 1024 * 1024,
  answerBytes: 32 * 1024 * 1024,
  loadMs: MARGIN_MS,
};

type Run = () => Promise<Outcome>;

/** When a call is made, how long its run may take, and who is told how far it is. */
export interface CallTerms {
  readonly now: number;
  readonly limitMs: number;
  readonly heard?: HearShare | undefined;
}

export interface SlowCalls {
  /** Runs a call where it belongs, and learns how long it took. */
  run(prepared: Prepared, at: CallTerms, here: Run): Promise<Outcome>;
  close(): void;
}

export interface SlowOptions {
  /** How many may run at once; 0: everything runs in the host. */
  readonly processes: number;
  /** The folder of our own that declares a procedure; undefined for any other. */
  readonly folderOf: (procedure: AnyProcedure) => string | undefined;
}

/** Makes it; no process is started before it is needed. */
export function createSlowCalls({ processes, folderOf }: SlowOptions): SlowCalls {
  const shapes = new Map<string, readonly number[]>();
  const idle: ApartProcess[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  /** Calls that run here at the moment: the time of one is known only where it ran alone. */
  let here = 0;
  let begun = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function note(shape: string, ms: number): void {
    const times = shapes.get(shape) ?? [];
    shapes.delete(shape);
    shapes.set(shape, [...times.slice(1 - JUDGED), ms]);
    if (shapes.size > MOST_SHAPES) shapes.delete(shapes.keys().next().value!);
  }

  function isSlow(shape: string): boolean {
    const times = shapes.get(shape) ?? [];
    return times.length === JUDGED && Math.min(...times) >= SLOW_MS;
  }

  async function runHere(shape: string, run: Run): Promise<Outcome> {
    const first = ++begun;
    const wasAlone = here++ === 0;
    const startedMs = performance.now();
    try {
      const outcome = await run();
      if (wasAlone && begun === first) note(shape, performance.now() - startedMs);
      return outcome;
    } finally {
      here--;
    }
  }

  async function turn(): Promise<void> {
    if (busy < processes) return void (busy += 1);
    await new Promise<void>((resume) => waiting.push(resume));
  }

  function done(): void {
    const next = waiting.shift();
    if (next) return next();
    busy -= 1;
    clearTimeout(resting);
    resting = setTimeout(endIdle, IDLE_MS);
    resting.unref();
  }

  function endIdle(): void {
    for (const one of idle.splice(0)) one.kill();
  }

  async function runApart(
    { procedure, input, places, points, today }: Prepared,
    folder: string,
    at: CallTerms,
  ): Promise<Awaited<ReturnType<ApartProcess["ask"]>>> {
    const { name } = procedure;
    await turn();
    try {
      let made = idle.pop();
      while (made && !made.isAlive()) made = idle.pop();
      made ??= startSlow(folder, LIMITS);
      const prepared = { input, places, points, today };
      const { now, limitMs: runLimitMs, heard } = at;
      const isHeard = heard !== undefined;
      const asking: Asking = { name, prepared, now, runLimitMs, folder, isHeard };
      const answer = await made.ask(asking, runLimitMs + MARGIN_MS, heard);
      idle.push(made);
      return answer;
    } catch (cause) {
      throw new PluginFault(name, (cause as Error).message, { cause });
    } finally {
      done();
    }
  }

  return {
    async run(prepared, at, run) {
      const { procedure, input } = prepared;
      const folder = processes === 0 ? undefined : folderOf(procedure);
      if (folder === undefined) return run();
      const shape = shapeOf(procedure, input);
      if (!isSlow(shape) || waiting.length >= MOST_WAITING) return runHere(shape, run);
      const { outcome, fault, ms } = await runApart(prepared, folder, at);
      if (fault !== undefined) throw thrownBy(procedure, fault as Failing);
      note(shape, ms as number);
      return outcome as Outcome;
    },
    close: endIdle,
  };
}

const OWN_FOLDERS = join(import.meta.dir, "../../../plugins");

/** Tells which of our own folders declares a procedure that may run apart. */
export function createFolderOf({ procedures }: Registry): SlowOptions["folderOf"] {
  const known = new Map<string, string | undefined>();
  const find = ({ name, kind, uses }: AnyProcedure) => {
    const id = procedures.get(name)?.plugin.id;
    if (id === undefined || kind !== "calculation" || (uses?.length ?? 0) > 0) return undefined;
    const folder = join(OWN_FOLDERS, id);
    const isOurs = packedFiles(folder)?.includes("mod.ts") ?? existsSync(join(folder, "mod.ts"));
    return isOurs ? folder : undefined;
  };
  return (procedure) => {
    if (!known.has(procedure.name)) known.set(procedure.name, find(procedure));
    return known.get(procedure.name);
  };
}

/** Its name and the fields that were asked with; of lists their length counts, too. */
function shapeOf({ name }: AnyProcedure, input: Prepared["input"]): string {
  const fields = Object.entries(input).map(([field, value]) =>
    Array.isArray(value) ? `${field}*${value.length}` : field,
  );
  return `${name}?${fields.sort().join("&")}`;
}

function thrownBy({ name }: AnyProcedure, failing: Failing): Error {
  if (failing.kind === "refusal") {
    return new Refusal(failing.code, failing.with as never, failing.details as never);
  }
  if (failing.kind === "input") return new InputError(failing.issues);
  return new PluginFault(name, failing.message);
}
