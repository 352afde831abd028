/** Calls outside the service, for checks: a procedure of a registry, blends with their members, at a fixed time. */
import { askMember, weightOf } from "./call_members.ts";
import {
  compute,
  InputError,
  invoke,
  prepare,
  Refusal,
  type CallOutcome,
  type Registered,
  type Registry,
  type Surroundings,
} from "../plugins/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The moment of every call. */
export const NOW = Date.UTC(2026, 0, 15, 4, 30);

/** The answer of a call. */
export async function callExample(
  registry: Registry,
  one: Registered,
  input: unknown,
): Promise<Record<string, unknown>> {
  const prepared = prepare(one.procedure, input, NOW);
  return (await invoke(prepared, surroundings(registry, one))).answer;
}

/**
 * Calls members of blends as the host does: what a member refuses is an outcome.
 *
 * @throws whatever is neither an input error nor a declared refusal
 */
export function memberCaller(registry: Registry) {
  return async function call(name: string, input: Fields): Promise<CallOutcome> {
    const { procedure, plugin, tradition } = registry.procedures.get(name)!;
    const common = { name, tradition: tradition.id };
    try {
      const prepared = prepare(procedure, input, NOW);
      const computed = await compute(prepared, plugin, { now: NOW, call });
      const { output: answer } = computed;
      const weight = await weightOf(procedure, answer);
      return { ok: true, ...common, version: plugin.version, answer, weight, shown: computed };
    } catch (error) {
      if (error instanceof InputError) return { ok: false, ...common, code: "invalid_input" };
      if (!(error instanceof Refusal)) throw error;
      return { ok: false, ...common, code: error.code, with: error.with };
    }
  };
}

/** What the host lends every call. */
export function surroundings(registry: Registry, { plugin }: Registered): Surroundings {
  return {
    now: NOW,
    plugin,
    call: memberCaller(registry),
    ask: (name, asked) => askMember(registry, name, asked),
    procedureOf: (name) => registry.procedures.get(name)?.procedure,
  };
}
