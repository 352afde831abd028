/** Auspex itself, by its public interface. */
import { Glob } from "bun";
import { join } from "node:path";
import type { Adapter } from "../adapter.ts";
import { askJson, type Kind } from "../target.ts";

const ADAPTERS = join(import.meta.dir, "../../../../tests/vectors/adapters");

/** Adapters of every file of cases that the service is asked. */
export async function auspexAdapters(): Promise<readonly Adapter[]> {
  const names = [...new Glob("*.{ts,js}").scanSync({ cwd: ADAPTERS })]
    .filter((name) => !/(_test\.ts|\.d\.ts)$/.test(name))
    .sort();
  const modules = await Promise.all(
    names.map((name) => import(join(ADAPTERS, name)) as Promise<{ adapters?: readonly Adapter[] }>),
  );
  return modules.flatMap((module) => module.adapters ?? []);
}

interface Answer {
  readonly result?: { readonly data: Record<string, unknown> };
  readonly error?: { readonly message: string };
}

export const auspex: Kind = {
  name: "auspex",
  about: "Auspex; --token is an API key or an OAuth token with enough points",
  adapters: auspexAdapters,
  async connect(url, token) {
    const systems = (await askJson(`${url}/api/v1/systems`, {})) as readonly { id: string }[];
    const names = new Set(systems.map(({ id }) => id));
    return {
      serves: (name) => names.has(name),
      async call(name, input) {
        const response = await fetch(`${url}/api/trpc/${name}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify({ json: input }),
          signal: AbortSignal.timeout(60_000),
        });
        const body = (await response.json()) as Answer;
        if (!body.result) throw new Error(body.error?.message ?? `status ${response.status}`);
        return body.result.data;
      },
    };
  },
};
