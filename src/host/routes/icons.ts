import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import { ICON_SIZE, ICON_VARIANTS, type IconVariant } from "../icon_variants.ts";
import { HttpError } from "../problem.ts";
import { queryValue, splitUrl } from "../request_text.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";

/** How many drawn icons are kept, oldest out first; a system has six in the standard size. */
const MAX_KEPT = 4_000;
const CACHE = {
  "cache-control": "public, max-age=86400",
  ...OPEN_HEADERS,
  // An SVG opened by itself is a document: it may draw and nothing else.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** GET /icons/<id>/<variant>.svg and .png, drawn when first asked for. */
export function iconRoutes(registry: Registry) {
  const kept = new Map<string, StaticBody>();

  async function draw(
    source: string,
    variant: IconVariant,
    type: string,
    size: number,
  ): Promise<StaticBody> {
    const key = `${variant} ${type} ${size} ${source}`;
    const known = kept.get(key);
    if (known) return known;
    // The renderer is a large library, and most hosts are asked for no icon while they start.
    const { iconPng, iconSvg } = await import("../icons.ts");
    const svg = iconSvg(source, variant);
    const body =
      type === "svg"
        ? createStaticBody(svg, "image/svg+xml", CACHE)
        : createStaticBody(iconPng(svg, size), "image/png", CACHE);
    kept.set(key, body);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return body;
  }

  async function icon(request: Request, id: string, file: string): Promise<Response> {
    const source = registry.procedures.get(id)?.icon;
    const [variant = "", type = "", more] = file.split(".");
    const known = (ICON_VARIANTS as readonly string[]).includes(variant) && more === undefined;
    if (source === undefined || !known || (type !== "svg" && type !== "png")) {
      throw new HttpError(
        404,
        "unknown_icon",
        `Cannot find the icon: use /icons/<system>/<${ICON_VARIANTS.join("|")}>.<svg|png>`,
      );
    }
    const size = type === "svg" ? ICON_SIZE.standard : sizeOf(request);
    return (await draw(source, variant as IconVariant, type, size)).respond(request);
  }

  return new Elysia({ normalize: false }).get(
    "/icons/:id/:file",
    ({ request, params }) => icon(request, params.id, params.file),
    {
      detail: {
        tags: ["Catalogue"],
        summary: "Draws the icon of a system",
        description:
          "Two silhouettes to be laid over a ground of one's own, and a tile in colour; as SVG or as PNG of any size.",
        operationId: "getIcon",
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            description: "Name of the procedure",
            schema: { type: "string" },
          },
          {
            name: "file",
            in: "path",
            required: true,
            description: "Variant and type",
            schema: {
              type: "string",
              enum: ICON_VARIANTS.flatMap((variant) => [`${variant}.svg`, `${variant}.png`]),
            },
          },
          {
            name: "size",
            in: "query",
            required: false,
            description: "Side of a PNG in pixels",
            schema: {
              type: "integer",
              minimum: ICON_SIZE.minimum,
              maximum: ICON_SIZE.maximum,
              default: ICON_SIZE.standard,
            },
          },
        ],
        responses: {
          200: {
            description: "The icon",
            content: {
              "image/svg+xml": { schema: { type: "string" } },
              "image/png": { schema: { type: "string", format: "binary" } },
            },
          },
          304: { description: "Unchanged since the ETag that was sent" },
          400: {
            description: "The size is out of range",
            content: {
              "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
            },
          },
          404: {
            description: "No such icon",
            content: {
              "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
            },
          },
        },
      },
    },
  );
}

function sizeOf(request: Request): number {
  const given = queryValue(splitUrl(request.url).query, "size");
  if (given === undefined) return ICON_SIZE.standard;
  const size = /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN;
  if (size >= ICON_SIZE.minimum && size <= ICON_SIZE.maximum) return size;
  const found = JSON.stringify(given.slice(0, 20));
  throw new HttpError(
    400,
    "invalid_size",
    `Cannot draw the icon: size is ${found}, must be a whole number in [${ICON_SIZE.minimum}, ${ICON_SIZE.maximum}]`,
  );
}
