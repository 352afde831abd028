import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import { ASSETS, readLang, type Lang } from "../../ui/mod.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { traceOf } from "../trace.ts";
import { keepPage, SITE_ASSETS, sitePage } from "./frame.ts";
import { tellFailure } from "./fault_text.ts";
import { createHome } from "./home_page.ts";
import { createLibrary, nameOf, readWish, summaryOf, type Volume } from "./library.ts";
import { writeMissing, writeSystem, type Payer, type SystemState } from "./system_page.ts";
import { TEXTS } from "./texts.ts";
import { createCaller, readAsked, readSentForm } from "./try_out.ts";

export interface SiteDeps {
  readonly registry: Registry;
  /** The handler of calls. */
  readonly rpc: (request: Request) => Response | Promise<Response>;
  /** Whether calls are paid from a wallet. */
  readonly isPaid: boolean;
  /** Whether the wallet's pages are served here; they serve the shared assets as well. */
  readonly hasPages: boolean;
  readonly modelConfigured: boolean;
  /** Pays for calls from pages on a development start; never given in production. */
  readonly demoKey: string | null;
  /** Told which page's request a call stands for. */
  readonly standsFor?: (call: Request, page: Request) => void;
}

export interface Site {
  readonly routes: Elysia;
  /** The page for a path that is not there, for whoever reads pages; nothing for programs. */
  missing(request: Request): Promise<Response> | null;
}

const HIDDEN = { detail: { hide: true } } as const;
const TEXT = "text/plain; charset=utf-8";
const DAY = { "cache-control": "public, max-age=86400" };
const ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /wallet\nDisallow: /partner\n";
/** Systems that read an answer rather than give one. */
const VERIFY = "draws.verify";

/** Makes the site's routes. */
export function createSite(deps: SiteDeps): Site {
  const library = createLibrary(deps.registry, deps.modelConfigured);
  const home = createHome(library);
  const caller = createCaller(deps.rpc, deps.standsFor ?? (() => {}));
  const payer: Payer = !deps.isPaid ? "nobody" : deps.demoKey ? "demo" : "visitor";
  const robots = createStaticBody(ROBOTS, TEXT, DAY);

  /** @param asked null where the router could not decode it */
  function volumeOf(asked: string | null): Volume {
    const id = asked ?? "";
    const volume = library.volumes.get(id);
    if (volume) return volume;
    throw new HttpError(
      404,
      "unknown_system",
      `Cannot find system ${JSON.stringify(id.slice(0, 64))}`,
    );
  }

  /** The whole library as it is shown to whoever asks for nothing, by language; written once. */
  const whole = new Map<Lang, Promise<StaticBody>>();

  function showHome(request: Request): Promise<Response> {
    if (new URL(request.url).search !== "") return writeHome(request);
    const lang = readLang(request);
    const kept = whole.get(lang) ?? keepPage(writeHome(new Request(`${request.url}?lang=${lang}`)));
    whole.set(lang, kept);
    return kept.then((body) => body.respond(request));
  }

  function writeHome(request: Request): Promise<Response> {
    const lang = readLang(request);
    const words = TEXTS[lang];
    const wish = readWish(new URL(request.url).searchParams);
    return sitePage(request, deps.hasPages, {
      title: words.title,
      description: words.description,
      at: "library",
      main: home(lang, wish),
    });
  }

  function systemPage(
    request: Request,
    volume: Volume,
    state: Partial<SystemState>,
    status = 200,
  ): Promise<Response> {
    const lang = readLang(request);
    const { entry, href } = volume;
    const main = writeSystem({
      lang,
      library,
      volume,
      payer,
      hasPages: deps.hasPages,
      values: {},
      cities: {},
      issues: [],
      ...state,
    });
    return sitePage(request, deps.hasPages, {
      title: `${nameOf(lang, entry)} · ${TEXTS[lang].site}`,
      description: summaryOf(lang, entry),
      status,
      personal: request.method === "POST",
      main,
      ...(request.method === "POST" ? { path: href } : {}),
    });
  }

  function showSystem(request: Request, id: string | null): Promise<Response> {
    const volume = volumeOf(id);
    const at = new URL(request.url).searchParams.get("example") ?? "";
    const example = /^\d$/.test(at) ? volume.entry.examples[Number(at)] : undefined;
    return systemPage(request, volume, { values: example?.input ?? {} });
  }

  async function ask(request: Request, id: string | null): Promise<Response> {
    const volume = volumeOf(id);
    const { entry } = volume;
    const lang = readLang(request);
    const asked = readAsked(await readSentForm(request), entry, lang);
    const { values, cities, input } = asked;
    const key = payer === "demo" ? deps.demoKey : asked.key || null;
    traceOf(request).procedure = entry.id;
    const outcome = await caller.ask(request, entry, asked, key);
    const typed = { values, cities };
    if (outcome.state === "quoted")
      return systemPage(request, volume, { ...typed, quote: outcome });
    if (outcome.state === "failed") {
      const { issues, detail, status } = outcome;
      const told = tellFailure(lang, status, detail);
      const failure = issues.length > 0 ? {} : { failure: told };
      return systemPage(request, volume, { ...typed, issues, ...failure }, status);
    }
    const { data, points } = outcome;
    traceOf(request).points = points;
    const { origin } = new URL(request.url);
    const canVerify = library.volumes.has(VERIFY);
    const answered = { lang, entry, input, data, points, origin, canVerify };
    return systemPage(request, volume, { ...typed, answered });
  }

  const app = new Elysia({ normalize: false });
  for (const asset of [...(deps.hasPages ? [] : ASSETS), ...SITE_ASSETS]) {
    app.get(asset.path, ({ request }) => asset.respond(request), HIDDEN);
  }
  app
    .get("/", ({ request }) => showHome(request), HIDDEN)
    .get("/systems", () => Response.redirect("/", 303), HIDDEN)
    .get("/systems/:id", ({ request, params }) => showSystem(request, params.id), HIDDEN)
    .post("/systems/:id", ({ request, params }) => ask(request, params.id), {
      ...HIDDEN,
      parse: "none",
    })
    .get("/robots.txt", ({ request }) => robots.respond(request), HIDDEN)
    .get(
      "/favicon.ico",
      () => new Response(null, { status: 302, headers: { location: favicon, ...DAY } }),
      HIDDEN,
    );

  return {
    routes: app as unknown as Elysia,
    missing(request) {
      const isReader =
        (request.method === "GET" || request.method === "HEAD") &&
        (request.headers.get("accept") ?? "").includes("text/html");
      const { pathname } = new URL(request.url);
      if (!isReader || pathname.startsWith("/api/")) return null;
      const lang = readLang(request);
      const words = TEXTS[lang];
      return sitePage(request, deps.hasPages, {
        title: `${words.notFound} · ${words.site}`,
        description: words.description,
        status: 404,
        main: writeMissing(lang, library, pathname),
      });
    },
  };
}

const favicon = ASSETS.find(({ path }) => path.endsWith(".svg"))!.path;
