import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import { ASSETS, chooseLang, type Child } from "../../ui/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Caller as KnownCaller } from "../../wallet/contract.ts";
import type { Again, SetDocument } from "../kept/mod.ts";
import type { FixedRoutes } from "../openapi/mod.ts";
import { searchOf } from "../search/mod.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { writeAbout } from "./about_page.ts";
import { createAsking } from "./asking.ts";
import { keepPage, SITE_ASSETS, sitePage, type SiteFrame } from "./frame.ts";
import { writeHome, writeMatches } from "./home_page.ts";
import { keepRoutes } from "./keep_routes.ts";
import type { Typesetter } from "../typeset/mod.ts";
import { createRooms, kept } from "./rooms.ts";
import { isOpenWish, readWish } from "./search.ts";
import { writeMissing } from "./system_page.ts";
import { createCaller } from "./try_out.ts";
import type { Accounts } from "./visitor.ts";

export interface SiteDeps {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  /** The handler of calls. */
  readonly rpc: (request: Request) => Response | Promise<Response>;
  /** Whether calls are paid from a wallet. */
  readonly isPaid: boolean;
  /** Whether the wallet's pages are served here; they serve the shared assets as well. */
  readonly hasPages: boolean;
  /** Pays for calls from pages on a development start; never given in production. */
  readonly demoKey: string | null;
  /** Notified of the page's request that a call stands for. */
  readonly standsFor?: (call: Request, page: Request, signedIn?: KnownCaller) => void;
  /** Sign-ins and what people keep; null where the wallet's pages are not served here. */
  readonly accounts: Accounts | null;
  readonly clock: { now(): number };
  /** How long a system may take for a calendar. */
  readonly runLimitMs: number;
  /** Puts kept answers into words again. */
  readonly again: Again;
  readonly typesetter: Typesetter;
  /** What the fixed routes say of themselves, for the reference. */
  readonly fixedRoutes: () => Promise<FixedRoutes>;
}

export interface Site {
  readonly routes: Elysia;
  /** Sets kept readings as a document. */
  readonly setDocument: SetDocument;
  /** The page for a path that is not there, for whoever reads pages; nothing for programs. */
  missing(request: Request): Promise<Response> | null;
}

