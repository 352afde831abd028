import { Elysia } from "elysia";
import { ASSETS } from "../../ui/mod.ts";
import { NotFound } from "../errors.ts";
import { createAccountPages } from "./account/page.ts";
import { createAddPages } from "./add/page.ts";
import { createAddressPages } from "./addresses/page.ts";
import { CHAIN_SCRIPT } from "./chain_parts.ts";
import { createDeliveryPages } from "./dashboard/deliveries_page.ts";
import { createEndpointPages } from "./dashboard/endpoint_page.ts";
import { createDashboardPages } from "./dashboard/page.ts";
import { createPartnerSettingsPages } from "./dashboard/settings_page.ts";
import { createWebhookPages } from "./dashboard/webhooks_page.ts";
import { createKeyPages } from "./keys/page.ts";
import { createNoticePages } from "./notices/page.ts";
import { createOverviewPages } from "./overview/page.ts";
import { createPartnerPages } from "./partners/page.ts";
import { createPlanPages } from "./plans/page.ts";
import { createTransactionPages } from "./transactions/page.ts";
import { addPages } from "./visit.ts";
import type { PageDeps, PageHandlers } from "./visit.ts";

export type { PageDeps } from "./visit.ts";

/** Creates the routes of the desks and of what their pages load. */
export function createPageRoutes(deps: PageDeps): Elysia {
  const app = new Elysia({ name: "wallet-pages" });
  for (const asset of [...ASSETS, CHAIN_SCRIPT]) {
    deps.addRoute(app, asset.path, {
      GET: { operation: { hide: true }, handle: async ({ request }) => asset.respond(request) },
    });
  }
  const handlers: PageHandlers = {
    ...createOverviewPages(deps),
    ...createTransactionPages(deps),
    ...createAddPages(deps),
    ...createPlanPages(deps),
    ...createAddressPages(deps),
    ...createPartnerPages(deps),
    ...createKeyPages(deps),
    ...createNoticePages(deps),
    ...createAccountPages(deps),
    ...createDashboardPages(deps),
    ...createPartnerSettingsPages(deps),
    ...createWebhookPages(deps),
    ...createEndpointPages(deps),
    ...createDeliveryPages(deps),
    "/wallet/*": { GET: showNothing },
    "/partner/*": { GET: showNothing },
  };
  addPages(deps, app, handlers);
  return app;
}

async function showNothing(): Promise<never> {
  throw new NotFound("page");
}
