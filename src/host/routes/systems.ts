import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { describeJson } from "../describe.ts";
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
          description: "The authoritative catalogue. Supports ETag and gzip.",
          operationId: "listSystems",
          parameters: [LANG_PARAMETER],
          responses: {
            200: describeJson("Every system", {
              type: "array",
              items: { $ref: "#/components/schemas/System" },
            }),
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

const LANG_PARAMETER = {
  name: "lang",
  in: "query",
  required: false,
  description: "Language of names and descriptions as a BCP 47 tag; default en",
  schema: { type: "string" },
} as const;

function unknownSystem(id: string, nearestNames: NearestNames): HttpError {
  const nearest = nearestNames(id);
  const hint = nearest.length > 0 ? `; near it: ${nearest.join(", ")}` : "";
  const shown = JSON.stringify(id.slice(0, 64));
  return new HttpError(404, "unknown_system", `Cannot find system ${shown}${hint}`, {
    details: { nearest },
  });
}
