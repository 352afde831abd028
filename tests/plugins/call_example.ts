/** Calls a procedure of a registry, blends with their members, at a fixed time. */
import {
  compute,
  invoke,
  prepare,
  type AnyProcedure,
  type CallOutcome,
  type Registered,
  type Registry,
} from "../../src/plugins/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The moment of every call. */
export const NOW = Date.UTC(2026, 0, 15, 4, 30);

/** The answer of a call. */
export async function callExample(
  registry: Registry,
  { procedure, plugin }: Registered,
  input: unknown,
): Promise<Record<string, unknown>> {
  const { answer } = await invoke(prepare(procedure, input, NOW), {
    now: NOW,
    plugin,
    call: memberCaller(registry),
    ask: (name, asked) => registry.procedures.get(name)!.procedure.asks?.(asked) ?? {},
    procedureOf: (name) => registry.procedures.get(name)?.procedure,
  });
  return answer;
}

function memberCaller(registry: Registry) {
  return async function call(name: string, input: Fields): Promise<CallOutcome> {
    const { procedure, plugin, tradition } = registry.procedures.get(name)!;
    const computed = await compute(prepare(procedure, input, NOW), plugin, {
      now: NOW,
      call,
    });
    const { output: answer } = computed;
    const weight = procedure.weighs && {
      origin: procedure.weighs.origin,
      confidence: 1,
      ...procedure.weighs.read(answer),
    };
    const common = { name, tradition: tradition.id, version: plugin.version };
    return { ok: true, ...common, answer, weight, shown: computed };
  };
}

/** The input with a seed where the procedure draws, so that it can be repeated. */
export function repeatable(procedure: AnyProcedure, input: Fields): Fields {
  return procedure.needs?.includes("random") && !("seed" in input)
    ? { ...input, seed: "conformance" }
    : input;
}
