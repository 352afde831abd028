import { Elysia } from "elysia";
import type { WalletService } from "../contract.ts";
import { InsufficientScope, WalletError } from "../errors.ts";
import { badRequest, json, readQuery } from "../http/mod.ts";
import type { Context, Guard, RouteMaker } from "../http/mod.ts";
import { createDeduct } from "./deduct.ts";
import type { DeductDeps } from "./deduct.ts";
import * as operations from "./operations.ts";

export interface PointsDeps extends DeductDeps {
  readonly service: WalletService;
  readonly guard: Guard;
  readonly addRoute: RouteMaker;
}

/** What a subscribed partner is told about a charge. */
export type DeductionNotice = DeductDeps["notify"];

/** Creates the routes under `/api/v1/` that the wallet answers. */
export function createPointsRoutes(deps: PointsDeps): Elysia {
  const { service, guard, addRoute } = deps;

  async function balance(context: Context): Promise<Response> {
    const { caller, headers } = await guard(context);
    if (!caller.scopes.includes("balance")) throw new InsufficientScope("balance");
    return json(await service.balance(caller), 200, headers);
  }

  async function transactions(context: Context): Promise<Response> {
    const { caller, headers } = await guard(context);
    if (caller.kind === "partner") throw ownerOnly();
    const { cursor, limit } = readQuery(context.request, ["cursor", "limit"]);
    const page = await service.transactions(caller, {
      cursor,
      limit: limit === undefined ? undefined : readLimit(limit),
    });
    return json(page, 200, headers);
  }

  const app = new Elysia({ name: "wallet-points" });
  addRoute(app, "/api/v1/points/balance", {
    GET: { operation: operations.balance, handle: balance },
  });
  addRoute(app, "/api/v1/points/transactions", {
    GET: { operation: operations.transactions, handle: transactions },
  });
  addRoute(app, "/api/v1/points/deduct", {
    POST: { operation: operations.deduct, handle: createDeduct(deps) },
  });
  return app;
}

function readLimit(text: string): number {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  if (limit >= 1 && limit <= 100) return limit;
  throw badRequest("limit", (say) => say.wholeIn(1, 100));
}

function ownerOnly(): WalletError {
  return new WalletError("owner_only", 403, (say) => say.ownerLists);
}
