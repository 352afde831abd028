/** A known caller, as every part of the wallet and the host pass it on. */

/** How the caller proved who they are. */
export type CallerKind = "api-key" | "partner" | "identity" | "sign-in" | "publishable";

/** A known caller. It is proof of the moment of `authenticate`; do not keep it between requests. */
export interface Caller {
  readonly kind: CallerKind;
  readonly userId: number;
  readonly accountId: number;
  /** Set for `api-key`. */
  readonly apiKeyId?: number;
  /** Set for `partner`: the OAuth client and the token pair. */
  readonly partnerId?: number;
  readonly tokenId?: number;
  /** `deduct`, `balance`; every kind but `partner` and `publishable` has both. */
  readonly scopes: readonly string[];
  /** Requests a minute of this key or token; while a plan's quota lasts, at least the plan's. */
  readonly requestsPerMinute: number;
  /** The active plan and what is left of its monthly calls; past 0 the rate is that of no plan. */
  readonly plan?: { readonly id: string; readonly callsLeft: number };
  /** Safe for logs: `at_live_AbC1…9xYz`, `partner 7 token 12`. */
  readonly label: string;
}

/** Whether a balance may be shown to this caller: a partner needs the scope `balance`. */
export function maySeeBalance(caller: Caller): boolean {
  return caller.scopes.includes("balance");
}
