/**
 * The process in which one folder runs: describes it, then answers one call after another, a line of JSON each. It is
 * given no environment and nothing of the host but the modules that every tradition may import.
 */
import {
  invoke,
  InputError,
  loadFolder,
  PluginFault,
  readCivils,
  Refusal,
} from "../../plugins/mod.ts";
import type { Prepared } from "../../plugins/mod.ts";
import { provideModules } from "../provide_modules.ts";
import { describe } from "./wire.ts";

/** What is asked of it. */
export interface Asking {
  /** Given back with the answer. */
  readonly ticket?: string;
  readonly name: string;
  readonly prepared: Omit<Prepared, "procedure" | "civils">;
  readonly now: number;
  readonly runLimitMs: number;
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
const say = (message: object) => void write(`${JSON.stringify(message)}\n`);

// What a folder prints is not mistaken for an answer.
for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};

async function serve(path: string, id: string): Promise<void> {
  await provideModules();
  const loaded = await loadFolder(path, id);
  if (!("plugin" in loaded)) return say({ failed: loaded.reasons });
  const { plugin } = loaded;
  if (plugin.procedures.some(({ kind, uses }) => kind === "blend" || (uses?.length ?? 0) > 0)) {
    const reason =
      "declares a blend, which calls others; a folder that runs apart cannot: name it in TRUSTED_PLUGINS_DIR once it is reviewed";
    return say({ failed: [reason] });
  }
  say({ described: await describe(plugin) });

  async function answer({ name, prepared, now, runLimitMs }: Asking): Promise<object> {
    const procedure = plugin.procedures.find((one) => one.name === name);
    if (!procedure)
      return { fault: { kind: "fault", message: "is not declared" } satisfies Failing };
    try {
      const civils = readCivils(procedure.reads, prepared.input, "caller");
      const around = { now, plugin, runLimitMs };
      return { outcome: await invoke({ ...prepared, procedure, civils }, around) };
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

const [path = "", id = ""] = process.argv.slice(2);
void serve(path, id);
