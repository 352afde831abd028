/** What machines look for without being told: llms.txt, the catalogue of interfaces, whom to tell of a hole. */
import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import type { Catalogue, System } from "../catalogue.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";

export interface DiscoveryDeps {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly clock: { now(): number };
  /** Origin of this host as its clients see it; that of each request where it is not set. */
  readonly apiUrl: string | undefined;
  /** Where a hole is reported: a `mailto:`, `https:` or `tel:` address. */
  readonly securityContact: string | undefined;
}

const CACHE = { "cache-control": "public, max-age=3600", ...OPEN_HEADERS };
const CATALOG_PATH = "/.well-known/api-catalog";
/** RFC 9727 §7. */
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 wants less than a year. */
const SECURITY_DAYS = 180;

/** GET /llms.txt, /.well-known/api-catalog and /.well-known/security.txt. */
export function discoveryRoutes(deps: DiscoveryDeps) {
  const { registry, catalogue, clock, securityContact } = deps;
  const bodies = new Map<string, Promise<StaticBody>>();
  const originOf = (request: Request) => deps.apiUrl ?? new URL(request.url).origin;

  /** One body for each origin by which this host is known; few are. */
  function kept(kind: string, origin: string, make: () => Promise<StaticBody>) {
    const key = `${kind} ${origin}`;
    let body = bodies.get(key);
    if (!body) {
      if (bodies.size > 20) bodies.clear();
      body = make();
      bodies.set(key, body);
      body.catch(() => bodies.delete(key));
    }
    return body;
  }

  async function llms(request: Request): Promise<Response> {
    const origin = originOf(request);
    const body = await kept("llms", origin, async () => {
      const text = llmsText(origin, await catalogue.systems("en"));
      return createStaticBody(text, "text/markdown; charset=utf-8", CACHE);
    });
    return body.respond(request);
  }

  async function apiCatalog(request: Request): Promise<Response> {
    const origin = originOf(request);
    const body = await kept("catalog", origin, async () => {
      const link = `<${origin}${CATALOG_PATH}>; rel="api-catalog"`;
      return createStaticBody(JSON.stringify(linkset(origin, registry)), LINKSET, {
        ...CACHE,
        link,
      });
    });
    return body.respond(request);
  }

  function security(request: Request): Response {
    if (securityContact === undefined) {
      throw new HttpError(404, "not_found", "Cannot say whom to tell: the operator names nobody");
    }
    const until = Math.floor(clock.now() / DAY_MS + SECURITY_DAYS) * DAY_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(until).toISOString()}`,
      "Preferred-Languages: en, zh-Hant",
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ];
    return new Response(`${lines.join("\n")}\n`, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "max-age=86400" },
    });
  }

  const hide = { detail: { hide: true } };
  return new Elysia({ normalize: false })
    .get("/llms.txt", ({ request }) => llms(request), hide)
    .get(CATALOG_PATH, ({ request }) => apiCatalog(request), hide)
    .get("/.well-known/security.txt", ({ request }) => security(request), hide);
}

/** The interface of this host and that of each plugin, with where each is described (RFC 9264, RFC 9727). */
function linkset(origin: string, { procedures }: Registry) {
  const plugins = new Set([...procedures.values()].map(({ plugin }) => plugin.id));
  const json = (path: string) => [{ href: `${origin}${path}`, type: "application/json" }];
  const own = {
    anchor: `${origin}/api/`,
    "service-desc": json("/openapi.json"),
    "service-doc": [{ href: `${origin}/docs`, type: "text/html" }],
    "service-meta": [{ href: `${origin}/llms.txt`, type: "text/markdown" }],
    status: json("/readyz"),
    item: [...plugins].map((id) => ({ href: `${origin}/api/v1/openapi/${id}.json` })),
  };
  return { linkset: [own] };
}

/** What a model should know before it calls, then every system in a line (llmstxt.org). */
function llmsText(origin: string, systems: readonly System[]): string {
  const families = Map.groupBy(systems, ({ family }) => family);
  const listed = [...families].map(([family, own]) => {
    const lines = own.map(({ id, name, cost, costPer, description }) => {
      const price = `${cost} points${costPer === undefined ? "" : ` for each of \`${costPer}\``}`;
      return `- [${name}](${origin}/api/v1/systems/${id}): \`${id}\`, ${price}. ${description}`;
    });
    return `## ${family}\n\n${lines.join("\n")}`;
  });
  return `# Auspex

> Readings in ${new Set(systems.map(({ tradition }) => tradition)).size} traditions over HTTP, computed and paid in points. Readings belong to symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.

## How to call

- Search: \`GET ${origin}/api/v1/systems?q=love&limit=5\`; one system with the schema of its input: \`GET ${origin}/api/v1/systems/bazi.chart\`.
- Call: \`POST ${origin}/api/trpc/bazi.chart\` with \`Authorization: Bearer <key>\`, \`Content-Type: application/json\` and \`{"json": {"birthDate": "1990-05-17", "birthTime": "14:30", "place": "Taipei", "detail": "compact"}}\`.
- \`"detail": "compact"\` answers in some 3 KB; \`"fields": ["pillars.day"]\` in parts; \`Accept: text/markdown\` as a document. \`"dryRun": true\` tells the price and charges nothing; an \`Idempotency-Key\` makes a call safe to repeat.
- \`"place"\` stands for coordinates and time zone. A birth time without a zone or a place is read as UTC and said so.
- What is wrong is listed in \`error.data.issues\`, each with the nearest valid value; nothing is charged for it.

## Documents

- [OpenAPI 3.1](${origin}/openapi.json): every operation; [by plugin](${origin}${CATALOG_PATH})
- [Catalogue](${origin}/api/v1/systems?limit=1000): every system, light
- [MCP](${origin}/mcp): tools for models, over streamable HTTP

${listed.join("\n\n")}
`;
}
