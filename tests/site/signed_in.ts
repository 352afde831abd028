/** The site over a real wallet on the embedded store, and people who are signed in to it. */
import { createHost, SILENT, type Host, type HostDeps, type Log } from "../../src/host/mod.ts";
import type { WalletOptions } from "../../src/wallet/options.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import type { Core } from "../../src/wallet/core.ts";
import { openStores } from "../../src/wallet/stores.ts";
import type { Keeping } from "../../src/wallet/contract.ts";
import { signIn } from "../wallet/support/oauth.ts";
import { makeUser, type TestUser } from "../wallet/support/people.ts";
import { migratedSnapshot } from "../wallet/support/snapshot.ts";
import { registry } from "./support.ts";

export const WALLET_KEY = Buffer.alloc(32, 7).toString("base64");

/** Somebody with an account, a key and a browser. */
export interface Somebody extends TestUser {
  /** `Cookie` header of their browser. */
  readonly cookie: string;
  /** `Authorization` header of their programs. */
  readonly bearer: string;
}

export interface House {
  readonly host: Host;
  readonly core: Core;
  readonly keeping: Keeping;
  somebody(points?: number): Promise<Somebody>;
  /** Asks over HTTP in memory; a path or a whole request. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Opens a host over every plugin and a wallet in memory. */
export async function openHouse(
  options: WalletOptions = {},
  hostDeps: Partial<HostDeps> = {},
): Promise<House> {
  const env = { WALLET_KEY };
  const stores = await openStores({
    dataDir: "memory:",
    snapshot: await migratedSnapshot(),
    env,
    ...options,
  });
  const wallet = await buildWallet(stores, { workers: false });
  const log: Log = process.env["SHOW_ERRORS"] ? { ...SILENT, error: console.error } : SILENT;
  const host = createHost({ registry, wallet, narrator: null, clock: Date, log, ...hostDeps });
  const { core } = stores;
  return {
    host,
    core,
    keeping: wallet.keeping,
    async somebody(points = 1000) {
      const user = await makeUser(core, points);
      const bearer = `Bearer ${user.apiKey}`;
      return { ...user, cookie: await signIn(core, user), bearer };
    },
    ask: async (path, init) => host.handle(new Request(`http://localhost${path}`, init)),
    close: () => wallet.close(),
  };
}
