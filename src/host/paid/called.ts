/** What a call comes to: its answer, what was charged for it, and the headers that say so. */
import {
  maySeeBalance,
  type Caller,
  type KeptAnswer,
  type WalletService,
} from "../../wallet/contract.ts";
import type { KnownAnswer } from "../answer_cache.ts";
import type { Priced } from "../read_call.ts";

export type Headers = Readonly<Record<string, string>>;

/** A finished call. */
export interface Called {
  readonly status: number;
  /** JSON text of `{ result: { data } }`. */
  readonly body: string | Blob;
  /** Points charged, by this request or by the first one with its idempotency key. */
  readonly points: number;
  readonly replayed: boolean;
  /** Balance afterwards, where the caller may see it. */
  readonly balance: number | undefined;
  readonly headers: Headers;
}

export const NO_HEADERS: Headers = {};

export function called(
  body: string | Blob,
  points: number,
  balance: number | undefined,
  rate: Headers,
): Called {
  const headers: Record<string, string> = { ...rate, "x-points-charged": String(points) };
  if (balance !== undefined) headers["x-points-balance"] = String(balance);
  return { status: 200, body, points, replayed: false, balance, headers };
}

/** The known answer of a call that costs nothing. */
export function repeatFree(known: Pick<KnownAnswer, "body">): Called {
  return called(known.body, 0, undefined, NO_HEADERS);
}

/** The answer that the first call with its idempotency key got. */
export async function replay(
  wallet: WalletService,
  caller: Caller,
  answer: KeptAnswer,
  rate: Headers,
): Promise<Called> {
  const balance = maySeeBalance(caller) ? (await wallet.balance(caller)).balance : undefined;
  const again = { ...rate, "idempotency-replayed": "true" };
  const kept = called(answer.body, answer.points, balance, again);
  return { ...kept, status: answer.status, replayed: true };
}

/** The price and what the caller has, with nothing run and nothing moved. */
export async function quote(
  wallet: WalletService,
  caller: Caller,
  { points, prepared }: Priced,
  rate: Headers,
): Promise<Called> {
  const price = { dryRun: true, procedure: prepared.procedure.name, price: points };
  if (!maySeeBalance(caller)) return called(envelope(price), 0, undefined, rate);
  const { balance, available } = await wallet.balance(caller);
  const shortfall = Math.max(0, points - available);
  return called(envelope({ ...price, balance, available, shortfall }), 0, balance, rate);
}

export function envelope(data: unknown): string {
  return JSON.stringify({ result: { data } });
}

export function shown(caller: Caller, balance: number): number | undefined {
  return maySeeBalance(caller) ? balance : undefined;
}
