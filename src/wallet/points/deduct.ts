/** `POST /api/v1/points/deduct`: checks in the order size, type, token, JSON, scope, fields, key, funds. */
import type { Caller, Charge, RateHeaders, WalletService } from "../contract.ts";
import { allowancesOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import { countToken } from "../token_rate.ts";
import { badRequest, json, parseJson, readBearer, readRaw, toObject } from "../http/mod.ts";
import type { BadRequest } from "../http/mod.ts";
import {
  AccountFrozen,
  InsufficientPoints,
  InsufficientScope,
  InvalidToken,
  KeyReused,
} from "../errors.ts";
import type { Context } from "../http/mod.ts";
import { requireDeductScope } from "../ledger/mod.ts";
import type { Deduction, Deductions, DeductOutcome } from "../ledger/mod.ts";
import { hashSecret, readSecret } from "../secrets/mod.ts";
import { readDeduction } from "./deduct_fields.ts";

export interface DeductDeps {
  readonly core: Core;
  readonly service: Pick<WalletService, "authenticate" | "rateLimit">;
  readonly deductions: Deductions;
  /** Charges the owner himself (legacy flow). */
  readonly chargeOwner: (
    caller: Caller,
    deduction: Omit<Deduction, "tokenHash">,
  ) => Promise<Charge>;
  /** Finds the user of the legacy flow; null when it is off or the proof is wrong. */
  readonly readLegacy: (body: Record<string, unknown>) => Promise<Caller | null>;
  /** Tells a partner's subscribed endpoint at once; true when it answered 2xx in time. */
  readonly notify: (transactionId: string, replayed: boolean) => Promise<boolean>;
}

type Handler = (context: Context) => Promise<Response>;

/** Creates the handler. */
export function createDeduct(deps: DeductDeps): Handler {
  return async (context) => {
    const { request } = context;
    const { bytes } = await readRaw(request, ["application/json"]);
    const authorization = request.headers.get("authorization");
    const { attempts, settings } = deps.core;
    const charged = await attempts.attempt(
      allowancesOf(settings, context.address),
      () =>
        authorization === null
          ? deductForOwner(deps, request, bytes)
          : deductForPartner(deps, request, authorization, bytes),
      { failsBy: (cause) => cause instanceof InvalidToken },
    );
    // Its caller is known by now: a slow endpoint of his takes no place among those who are not.
    const { transactionId, replayed, isPartners } = charged;
    return answer(charged, isPartners && (await deps.notify(transactionId, replayed)));
  };
}

/** A charge that stands. */
interface Charged extends Charge {
  /** Whether a partner made it, who may have asked to be told. */
  readonly isPartners: boolean;
  readonly rate: RateHeaders;
}

async function deductForPartner(
  deps: DeductDeps,
  request: Request,
  authorization: string,
  bytes: Uint8Array,
): Promise<Charged> {
  const { core, deductions } = deps;
  const token = readBearer(authorization);
  if (readSecret(token) !== "access") throw new InvalidToken(true);
  const tokenHash = hashSecret(token);
  const rate = await countToken(core, tokenHash);
  const deduction = await readFields(deps, request, bytes);
  const outcome = await deductions.deduct({ ...deduction, tokenHash });
  if (outcome.status !== "ok" && outcome.status !== "replay") {
    throw toError(deduction.amount, outcome);
  }
  return {
    transactionId: outcome.txn!,
    points: outcome.amount!,
    newBalance: outcome.newBalance!,
    replayed: outcome.status === "replay",
    isPartners: true,
    rate,
  };
}

/** A body that cannot be used is only told to a caller whose token is good. */
async function readFields(
  { service }: DeductDeps,
  request: Request,
  bytes: Uint8Array,
): Promise<Omit<Deduction, "tokenHash">> {
  let isObject = false;
  try {
    const body = toObject(parseJson(bytes));
    isObject = true;
    if (body.privyId !== undefined || body.sessionToken !== undefined) throw twoProofs();
    return readDeduction(body, request.headers.get("idempotency-key"));
  } catch (cause) {
    const caller = await service.authenticate(
      request.headers.get("authorization"),
      undefined,
      request.url,
    );
    if (isObject) requireDeductScope(caller);
    throw cause;
  }
}

function twoProofs(): BadRequest {
  return badRequest("privyId", (say) => say.twoProofs);
}

function toError(amount: number, { status, available }: DeductOutcome): Error {
  if (status === "invalid_token") return new InvalidToken(true);
  if (status === "insufficient_scope") return new InsufficientScope("deduct");
  if (status === "mismatch") return new KeyReused();
  if (status === "frozen") return new AccountFrozen();
  return new InsufficientPoints(amount, available);
}

async function deductForOwner(
  { readLegacy, service, chargeOwner }: DeductDeps,
  request: Request,
  bytes: Uint8Array,
): Promise<Charged> {
  const body = readQuietly(bytes);
  const claimed = body?.privyId !== undefined || body?.sessionToken !== undefined;
  const caller = body === null || !claimed ? null : await readLegacy(body);
  if (body === null || caller === null) throw new InvalidToken(claimed);
  const rate = await service.rateLimit(caller);
  const deduction = readDeduction(body, request.headers.get("idempotency-key"));
  return { ...(await chargeOwner(caller, deduction)), isPartners: false, rate };
}

/** Without a proof of identity nothing is said about the body. */
function readQuietly(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    return toObject(parseJson(bytes));
  } catch {
    return null;
  }
}

function answer(
  { transactionId, points: creditsDeducted, newBalance, rate }: Charged,
  webhookDelivered: boolean,
): Response {
  const body = { success: true, creditsDeducted, newBalance, transactionId, webhookDelivered };
  return json(body, 200, rate);
}
