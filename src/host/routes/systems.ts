import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { describeJson } from "../describe.ts";
import { encode, encodingFor } from "../answer_forms/mod.ts";
import {
  KINDS,
  LIGHT_FIELDS,
  MAX_LIMIT,
  readCatalogueQuery,
  selectSystems,
  TAGS,
  type CatalogueQuery,
} from "../catalogue_query.ts";
import { SYSTEM } from "../openapi/common_schemas.ts";
import { searchOf } from "../search/mod.ts";
import { createNearestNames, type NearestNames } from "../nearest.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";

const CACHE = { "cache-control": "public, max-age=60", ...OPEN_HEADERS };

/** GET /api/v1/systems and /api/v1/systems/<id>, in the language of `?lang=`: made once, served from memory. */
export function systemsRoutes(registry: Registry, catalogue: Catalogue) {
  const failed = registry.failed.map(({ id }) => id).join(", ");
  const marked: Readonly<Record<string, string>> =
    failed === "" ? {} : { "x-plugins-failed": failed };
  const nearestNames = createNearestNames([...registry.procedures.keys()]);
  const bodies = new Map<string, Promise<StaticBody>>();

  /** A body that is made once; a failure is not kept. */
  function kept(key: string, make: () => Promise<StaticBody>): Promise<StaticBody> {
    let body = bodies.get(key);
    if (!body) {
      body = make();
      bodies.set(key, body);
      body.catch(() => bodies.delete(key));
    }
    return body;
  }

  function langOf({ url }: Request): string {
    return catalogue.choose(new URL(url).searchParams.get("lang"));
  }

  async function all(request: Request): Promise<Response> {
    const lang = langOf(request);
    const url = new URL(request.url);
    const known = Object.keys(SYSTEM.properties);
    const query = readCatalogueQuery(url.searchParams, registry, known);
    if (query) return list(request, url, lang, query);
    const body = await kept(lang, async () => {
      const headers = { ...CACHE, ...marked, "content-language": lang };
      return createStaticBody(
        JSON.stringify(await catalogue.systems(lang)),
        "application/json",
        headers,
      );
    });
    return body.respond(request);
  }

  /** What was chosen, with the address of the next page. */
  async function list(
    request: Request,
    url: URL,
    lang: string,
    query: CatalogueQuery,
  ): Promise<Response> {
    const systems = await catalogue.systems(lang);
    const { words } = query;
    const ranks = words === undefined ? null : (await searchOf(catalogue)).rank(words);
    const { total, page } = selectSystems(systems, query, registry, ranks);
    const headers: Record<string, string> = {
      ...CACHE,
      ...marked,
      "content-type": "application/json",
      "content-language": lang,
      "x-total-count": String(total),
      vary: "Accept-Encoding",
    };
    const next = query.offset + query.limit;
    if (next < total) {
      url.searchParams.set("offset", String(next));
      headers["link"] = `<${url.pathname}${url.search}>; rel="next"`;
    }
    const encoded = await encode(JSON.stringify(page), encodingFor(request));
    if (encoded.encoding) headers["content-encoding"] = encoded.encoding;
    return new Response(encoded.body as BodyInit, { headers });
  }

  async function one(request: Request, id: string): Promise<Response> {
    if (!registry.procedures.has(id)) throw unknownSystem(id, nearestNames);
    const lang = langOf(request);
    const body = await kept(`${lang} ${id}`, async () => {
      const system = (await catalogue.systems(lang)).find((entry) => entry.id === id)!;
      const headers = { ...CACHE, "content-language": system.lang };
      return createStaticBody(JSON.stringify(system), "application/json", headers);
    });
    return body.respond(request);
  }

  return (
    new Elysia({ normalize: false })
      .get("/api/v1/systems", ({ request }) => all(request), {
        detail: {
          tags: ["Catalogue"],
          summary: "Lists every system with its price",
          description:
            "The authoritative catalogue: without parameters, or with `lang` alone, every entry whole. With any " +
            "other parameter a light list of those that fit: the fields that `fields` names, else " +
            `${LIGHT_FIELDS.join(", ")}. Supports ETag and compression.`,
          operationId: "listSystems",
          parameters: LIST_PARAMETERS,
          responses: {
            200: {
              ...describeJson("The systems; whole ones where nothing is asked for", {
                type: "array",
                items: { $ref: "#/components/schemas/System" },
              }),
              headers: LIST_HEADERS,
            },
            304: { description: "Unchanged since the ETag that was sent" },
            400: describeJson(
              "A parameter is wrong",
              { $ref: "#/components/schemas/Problem" },
              true,
            ),
          },
        },
      })
      // A name that is no UTF-8 reaches here as null.
      .get("/api/v1/systems/:id", ({ request, params }) => one(request, params.id ?? ""), {
        detail: {
          tags: ["Catalogue"],
          summary: "Shows one system",
          description:
            "The whole entry of one system: schema of its input, schools, refusals, examples and sources.",
          operationId: "getSystem",
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              description: "Name of the procedure",
              schema: { type: "string" },
            },
            LANG_PARAMETER,
          ],
          responses: {
            200: describeJson("The system", { $ref: "#/components/schemas/System" }),
            304: { description: "Unchanged since the ETag that was sent" },
            404: describeJson("No such system", { $ref: "#/components/schemas/Problem" }, true),
          },
        },
      })
  );
}

const parameter = (name: string, description: string, schema: object, example: unknown) =>
  ({ name, in: "query", required: false, description, schema, example }) as const;
const text = { type: "string" } as const;

const LIST_HEADERS = {
  "X-Total-Count": {
    description: "How many fit, where a list is asked for",
    schema: { type: "integer" },
  },
  Link: { description: 'The next page (rel="next"), where there is one', schema: text },
} as const;

const LANG_PARAMETER = {
  name: "lang",
  in: "query",
  required: false,
  description: "Language of names and descriptions as a BCP 47 tag; default en",
  schema: { type: "string" },
} as const;

const LIST_PARAMETERS = [
  LANG_PARAMETER,
  parameter("tradition", "Id of a tradition", text, "western"),
  parameter("family", "Family of traditions, in the language asked for", text, "Chinese"),
  parameter("kind", "How it comes about", { ...text, enum: KINDS }, "draw"),
  parameter("tag", "What it is good for", { ...text, enum: TAGS }, "match"),
  parameter("q", "Words of any language; the best match comes first", text, "i ching"),
  parameter("fields", "Fields of an entry with commas between", text, "id,name,cost"),
  parameter(
    "limit",
    "Entries at once",
    { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT },
    20,
  ),
  parameter("offset", "Entries passed over", { type: "integer", minimum: 0, default: 0 }, 20),
];

function unknownSystem(id: string, nearestNames: NearestNames): HttpError {
  const nearest = nearestNames(id);
  const hint = nearest.length > 0 ? `; near it: ${nearest.join(", ")}` : "";
  const shown = JSON.stringify(id.slice(0, 64));
  return new HttpError(404, "unknown_system", `Cannot find system ${shown}${hint}`, {
    details: { nearest },
  });
}
