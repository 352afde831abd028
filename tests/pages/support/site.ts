/** The wallet on a port, with everything that pages need set up against doubles on this machine. */
import { buildWallet } from "../../../src/wallet/create_wallet.ts";
import type { Wallet } from "../../../src/wallet/mod.ts";
import type { WalletOptions } from "../../../src/wallet/options.ts";
import type { Host } from "../../wallet/support/stores.ts";

export interface Site {
  readonly origin: string;
  readonly wallet: Wallet;
  /** Answers of 500 and above, and errors in the log. */
  readonly faults: string[];
  /** Stops serving and the loops; the stores stay open for whoever opened them. */
  stop(): Promise<void>;
}

/** 32 bytes for webhook secrets in tests. */
export const WALLET_KEY = Buffer.alloc(32, 7).toString("base64");

/** Serves a host's wallet; `workers` runs its loops as in production. */
export async function openSite(host: Host, options: WalletOptions = {}): Promise<Site> {
  const faults: string[] = [];
  const wallet = await buildWallet(
    { ...host, closeStores: async () => {} },
    { workers: false, ...options },
  );
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const response = await wallet.routes.handle(request);
      if (response.status >= 500) {
        faults.push(
          `${request.method} ${new URL(request.url).pathname} answered ${response.status}`,
        );
      }
      return response;
    },
  });
  return {
    origin: `http://localhost:${server.port}`,
    wallet,
    faults,
    async stop() {
      await server.stop(true);
      await wallet.close();
    },
  };
}
