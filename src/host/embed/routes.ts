/**
 * Calls from pages of other origins by a publishable key: `POST /api/embed/<system>`, and the module of web components
 * that makes them. The key stands in those pages for everybody to read; it is good on its origins alone, for the points
 * that its owner allows a day, and opens nothing that the owner keeps.
 */
import { readFileSync } from "node:fs";
import { Elysia } from "elysia";
import { prepare, textKeyOf, type AnyProcedure, type Registry } from "../../plugins/mod.ts";
import type { Caller, Embeds } from "../../wallet/contract.ts";
import type { Catalogue } from "../catalogue.ts";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { KEEP_HEADER } from "../kept/mod.ts";
import { HttpError } from "../problem.ts";
import { bodyText, parseJson } from "../request_text.ts";
import { createStaticBody } from "../static_body.ts";
import { traceOf } from "../trace.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface EmbedDeps {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly embeds: Embeds;
  readonly rpc: (request: Request) => Response | Promise<Response>;
  readonly clock: { now(): number };
  readonly addressOf: (request: Request) => string;
  /** Notified of the request that a call stands for, and of who pays. */
  readonly standsFor: (call: Request, page: Request, caller: Caller) => void;
}

/** Header that carries the key. */
export const KEY_HEADER = "x-auspex-key";
/** Where the module is. */
export const MODULE_PATH = "/embed/auspex.js";

/** Makes the routes. */
export function embedRoutes({ registry, catalogue, embeds, ...deps }: EmbedDeps) {
  const module = createStaticBody(
    readFileSync(new URL("./auspex.js", import.meta.url), "utf8"),
    "text/javascript; charset=utf-8",
    {
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
      ...OPEN_HEADERS,
    },
  );

  async function ask(request: Request, id: string): Promise<Response> {
    const origin = request.headers.get("origin") ?? "";
    const key = request.headers.get(KEY_HEADER) ?? "";
    const embedder = await embeds.admit(key, origin, deps.addressOf(request));
    if (!embedder) {
      const detail =
        "Cannot take the key: there is none of this name, or it is not for the origin of this page";
      throw new HttpError(403, "unknown_key", detail);
    }
    const { keyId, caller } = embedder;
    traceOf(request).caller = caller.label;
    const registered = registry.procedures.get(id);
    if (!registered) throw new HttpError(404, "unknown_system", "Cannot find the system");
    const { procedure } = registered;
    traceOf(request).procedure = procedure.name;
    const input = inputOf(parseJson((await bodyText(request)) || "null", "the body"), procedure);
    const price = priceOf(procedure, input, deps.clock.now());
    if (!(await embeds.reserve(keyId, price))) {
      const detail = "Cannot ask: the points that this key may spend in a day are used up";
      throw new HttpError(429, "daily_limit", detail, { headers: { "retry-after": "3600" } });
    }
    let charged = 0;
    try {
      const call = new Request(new URL(`/api/trpc/${procedure.name}`, request.url), {
        method: "POST",
        headers: { "content-type": "application/json", [KEEP_HEADER]: "false" },
        body: JSON.stringify({ json: input }),
        signal: request.signal,
      });
      deps.standsFor(call, request, caller);
      const response = await deps.rpc(call);
      charged = Number(response.headers.get("x-points-charged") ?? 0);
      if (!response.ok) return forwarded(response);
      const { result } = (await response.json()) as { result: { data: Fields } };
      return await shown(procedure, result.data, new URL(request.url).origin);
    } finally {
      await embeds.giveBack(keyId, price - charged);
    }
  }

  /** What components show of an answer: its text, its picture, and where the art is explained. */
  async function shown(procedure: AnyProcedure, data: Fields, origin: string): Promise<Response> {
    const written = (data[textKeyOf(procedure)] ?? null) as Fields | null;
    const drawn = (data["picture"] ?? null) as Fields | null;
    const { lang, notice } = data as {
      readonly lang?: { readonly given?: string };
      readonly notice?: { readonly text?: string };
    };
    const given = lang?.given ?? "en";
    const entries = await catalogue.systems(catalogue.choose(given));
    const entry = entries.find((one) => one.id === procedure.name);
    return Response.json(
      {
        system: procedure.name,
        name: entry?.name ?? procedure.name,
        lang: given,
        text: written?.["text"] ?? null,
        textLang: written?.["lang"] ?? given,
        picture: drawn?.["text"] ?? null,
        notice: notice?.text ?? "",
        url: `${origin}/systems/${procedure.name}`,
      },
      { headers: { "cache-control": "no-store" } },
    );
  }

  return new Elysia({ normalize: false })
    .get(MODULE_PATH, ({ request }) => module.respond(request), { detail: { hide: true } })
    .post("/api/embed/:procedure", ({ request, params }) => ask(request, params.procedure), {
      // It is for the components: programs have keys that are secret, and whole answers.
      detail: { hide: true },
      parse: "none",
    });
}

/** The input of a call, with the picture where the system draws one; never the saved person of anybody. */
function inputOf(body: unknown, procedure: AnyProcedure): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new HttpError(400, "invalid_input", "Cannot read the body: it must be a JSON object");
  }
  const { picture: _asked, dryRun: _price, ...input } = body as Fields;
  return { ...input, ...(procedure.pictured ? { picture: true } : {}) };
}

/** What a call costs at most; a faulty input costs nothing, and is refused by the call itself. */
function priceOf(procedure: AnyProcedure, input: Fields, now: number): number {
  try {
    return prepare(procedure, input, now).points;
  } catch {
    return 0;
  }
}

async function forwarded(response: Response): Promise<Response> {
  const { error } = (await response.json()) as {
    readonly error: { readonly message: string; readonly data?: Fields };
  };
  const { issues = [], code } = (error.data ?? {}) as { issues?: unknown; code?: unknown };
  const body = { status: response.status, code, detail: error.message, issues };
  return Response.json(body, {
    status: response.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
  });
}
