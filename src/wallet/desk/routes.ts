import { Elysia } from "elysia";
import { WalletError } from "../errors.ts";
import { json } from "../http/mod.ts";
import type { Context, Route } from "../http/mod.ts";
import { createConsentHandlers } from "./consents.ts";
import type { DeskDeps, DeskHandler, DeskHandlers } from "./handler.ts";
import { createKeyHandlers } from "./keys.ts";
import { createNoticeHandlers } from "./notices.ts";
import { createPartnerHandlers } from "./partners.ts";
import { createWebhookHandlers } from "./webhooks.ts";

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
      return json(await answer(caller, context.request), 200, headers);
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

function ownerOnly(): WalletError {
  return new WalletError("owner_only", 403, (say) => say.ownerOnly);
}
