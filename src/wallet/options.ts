/** What a wallet is made from; the host passes this to `createWallet`. */
import type { Clock } from "./clock.ts";
import type { FlowPages } from "./flow_pages.ts";
import type { Log } from "./log.ts";
import type { SendNotice } from "./notices/mod.ts";

export interface WalletOptions {
  /** PostgreSQL 15 or newer; left out, the wallet runs PGlite in `dataDir`. */
  readonly databaseUrl?: string;
  /** Schema of that database; default `public`. Each test names its own. */
  readonly schema?: string;
  /** Left out, locks and rates live in this process. */
  readonly redisUrl?: string;
  /** Folder of the embedded store; `memory:` keeps nothing. Default `.data/wallet`. */
  readonly dataDir?: string;
  /** A data folder to begin with when `dataDir` is `memory:`; tests migrate once and copy. */
  readonly snapshot?: Blob;
  /** Addresses, identity providers and secrets are read from these by `config.ts`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** Fills an array with random bytes of cryptographic quality. */
  readonly random?: (bytes: Uint8Array) => Uint8Array;
  readonly log?: Log;
  /** Whether this process sweeps holds, delivers webhooks and sends notices; default true. */
  readonly workers?: boolean;
  /** Whether the library is served on the same origin, so that the head of every page leads there. */
  readonly library?: boolean;
  /** The pages of consent and sign-in; default plain ones. */
  readonly pages?: FlowPages;
  /** Sends notices to users; default by mail where SMTP_URL is set. On the pages they stand in any case. */
  readonly sendNotice?: SendNotice;
  /** Id that problem bodies name; default a random one. */
  readonly requestId?: (request: Request) => string;
  /** Address of the client for rates and the audit log; default `unknown`. */
  readonly clientAddress?: (request: Request) => string;
}
