/**
 * Folders that nobody has reviewed: each runs in processes of its own, where a loop, a crash, a leak or a flood costs
 * the call that did it. The host has their declarations only.
 */
import {
  findManifestFaults,
  iconsIn,
  InputError,
  markApart,
  notPlain,
  PluginFault,
  Refusal,
  scanFolder,
  type AnyProcedure,
  type FailedPlugin,
  type InputIssue,
  type LoadedPlugin,
  type Outcome,
  type Plugin,
  type PluginFolder,
} from "../../plugins/mod.ts";
import type { Asking, Failing } from "./answering.ts";
import { Ended, LIMITS, startApart, type ApartProcess, type Limits } from "./process.ts";
import { revive, type Described } from "./wire.ts";

/** Calls of one folder that run at the same time; the rest wait their turn. */
const AT_ONCE = 2;
/** Calls of one folder that may wait. */
const MOST_WAITING = 32;
const DEFAULT_RUN_MS = 10_000;
/** What a call may take beyond its own limit, for its words and its way, ms. */
const MARGIN_MS = 500;

/** Loads a folder in a process of its own. */
export async function loadApart(
  { path, id }: PluginFolder,
  limits: Limits = LIMITS,
): Promise<LoadedPlugin | FailedPlugin> {
  const scanned = scanFolder(path, id);
  if (scanned.length > 0) return { id, reasons: scanned };
  const crew = createCrew(path, id, limits);
  let plugin: Plugin;
  try {
    plugin = revive(await crew.describe());
  } catch (cause) {
    return {
      id,
      reasons:
        cause instanceof Refused ? cause.reasons : [`plugins/${id}: ${(cause as Error).message}`],
    };
  }
  const faults = findManifestFaults(id, plugin);
  if (faults.length > 0) return { id, reasons: faults };
  for (const procedure of plugin.procedures) {
    markApart(procedure, async (prepared, { now, runLimitMs = DEFAULT_RUN_MS }) => {
      const { input, places, points, today } = prepared;
      const asking: Asking = {
        name: procedure.name,
        prepared: { input, places, points, today },
        now,
        runLimitMs,
      };
      return outcomeOf(procedure, await crew.ask(procedure.name, asking, runLimitMs + MARGIN_MS));
    });
  }
  return iconsIn(path, id, plugin);
}

class Refused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join("\n"));
  }
}

type Message = Readonly<Record<string, unknown>>;

/** The processes of a folder: made when they are needed, and again after they were ended. */
function createCrew(path: string, id: string, limits: Limits) {
  const idle: ApartProcess[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;

  async function start(): Promise<[ApartProcess, Message]> {
    const made = startApart(path, id, limits);
    return [made, await made.ask(null, limits.loadMs)];
  }

  async function turn(): Promise<void> {
    if (busy < AT_ONCE) return void (busy += 1);
    if (queue.length >= MOST_WAITING) throw new Ended("has too many calls that wait");
    await new Promise<void>((resume) => queue.push(resume));
  }

  function done(): void {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async describe(): Promise<Described> {
      const [made, { failed, described }] = await start();
      if (Array.isArray(failed)) {
        made.kill();
        throw new Refused(failed.map(String));
      }
      idle.push(made);
      return described as Described;
    },
    async ask(name: string, message: object, limitMs: number): Promise<Message> {
      try {
        await turn();
      } catch (cause) {
        throw new PluginFault(name, (cause as Error).message, { cause });
      }
      try {
        let made = idle.pop();
        while (made && !made.isAlive()) made = idle.pop();
        made ??= (await start())[0];
        const answer = await made.ask(message, limitMs);
        idle.push(made);
        return answer;
      } catch (cause) {
        throw new PluginFault(name, (cause as Error).message, { cause });
      } finally {
        done();
      }
    },
  };
}

/**
 * What a process answered, looked at as anything from outside is.
 *
 * @throws what the folder threw, or a PluginFault
 */
function outcomeOf({ name, refusals }: AnyProcedure, { outcome, fault }: Message): Outcome {
  const failing = fault as Failing | undefined;
  if (failing?.kind === "refusal" && refusals?.includes(failing.code)) {
    throw new Refusal(failing.code, failing.with as never, failing.details as never);
  }
  if (failing?.kind === "input" && Array.isArray(failing.issues)) {
    throw new InputError(failing.issues as readonly InputIssue[]);
  }
  if (failing) {
    const { message = "refused with an undeclared code" } = failing as { message?: string };
    throw new PluginFault(name, String(message));
  }
  const { answer, points, pure, triedRuns } = Object(outcome) as Outcome;
  if (typeof answer !== "object" || answer === null || !Number.isInteger(points) || points < 0) {
    throw new PluginFault(name, "answered what is no answer");
  }
  const picture = (answer["picture"] as { svg?: unknown } | string | undefined) ?? "";
  const svg = typeof picture === "string" ? picture : JSON.stringify(picture);
  const found = notPlain(svg);
  if (found) throw new PluginFault(name, `drew more than a drawing: ${found}`);
  return { answer, points, pure: pure === true, triedRuns: Number(triedRuns) || 0 };
}
