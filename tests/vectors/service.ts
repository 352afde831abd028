/** A host in this process that serves every plugin free, for reference cases. */
import { join } from "node:path";
import {
  createRegistry,
  discover,
  invoke,
  prepare,
  type CallOutcome,
} from "../../src/plugins/mod.ts";

export interface Service {
  serves(name: string): boolean;
  /** @throws {Error} with the message of the refusal or the fault */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** @param root folder of the repository */
export async function openService(root: string): Promise<Service> {
  const registry = createRegistry(await discover([join(root, "plugins")]));
  for (const { id, reasons } of registry.failed) {
    console.error(`plugins/${id} is not served: ${reasons.join("; ")}`);
  }
  const now = Date.now();
  async function call(name: string, input: Readonly<Record<string, unknown>>) {
    const one = registry.procedures.get(name);
    if (!one) throw new Error(`No procedure "${name}"`);
    const outcome = await invoke(prepare(one.procedure, JSON.parse(JSON.stringify(input)), now), {
      now,
      plugin: one.plugin,
      call: callMember,
    });
    return JSON.parse(JSON.stringify(outcome.answer)) as Record<string, unknown>;
  }
  async function callMember(
    name: string,
    input: Readonly<Record<string, unknown>>,
  ): Promise<CallOutcome> {
    try {
      return { ok: true, name, answer: await call(name, input) };
    } catch (error) {
      return { ok: false, name, code: "FAILED", reason: String(error) };
    }
  }
  return { serves: (name) => registry.procedures.has(name), call, close: async () => {} };
}
