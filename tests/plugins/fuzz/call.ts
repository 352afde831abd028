/** One call of a procedure and what came of it. */
import {
  InputError,
  invoke,
  prepare,
  Refusal,
  type CallOutcome,
  type Registered,
  type Registry,
} from "../../../src/plugins/mod.ts";
import type { Input } from "./inputs.ts";

/** The present of every call. */
export const NOW = Date.UTC(2026, 0, 15, 4, 30);

/** The three outcomes that a caller may meet; anything else is thrown. */
export type Outcome =
  | { readonly kind: "answer"; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: "input error" | "refusal"; readonly error: InputError | Refusal };

/**
 * Calls a procedure as the host does.
 *
 * @throws whatever is neither an input error nor a declared refusal, of a member of a blend too
 */
export async function call(registry: Registry, one: Registered, input: Input): Promise<Outcome> {
  try {
    const prepared = prepare(one.procedure, input, NOW);
    const around = { now: NOW, plugin: one.plugin, call: memberOf(registry) };
    return { kind: "answer", answer: (await invoke(prepared, around)).answer };
  } catch (error) {
    if (error instanceof InputError) return { kind: "input error", error };
    if (error instanceof Refusal) return { kind: "refusal", error };
    throw error;
  }
}

function memberOf(registry: Registry) {
  return async function member(name: string, input: Input): Promise<CallOutcome> {
    const outcome = await call(registry, registry.procedures.get(name)!, input);
    if (outcome.kind === "answer") return { ok: true, name, answer: outcome.answer };
    const code = outcome.kind === "refusal" ? outcome.error.code : "invalid_input";
    return { ok: false, name, code, reason: outcome.error.message };
  };
}
