import { Elysia, type AnyElysia } from "elysia";
import { openApiDocument, type FixedRoutes } from "../openapi.ts";
import type { Registry } from "../../plugins/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { DOCS_CSS, DOCS_SCRIPT } from "../docs_assets/mod.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";

const DOCS_PATH = "/docs";
/** Where the fixed routes' own descriptions are collected; /openapi.json is the document to read. */
const COLLECTED = "/openapi/fixed_routes.json";
/** The page holds its own styles, and everything else of it comes from here. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; " +
    "img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};
const CACHE = { "cache-control": "public, max-age=60", ...OPEN_HEADERS };

/**
 * GET /openapi.json and /docs.
 *
 * `@elysiajs/swagger` collects what the fixed routes say of themselves and serves the frame of /docs. Its
 * viewers come from a CDN, so the frame is pointed at a viewer of ours; it writes 3.0 documents and knows
 * nothing of procedures, so the document itself is written by `openapi.ts`.
 *
 * @param app the application whose routes are collected, once all of them are declared
 */
export function openApiRoutes(
  registry: Registry,
  catalogue: Catalogue,
  version: string,
  app: () => AnyElysia,
) {
  let body: Promise<StaticBody> | undefined;
  let collecting: Promise<AnyElysia> | undefined;

  /** Loaded when first asked for: few who start a host read its documents. */
  function collector(): Promise<AnyElysia> {
    return (collecting ??= import("@elysiajs/swagger").then(({ swagger }) => {
      const made = swagger({
        path: DOCS_PATH,
        specPath: COLLECTED,
        scalarCDN: "/docs/viewer.js",
        scalarConfig: { spec: { url: "/openapi.json" }, customCss: DOCS_CSS },
        excludeStaticFile: false,
        exclude: [DOCS_PATH, COLLECTED],
        documentation: { info: { title: "Auspex API", version, description: "Interface" } },
      });
      // As `use` would have it, which comes too late for an application that serves.
      return Object.assign(made, { getGlobalRoutes: () => app().routes }) as unknown as AnyElysia;
    }));
  }

  async function page(): Promise<Response> {
    const frame = await (await collector()).handle(new Request(`http://localhost${DOCS_PATH}`));
    return new Response(await frame.text(), { headers: PAGE_HEADERS });
  }

  async function write(): Promise<StaticBody> {
    const collected = await (await collector()).handle(new Request(`http://localhost${COLLECTED}`));
    const fixed = (await collected.json()) as FixedRoutes;
    const entries = await catalogue.systems("en");
    const document = await openApiDocument({ registry, entries, fixed, version });
    return createStaticBody(JSON.stringify(document), "application/json", CACHE);
  }

  /** Written when first asked for; a failure is not kept. */
  function document(): Promise<StaticBody> {
    body ??= write().catch((error: unknown) => {
      body = undefined;
      throw error;
    });
    return body;
  }

  const script = createStaticBody(DOCS_SCRIPT, "text/javascript; charset=utf-8", CACHE);
  const hide = { detail: { hide: true } };

  return new Elysia({ normalize: false })
    .get(DOCS_PATH, page, hide)
    .get("/docs/viewer.js", ({ request }) => script.respond(request), hide)
    .get("/openapi.json", async ({ request }) => (await document()).respond(request), {
      detail: {
        tags: ["Catalogue"],
        summary: "Describes the whole interface in OpenAPI 3.1.0",
        operationId: "getOpenApi",
        responses: {
          200: {
            description: "The document",
            content: { "application/json": { schema: { type: "object" } } },
          },
          304: { description: "Unchanged since the ETag that was sent" },
        },
      },
    });
}
