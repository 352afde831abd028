/** One caller at work: procedures are asked as any program asks them, and paid the same way. */
import { randomUUID } from "node:crypto";
import type { Registry } from "../../plugins/mod.ts";
import {
  maySeeBalance,
  type Caller,
  type Keeping,
  type WalletService,
  type WholeReading,
} from "../../wallet/contract.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Again } from "../kept/mod.ts";
import type { Recent } from "./recent.ts";
import { CallFailed, type Answered, type Asking, type Fields, type Session } from "./tool.ts";

export interface SessionDeps {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly recent: Recent;
  /** The handler of every call. */
  readonly rpc: (request: Request) => Response | Promise<Response>;
  /** Notified whom an inner call stands for. */
  readonly standsFor: (call: Request, outer: Request, caller: Caller | null) => void;
  readonly service: WalletService | null;
  readonly keeping: Keeping | null;
  readonly again: Again;
}

interface Envelope {
  readonly result?: { readonly data: Fields };
  readonly error?: { readonly message: string; readonly data: Fields };
}

/** What of a failed call a model is told. */
const TOLD = ["reason", "issues", "nearest", "refusal", "price", "balance", "shortfall"] as const;

/** Opens the session of one request. */
export function openSession(deps: SessionDeps, outer: Request, caller: Caller | null): Session {
  const { registry, catalogue, recent, service, keeping, again } = deps;

  async function ask(system: string, input: unknown, asking: Asking = {}): Promise<Answered> {
    const headers = new Headers({ "content-type": "application/json" });
    const authorization = outer.headers.get("authorization");
    if (authorization) headers.set("authorization", authorization);
    if (asking.dryRun) headers.set("x-dry-run", "true");
    else if (caller) headers.set("idempotency-key", asking.idempotencyKey ?? `mcp-${randomUUID()}`);
    const address = new URL(`/api/trpc/${encodeURIComponent(system)}`, outer.url);
    const body = JSON.stringify({ json: input });
    const call = new Request(address, { method: "POST", headers, body, signal: outer.signal });
    deps.standsFor(call, outer, caller);
    const response = await deps.rpc(call);
    const { result, error } = (await response.json()) as Envelope;
    if (error) {
      const told = TOLD.flatMap((key) => (key in error.data ? [[key, error.data[key]]] : []));
      const retryAfter = response.headers.get("retry-after");
      const waits = retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) };
      const facts = { ...(Object.fromEntries(told) as Fields), ...waits };
      throw new CallFailed(error.message, error.data["httpStatus"] as number, facts);
    }
    const isReplay = response.headers.get("idempotency-replayed") === "true";
    const points = isReplay ? 0 : Number(response.headers.get("x-points-charged") ?? 0);
    const left = response.headers.get("x-points-balance");
    return { answer: result!.data, points, balance: left === null ? null : Number(left) };
  }

  async function readKept(readingId: string, picture: boolean): Promise<Fields | null> {
    const reading = (await keptOf(readingId)) ?? remembered(readingId);
    if (!reading) return null;
    const { data } = (JSON.parse(reading.body) as { result: { data: Fields } }).result;
    return picture ? again(reading, { lang: givenOf(data), picture }) : data;
  }

  /** Its owner alone may read what is kept, never a partner. */
  async function keptOf(readingId: string): Promise<WholeReading | null> {
    if (!keeping?.isOpen || !caller || caller.kind === "partner") return null;
    return keeping.readings.read(caller.userId, readingId);
  }

  /** A draw that is still remembered: it says all that makes it again. */
  function remembered(readingId: string): WholeReading | null {
    const answer = recent.get(caller, readingId);
    const { procedure, draw } = (answer?.["reading"] ?? {}) as {
      readonly procedure?: string;
      readonly draw?: { readonly input: Fields; readonly asOf?: string };
    };
    if (!answer || !draw || procedure === undefined) return null;
    const asOf = draw.asOf === undefined ? 0 : Date.parse(draw.asOf);
    return {
      id: readingId,
      readingId,
      reference: procedure,
      title: null,
      about: null,
      points: 0,
      createdAt: "",
      expiresAt: null,
      shared: false,
      share: null,
      body: JSON.stringify({ result: { data: answer } }),
      request: JSON.stringify({ input: draw.input, asOf }),
    };
  }

  return {
    registry,
    catalogue,
    caller,
    recent,
    ask,
    readKept,
    async balance() {
      if (!service || !caller || !maySeeBalance(caller)) return null;
      const { balance, held, available } = await service.balance(caller);
      return { balance, held, available };
    },
  };
}

function givenOf(data: Fields): string {
  return (data["lang"] as { readonly given?: string } | undefined)?.given ?? "en";
}
