import { Elysia } from "elysia";
import { catalogueEntries, type CatalogueEntry, type Registry } from "../../plugins/mod.ts";
import { nearestNames } from "../nearest.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { describeJson } from "../describe.ts";
import { ICON_VARIANTS } from "../icons.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";

type Variants = Readonly<Record<(typeof ICON_VARIANTS)[number], string>>;

/** A catalogue entry as it is served. */
export interface System extends CatalogueEntry {
  /** Addresses of the icons as SVG. */
  readonly iconVariants: Variants;
  /** Addresses of the icons as PNG, 128 pixels; `?size=` from 16 to 512 gives another size. */
  readonly iconPng: Variants;
}

/** All systems of a registry, in its order. */
export function systemsOf(registry: Registry, modelConfigured: boolean): readonly System[] {
  return catalogueEntries(registry, modelConfigured).map((entry) => ({
    ...entry,
    iconVariants: variants(entry.id, "svg"),
    iconPng: variants(entry.id, "png"),
  }));
}

function variants(id: string, type: "svg" | "png"): Variants {
  return {
    white: `/icons/${id}/white.${type}`,
    black: `/icons/${id}/black.${type}`,
    transparent: `/icons/${id}/transparent.${type}`,
  };
}

const CACHE = { "cache-control": "public, max-age=60", ...OPEN_HEADERS };

/** GET /api/v1/systems and /api/v1/systems/<id>: made once, served from memory. */
export function systemsRoutes(registry: Registry, modelConfigured: boolean) {
  const systems = systemsOf(registry, modelConfigured);
  const failed = registry.failed.map(({ id }) => id).join(", ");
  const headers = { ...CACHE, ...(failed === "" ? {} : { "x-plugins-failed": failed }) };
  const all = createStaticBody(JSON.stringify(systems), "application/json", headers);
  const single = new Map<string, StaticBody>();
  const byId = new Map(systems.map((system) => [system.id, system]));

  function one(id: string): StaticBody {
    const system = byId.get(id);
    if (!system) {
      const nearest = nearestNames(id.slice(0, 64), [...byId.keys()]);
      const hint = nearest.length > 0 ? `; near it: ${nearest.join(", ")}` : "";
      const shown = JSON.stringify(id.slice(0, 64));
      throw new HttpError(404, "unknown_system", `Cannot find system ${shown}${hint}`, {
        details: { nearest },
      });
    }
    const made =
      single.get(id) ?? createStaticBody(JSON.stringify(system), "application/json", CACHE);
    single.set(id, made);
    return made;
  }

  return (
    new Elysia({ normalize: false })
      .get("/api/v1/systems", ({ request }) => all.respond(request), {
        detail: {
          tags: ["Catalogue"],
          summary: "Lists every system with its price",
          description: "The authoritative catalogue. Supports ETag and gzip.",
          operationId: "listSystems",
          responses: {
            200: describeJson("Every system", {
              type: "array",
              items: { $ref: "#/components/schemas/System" },
            }),
            304: { description: "Unchanged since the ETag that was sent" },
          },
        },
      })
      // A name that is no UTF-8 reaches here as null.
      .get("/api/v1/systems/:id", ({ request, params }) => one(params.id ?? "").respond(request), {
        detail: {
          tags: ["Catalogue"],
          summary: "Shows one system",
          operationId: "getSystem",
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              description: "Name of the procedure",
              schema: { type: "string" },
            },
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
