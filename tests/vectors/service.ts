/** A host in this process that serves every plugin free, for reference cases: they come in by HTTP. */
import { join } from "node:path";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";

export interface Service {
  serves(name: string): boolean;
  /** Schemas of the inputs of a procedure by their names; undefined where it is not served. */
  inputsOf(name: string): Readonly<Record<string, unknown>> | undefined;
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
  const clock = { now: () => Date.now() };
  const host = createHost({ registry, wallet: null, narrator: null, clock, log: SILENT });
  return {
    serves: (name) => registry.procedures.has(name),
    inputsOf: (name) => registry.procedures.get(name)?.procedure.input.properties,
    async call(name, input) {
      const request = new Request(`http://localhost/api/trpc/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ json: input }),
      });
      const body = (await (await host.handle(request)).json()) as {
        result?: { data: Record<string, unknown> };
        error?: { message: string };
      };
      if (!body.result) throw new Error(body.error?.message ?? "no result");
      return body.result.data;
    },
    close: async () => {},
  };
}
