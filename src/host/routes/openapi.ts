import { Elysia, type AnyElysia } from "elysia";
import { openApiDocument, partOf, type FixedRoutes } from "../openapi/mod.ts";
import type { Plugin, Registered, Registry } from "../../plugins/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { DOCS_CSS, DOCS_SCRIPT } from "../docs_assets/mod.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { describeJson } from "../describe.ts";
import { HttpError } from "../problem.ts";

/** The reference itself is a page of the site. */
const VIEWER_PATH = "/docs/viewer";
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

/** What the description is made from. */
export interface OpenApiRoutesDeps {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  readonly answerTo: (registered: Registered) => Promise<unknown>;
  /** Whether a page of the site stands at /docs; else the viewer does. */
  readonly hasReference: boolean;
  /** The application whose routes are collected, once all of them are declared. */
  readonly app: () => AnyElysia;
}

/** The description, and what it is made from. */
export interface OpenApi {
  readonly routes: AnyElysia;
  readonly fixedRoutes: () => Promise<FixedRoutes>;
}

type Document = Readonly<Record<string, unknown>>;

/**
 * GET /openapi.json, one document for each plugin, and /docs/viewer, which shows the document as it is.
 *
 * `@elysiajs/swagger` collects what the fixed routes say of themselves and serves the frame of the viewer. Its
 * viewers come from a CDN, so the frame is pointed at a viewer of ours; it writes 3.0 documents and knows
 * nothing of procedures, so the document itself is written by `openapi/`.
 */
export function createOpenApi(deps: OpenApiRoutesDeps): OpenApi {
  const { registry, catalogue, version, licence, answerTo } = deps;

  /** Loaded when first asked for: few who start a host read its documents. */
  const collector = kept(async (): Promise<AnyElysia> => {
    const { swagger } = await import("@elysiajs/swagger");
    const made = swagger({
      path: VIEWER_PATH,
      specPath: COLLECTED,
      scalarCDN: "/docs/viewer.js",
      scalarConfig: { spec: { url: "/openapi.json" }, customCss: DOCS_CSS },
      excludeStaticFile: false,
      exclude: [VIEWER_PATH, COLLECTED],
      documentation: { info: { title: "Auspex API", version, description: "Interface" } },
    });
    // As `use` would have it, which comes too late for an application that serves.
    const routes = { getGlobalRoutes: () => deps.app().routes };
    return Object.assign(made, routes) as unknown as AnyElysia;
  });

  async function page(): Promise<Response> {
    const frame = await (await collector()).handle(new Request(`http://localhost${VIEWER_PATH}`));
    return new Response(await frame.text(), { headers: PAGE_HEADERS });
  }

  const fixedRoutes = kept(async (): Promise<FixedRoutes> => {
    const collected = await (await collector()).handle(new Request(`http://localhost${COLLECTED}`));
    return (await collected.json()) as FixedRoutes;
  });

  async function write(): Promise<Document> {
    const fixed = await fixedRoutes();
    const entries = await catalogue.systems("en");
    return openApiDocument({ registry, entries, fixed, version, licence, answerTo });
  }

  const whole = kept(write);
  // Draws are the host's own and stand in no folder.
  const plugins = [...new Set([...registry.procedures.values()].map(({ plugin }) => plugin))];
  const bodies = new Map<string, () => Promise<StaticBody>>();
  const body = kept(async () => bodyOf(await whole()));

  /** The document of one plugin: its procedures with what they need. */
  async function writePart(plugin: Plugin): Promise<StaticBody> {
    const own = new Set(plugin.procedures.map(({ name }) => `/api/trpc/${name}`));
    const { title } = await plugin.words.load("en");
    return bodyOf(partOf(await whole(), `Auspex: ${title}`, (path) => own.has(path)));
  }

  function part(file: string): Promise<StaticBody> {
    const id = file.replace(/\.json$/, "");
    const plugin = plugins.find((one) => one.id === id);
    if (!plugin || id === file) {
      const all = plugins.map((one) => `${one.id}.json`).join(", ");
      throw new HttpError(404, "unknown_document", `Cannot find this document: there are ${all}`);
    }
    let made = bodies.get(id);
    if (!made) bodies.set(id, (made = kept(() => writePart(plugin))));
    return made();
  }

  const script = createStaticBody(DOCS_SCRIPT, "text/javascript; charset=utf-8", CACHE);
  const hide = { detail: { hide: true } };

  const routes = new Elysia({ normalize: false })
    .get(VIEWER_PATH, page, hide)
    .get("/docs/viewer.js", ({ request }) => script.respond(request), hide)
    .get("/openapi.json", async ({ request }) => (await body()).respond(request), {
      detail: {
        tags: ["Catalogue"],
        summary: "Describes the whole interface in OpenAPI 3.1.0",
        description: "Every route and every procedure. Supports ETag and compression.",
        operationId: "getOpenApi",
        responses: DOCUMENT_RESPONSES,
      },
    })
    .get(
      "/api/v1/openapi/:file",
      async ({ request, params }) => (await part(params.file)).respond(request),
      {
        detail: {
          tags: ["Catalogue"],
          summary: "Describes the procedures of one plugin in OpenAPI 3.1.0",
          description: "A part of the whole document, with the components that it needs.",
          operationId: "getPluginOpenApi",
          parameters: [
            {
              name: "file",
              in: "path",
              required: true,
              description: "The `plugin` of a catalogue entry and `.json`",
              schema: { type: "string" },
              example: "chinese.json",
            },
          ],
          responses: {
            ...DOCUMENT_RESPONSES,
            404: describeJson("No such plugin", { $ref: "#/components/schemas/Problem" }, true),
          },
        },
      },
    );

  if (!deps.hasReference) {
    const location = { location: VIEWER_PATH };
    routes.get("/docs", () => new Response(null, { status: 302, headers: location }), hide);
  }
  return { routes, fixedRoutes };
}

const DOCUMENT_RESPONSES = {
  200: describeJson("The document", { type: "object", additionalProperties: true }),
  304: { description: "Unchanged since the ETag that was sent" },
  405: describeJson("Another method", { $ref: "#/components/schemas/Problem" }, true),
};

function bodyOf(document: Document): StaticBody {
  return createStaticBody(JSON.stringify(document), "application/json", CACHE);
}

/** Makes something when it is first asked for; a failure is not kept. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
