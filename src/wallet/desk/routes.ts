import { Elysia } from "elysia";
import type { Caller, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { WalletError } from "../errors.ts";
import { BadRequest, json } from "../http/mod.ts";
import type { Context, RouteMaker } from "../http/mod.ts";
import type { Route } from "../http/route.ts";
import type { Guard } from "../points/mod.ts";
import { createConsentHandlers } from "./consents.ts";
import { createKeyHandlers } from "./keys.ts";
import { createNoticeHandlers } from "./notices.ts";
import { createPartnerHandlers } from "./partners.ts";
import { createWebhookHandlers } from "./webhooks.ts";

export interface DeskDeps {
  readonly core: Core;
  readonly service: WalletService;
  readonly guard: Guard;
  readonly addRoute: RouteMaker;
  /** Handlers of other folders that are wrapped the same way. */
  readonly more?: DeskHandlers;
}

/** A handler that knows who is asking and answers with a value. */
export interface DeskHandler {
  readonly operation: Route["operation"];
  answer(caller: Caller, request: Request): Promise<unknown>;
}

export type DeskHandlers = Readonly<
  Record<string, { readonly GET?: DeskHandler; readonly POST?: DeskHandler }>
>;

/** Creates the routes; the caller is the owner, by sign-in, identity token or (not for keys) API key. */
export function createDeskRoutes(deps: DeskDeps): Elysia {
  const { guard, addRoute } = deps;
  const app = new Elysia({ name: "wallet-desk" });
  const handlers: DeskHandlers = {
    ...createKeyHandlers(deps),
    ...createPartnerHandlers(deps),
    ...createWebhookHandlers(deps),
    ...createConsentHandlers(deps),
    ...createNoticeHandlers(deps),
    ...deps.more,
  };

  function toRoute({ operation, answer }: DeskHandler): Route {
    const handle = async (context: Context) => {
      const { caller, headers } = await guard(context);
      if (caller.kind === "partner") throw ownerOnly();
      return json(await translate(answer(caller, context.request)), 200, headers);
    };
    return { operation, handle };
  }

  for (const [path, { GET, POST }] of Object.entries(handlers)) {
    addRoute(app, path, {
      ...(GET ? { GET: toRoute(GET) } : {}),
      ...(POST ? { POST: toRoute(POST) } : {}),
    });
  }
  return app;
}

/** What the wallet's functions refuse as out of range is the caller's fault here. */
async function translate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new BadRequest([{ path: "", message: cause.message }]);
  }
}

function ownerOnly(): WalletError {
  return new WalletError(
    "owner_only",
    403,
    "Cannot do this with a partner's token: only the owner may",
  );
}
