import type { AnyProcedure } from "#sdk";
import { invoke, prepare } from "../../../src/plugins/mod.ts";

/** An answer as tests read it: any field may be asked for. */
// deno-lint-ignore no-explicit-any
export type Answer = any;

/** Calls a procedure as the host does, at a fixed present. */
export async function ask(
  procedure: AnyProcedure,
  input: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const now = Date.UTC(2024, 5, 15, 4, 0, 0);
  const plugin = { id: "chinese", version: "1.0.0" };
  return (await invoke(prepare(procedure, input, now), { now, plugin })).answer;
}
