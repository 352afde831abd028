import { Elysia } from "elysia";
import { countAddress } from "../client_address.ts";
import type { RouteMaker } from "../http/mod.ts";
import { createAuthorize, createDecision } from "./authorize.ts";
import type { AuthorizeDeps } from "./authorize.ts";
import { oauthRoute } from "./endpoint.ts";
import { createInfo } from "./info.ts";
import { createIntrospect } from "./introspect.ts";
import { answerMetadata } from "./metadata.ts";
import * as operations from "./operations.ts";
import { createRevoke } from "./revoke.ts";
import { createToken } from "./token.ts";

export interface OAuthDeps extends AuthorizeDeps {
  readonly addRoute: RouteMaker;
}

/** Creates the routes of the authorization server. */
export function createOAuthRoutes(deps: OAuthDeps): Elysia {
  const { core, addRoute, originOf, pages } = deps;
  const app = new Elysia({ name: "wallet-oauth" });
  // People come here in a browser: whatever goes wrong is told to them on a page.
  const fail = pages.failure;
  addRoute(app, "/.well-known/oauth-authorization-server", {
    GET: {
      operation: operations.metadata,
      async handle({ request, address }) {
        await countAddress(core, address);
        const origin = originOf(request);
        const { origin: set, apiOrigin } = core.settings;
        return answerMetadata(origin, apiOrigin ?? origin, set !== null);
      },
    },
  });
  addRoute(app, "/api/oauth2/authorize", {
    GET: { operation: operations.authorize, handle: createAuthorize(deps), fail },
    POST: { operation: operations.decision, handle: createDecision(deps), fail },
  });
  addRoute(app, "/api/oauth2/token", {
    POST: oauthRoute(operations.token, createToken(core, originOf)),
  });
  addRoute(app, "/api/oauth2/revoke", { POST: oauthRoute(operations.revoke, createRevoke(core)) });
  addRoute(app, "/api/oauth2/introspect", {
    POST: oauthRoute(operations.introspect, createIntrospect(core)),
  });
  addRoute(app, "/api/oauth2/token/info", {
    GET: { operation: operations.info, handle: createInfo(core) },
  });
  return app;
}
