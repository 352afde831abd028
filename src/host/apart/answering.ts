/** What a process of calls does: it reads a call a line, runs it, and writes its outcome in a line. */
import { InputError, invoke, PluginFault, readCivils, Refusal } from "../../plugins/mod.ts";
import type { Plugin, Prepared } from "../../plugins/mod.ts";

/** What is asked of it. */
export interface Asking {
  /** Given back with the answer. */
  readonly ticket?: string;
  readonly name: string;
  readonly prepared: Omit<Prepared, "procedure" | "civils">;
  readonly now: number;
  readonly runLimitMs: number;
  /** Whether somebody wants to know how far it is. */
  readonly isHeard?: boolean;
  /** Path of the folder that declares it, where the process serves several. */
  readonly folder?: string;
}

/** What went wrong with a call, as it crosses over. */
export type Failing =
  | {
      readonly kind: "refusal";
      readonly code: string;
      readonly with: object;
      readonly details?: object;
    }
  | { readonly kind: "input"; readonly issues: InputError["issues"] }
  | { readonly kind: "fault"; readonly message: string };

const write = process.stdout.write.bind(process.stdout);

/** Writes a line to the host. */
export function say(message: object): void {
  write(`${JSON.stringify(message)}\n`);
}

/** From now on what a folder prints is not mistaken for an answer. */
export function beQuiet(): void {
  for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};
}

/** Ends this process when the host has gone, from a thread that an endless loop of the folder does not hold up. */
export function endWithHost(): void {
  const watch = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, "SIGKILL");
  }, 500)`;
  new Worker(URL.createObjectURL(new Blob([watch], { type: "text/javascript" })));
}

/** Answers until nobody asks any more, then ends this process. */
export async function answerAll(pluginOf: (asking: Asking) => Promise<Plugin>): Promise<never> {
  async function answer(asking: Asking): Promise<object> {
    const { name, prepared, now, runLimitMs, isHeard, ticket } = asking;
    const heard = (share: number) => say({ share, ticket });
    try {
      const plugin = await pluginOf(asking);
      const procedure = plugin.procedures.find((one) => one.name === name);
      if (!procedure) throw new PluginFault(name, "is not declared");
      const civils = readCivils(procedure.reads, prepared.input, "caller");
      const startedMs = performance.now();
      const around = { now, plugin, runLimitMs, ...(isHeard ? { heard } : {}) };
      const outcome = await invoke({ ...prepared, procedure, civils }, around);
      return { outcome, ms: performance.now() - startedMs };
    } catch (error) {
      return { fault: failingOf(error) };
    }
  }

  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of Bun.stdin.stream()) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n")) {
      const asking = JSON.parse(text.slice(0, end)) as Asking;
      text = text.slice(end + 1);
      say({ ...(await answer(asking)), ticket: asking.ticket });
    }
  }
  // Whoever asked has gone.
  process.exit(0);
}

function failingOf(error: unknown): Failing {
  if (error instanceof Refusal) {
    const { code, details } = error;
    return { kind: "refusal", code, with: error.with, ...(details ? { details } : {}) };
  }
  if (error instanceof InputError) return { kind: "input", issues: error.issues };
  if (error instanceof PluginFault) {
    return { kind: "fault", message: error.message.replace(`${error.procedure}: `, "") };
  }
  return {
    kind: "fault",
    message: `threw: ${error instanceof Error ? error.message : String(error)}`,
  };
}