const HIDDEN = { detail: { hide: true } } as const;
const TEXT = "text/plain; charset=utf-8";
const DAY = { "cache-control": "public, max-age=86400" };
const CLOSED = ["/api/", "/wallet", "/partner", "/readings", "/people", "/shared/", "/calendars"];
const ROBOTS = `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join("")}`;
/** Makes the site's routes. */
export function createSite(deps: SiteDeps): Site {
  const { registry, catalogue, hasPages, accounts } = deps;
  const langs = catalogue.languages;
  const rooms = createRooms(registry, catalogue, accounts, hasPages);
  const caller = createCaller(deps.rpc, deps.standsFor ?? (() => {}));
  const asking = createAsking({ ...deps, rooms, caller });
  const robots = createStaticBody(ROBOTS, TEXT, DAY);
  const wholes = kept(async (lang: Lang): Promise<StaticBody> => {
    const { voice, library } = await rooms.inLang(lang);
    const request = new Request(`http://localhost/?lang=${lang}`);
    const frame = { voice, langs, hasWallet: hasPages, visitor: null };
    return keepPage(homePage(request, frame, writeHome(voice, library)));
  });
  const today = once(async () => {
    const { createToday } = await import("./today/page.ts");
    return createToday({ rooms, registry, clock: deps.clock });
  });
  const guide = once(async () => {
    const { createGuide } = await import("./guide/page.ts");
    return createGuide({ rooms });
  });

  const reference = once(async () => {
    const { createReference } = await import("./reference/pages.ts");
    return createReference({ rooms, registry, fixedRoutes: deps.fixedRoutes });
  });

  const documents = once(async () => {
    const { createDocuments } = await import("./report/documents.ts");
    return createDocuments({ rooms, again: deps.again, typesetter: deps.typesetter });
  });
  const setDocument: SetDocument = async (readings, wanted) =>
    (await documents())(readings, wanted);

  function homePage(request: Request, frame: SiteFrame, main: Child): Promise<Response> {
    const { title, description } = frame.voice.words;
    return sitePage(request, frame, { title, description, at: "library", main });
  }

  async function showHome(request: Request): Promise<Response> {
    const { search: query, searchParams } = new URL(request.url);
    // The whole library is the same for whoever asks for nothing and is nobody in particular.
    const isAnybody = !accounts?.sessions.isClaimed(request);
    if (query === "" && isAnybody)
      return (await wholes(chooseLang(request, langs))).respond(request);
    const { voice, library, frame } = await rooms.visit(request);
    const wish = readWish(searchParams);
    const main = isOpenWish(wish)
      ? writeHome(voice, library)
      : writeMatches(voice, library, await searchOf(catalogue), wish);
    return homePage(request, frame, main);
  }

  const app = new Elysia({ normalize: false });
  for (const asset of [...(deps.hasPages ? [] : ASSETS), ...SITE_ASSETS]) {
    app.get(asset.path, ({ request }) => asset.respond(request), HIDDEN);
  }
  app
    .get("/", ({ request }) => showHome(request), HIDDEN)
    .get("/today", async ({ request }) => (await today())(request), HIDDEN)
    .get("/guide", async ({ request }) => (await guide())(request), HIDDEN)
    .get("/docs", async ({ request }) => (await reference()).index(request), HIDDEN)
    .get("/docs/service", async ({ request }) => (await reference()).service(request), HIDDEN)
    .get(
      "/docs/:id",
      async ({ request, params }) => (await reference()).procedure(request, params.id),
      HIDDEN,
    )
    .get("/about", ({ request }) => showAbout(request), HIDDEN)
    .get("/accuracy", ({ request }) => showAccuracy(request), HIDDEN)
    .get("/systems", () => Response.redirect("/", 303), HIDDEN)
    .get("/systems/:id", ({ request, params }) => asking.show(request, params.id), HIDDEN)
    .post("/systems/:id", ({ request, params }) => asking.ask(request, params.id), {
      ...HIDDEN,
      parse: "none",
    })
    .get("/robots.txt", ({ request }) => robots.respond(request), HIDDEN)
    .get(
      "/favicon.ico",
      () => new Response(null, { status: 302, headers: { location: favicon, ...DAY } }),
      HIDDEN,
    );

  if (accounts) app.use(keepRoutes({ ...deps, rooms, accounts, setDocument }));

  return {
    routes: app as unknown as Elysia,
    setDocument,
    missing(request) {
      const isReader =
        (request.method === "GET" || request.method === "HEAD") &&
        (request.headers.get("accept") ?? "").includes("text/html");
      const { pathname } = new URL(request.url);
      if (!isReader || pathname.startsWith("/api/")) return null;
      return showMissing(request, pathname);
    },
  };

  async function showAbout(request: Request): Promise<Response> {
    const { voice, frame } = await rooms.visit(request);
    const { words } = voice;
    return sitePage(request, frame, {
      title: `${words.aboutSite} · ${words.site}`,
      description: words.creditsLead,
      at: "about",
      main: writeAbout(voice),
    });
  }

  async function showAccuracy(request: Request): Promise<Response> {
    const { accuracyWords, writeAccuracy } = await import("./accuracy/page.ts");
    const { voice, library, frame } = await rooms.visit(request);
    const words = await accuracyWords(voice);
    return sitePage(request, frame, {
      title: `${words.title} · ${voice.words.site}`,
      description: words.schoolsLead,
      at: "about",
      main: writeAccuracy(voice, words, library),
    });
  }

  async function showMissing(request: Request, pathname: string): Promise<Response> {
    const { voice, library, frame } = await rooms.visit(request);
    const { words } = voice;
    return sitePage(request, frame, {
      title: `${words.notFound} · ${words.site}`,
      description: words.description,
      status: 404,
      main: writeMissing(voice, library, pathname),
    });
  }
}

/** Pages that few open are loaded when the first of them is asked for. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

const favicon = ASSETS.find(({ path }) => path.endsWith(".svg"))!.path;
