/** Hosts for tests: the fixture plugins, a fake wallet, and short ways to call and read. */
import { join } from "node:path";
import { createRegistry, discover, type Registry } from "../../src/plugins/mod.ts";
import { createHost, SILENT, type Host, type HostDeps } from "../../src/host/mod.ts";
import { createFakeWallet, KEY, type FakeWallet } from "./fake_wallet.ts";

/** Folder of the fixture plugins. */
export const FIXTURES = join(import.meta.dir, "fixtures/plugins");

/** The fixture plugins; throws when one of them is refused. */
export async function loadFixtures(): Promise<Registry> {
  const registry = createRegistry(await discover([FIXTURES]));
  if (registry.failed.length > 0) throw new Error(JSON.stringify(registry.failed, null, 2));
  return registry;
}

const registry = await loadFixtures();

export interface TestHost {
  readonly host: Host;
  readonly wallet: FakeWallet;
}

/** A host on the fixtures with a fake wallet of so many points. */
export function hostWith(points: number, deps: Partial<HostDeps> = {}): TestHost {
  const wallet = createFakeWallet(points);
  const standard = { registry, wallet, narrator: null, clock: Date, log: SILENT };
  return { host: createHost({ ...standard, ...deps }), wallet };
}

/** A request with the fake's whole key. */
export function request(path: string, init: RequestInit = {}): Request {
  const headers = { authorization: `Bearer ${KEY}`, ...(init.headers as Record<string, string>) };
  return new Request(`http://localhost${path}`, { ...init, headers });
}

/** GET /api/trpc/<name>?input=… */
export function query(name: string, input?: unknown, headers: Record<string, string> = {}) {
  const text = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return request(`/api/trpc/${name}${text}`, { headers });
}

/** POST /api/trpc/<name> with a JSON body. */
export function mutation(name: string, input: unknown, headers: Record<string, string> = {}) {
  return request(`/api/trpc/${name}`, {
    method: "POST",
    body: JSON.stringify(input),
    headers: { "content-type": "application/json", ...headers },
  });
}

/** The body of an answer as it is read by people who trust nothing: parsed, of any shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function bodyOf(response: Response): Promise<any> {
  return JSON.parse(await response.text());
}
