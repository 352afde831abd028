import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import { ASSETS, chooseLang, type Child } from "../../ui/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { traceOf } from "../trace.ts";
import type { Fields } from "./fields.ts";
import { writeAbout } from "./about_page.ts";
import { keepPage, SITE_ASSETS, sitePage } from "./frame.ts";
import { writeHome, writeMatches } from "./home_page.ts";
import { labelsOf } from "./labels.ts";
import { createLibrary, type Library, type Volume } from "./library.ts";
import { createIndex, isOpenWish, readWish, type SearchIndex } from "./search.ts";
import { writeMissing, writeSystem, type Payer, type SystemState } from "./system_page.ts";
import { createCaller, readAsked, readSentForm } from "./try_out.ts";
import type { Labels } from "./view.ts";
import { siteVoice, type SiteVoice } from "./voice.ts";

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

/** A page's words and shelves, in the language of its request. */
interface Room {
  readonly voice: SiteVoice;
  readonly library: Library;
}

/** Makes the site's routes. */
export function createSite(deps: SiteDeps): Site {
  const { registry, catalogue } = deps;
  const langs = catalogue.languages;
  const caller = createCaller(deps.rpc, deps.standsFor ?? (() => {}));
  const payer: Payer = !deps.isPaid ? "nobody" : deps.demoKey ? "demo" : "visitor";
  const robots = createStaticBody(ROBOTS, TEXT, DAY);
  const rooms = kept((lang: Lang): Promise<Room> => makeRoom(registry, catalogue, lang));
  const wholes = kept(async (lang: Lang): Promise<StaticBody> => {
    const { voice, library } = await rooms(lang);
    const request = new Request(`http://localhost/?lang=${lang}`);
    return keepPage(homePage(request, voice, writeHome(voice, library)));
  });
  const search = kept((): Promise<SearchIndex> => createIndex(catalogue));

  const roomOf = (request: Request) => rooms(chooseLang(request, langs));
  const frameOf = (voice: SiteVoice) => ({ voice, langs, hasWallet: deps.hasPages });

  /** @param asked null where the router could not decode it */
  function volumeOf(library: Library, asked: string | null): Volume {
    const id = asked ?? "";
    const volume = library.volumes.get(id);
    if (volume) return volume;
    throw new HttpError(
      404,
      "unknown_system",
      `Cannot find system ${JSON.stringify(id.slice(0, 64))}`,
    );
  }

  function homePage(request: Request, voice: SiteVoice, main: Child): Promise<Response> {
    const { title, description } = voice.words;
    return sitePage(request, frameOf(voice), { title, description, at: "library", main });
  }

  async function showHome(request: Request): Promise<Response> {
    const { search: query, searchParams } = new URL(request.url);
    // The whole library is the same for whoever asks for nothing.
    if (query === "") return (await wholes(chooseLang(request, langs))).respond(request);
    const { voice, library } = await roomOf(request);
    const wish = readWish(searchParams);
    const main = isOpenWish(wish)
      ? writeHome(voice, library)
      : writeMatches(voice, library, await search(""), wish);
    return homePage(request, voice, main);
  }

  async function labelsFor({ voice }: Room, { entry }: Volume): Promise<Labels> {
    const procedureOf = (name: string) => registry.procedures.get(name)?.procedure;
    return labelsOf(procedureOf(entry.id)!, voice.asked, procedureOf);
  }

  function systemPage(
    request: Request,
    { voice, library }: Room,
    labels: Labels,
    volume: Volume,
    state: Partial<SystemState>,
    status = 200,
  ): Promise<Response> {
    const { entry, href } = volume;
    const main = writeSystem({
      voice,
      labels,
      library,
      volume,
      payer,
      hasPages: deps.hasPages,
      values: {},
      chosen: {},
      issues: [],
      ...state,
    });
    return sitePage(request, frameOf(voice), {
      title: `${entry.name} · ${voice.words.site}`,
      description: entry.description,
      status,
      personal: request.method === "POST",
      main,
      ...(request.method === "POST" ? { path: href } : {}),
    });
  }

  async function showSystem(request: Request, id: string | null): Promise<Response> {
    const room = await roomOf(request);
    const volume = volumeOf(room.library, id);
    const at = new URL(request.url).searchParams.get("example") ?? "";
    const example = /^\d$/.test(at) ? volume.entry.examples[Number(at)] : undefined;
    const labels = await labelsFor(room, volume);
    return systemPage(request, room, labels, volume, { values: example?.input ?? {} });
  }

  async function ask(request: Request, id: string | null): Promise<Response> {
    const room = await roomOf(request);
    const { voice, library } = room;
    const volume = volumeOf(library, id);
    const { entry } = volume;
    const asked = readAsked(await readSentForm(request), entry, voice.asked);
    const { values, chosen, input } = asked;
    const key = payer === "demo" ? deps.demoKey : asked.key || null;
    traceOf(request).procedure = entry.id;
    const outcome = await caller.ask(request, entry, asked, key);
    const labels = await labelsFor(room, volume);
    const show = (state: Partial<SystemState>, status = 200) =>
      systemPage(request, room, labels, volume, { values, chosen, ...state }, status);
    if (outcome.state === "quoted") return show({ quote: outcome });
    if (outcome.state === "failed") {
      const { issues, status } = outcome;
      return show(
        issues.length > 0 ? { issues } : { failure: failureText(voice, outcome) },
        status,
      );
    }
    const { data, points } = outcome;
    traceOf(request).points = points;
    const { origin } = new URL(request.url);
    const canVerify = library.volumes.has(VERIFY);
    return show({
      answered: { voice, labels, entry, input, data, points, origin, canVerify },
    });
  }

  const app = new Elysia({ normalize: false });
  for (const asset of [...(deps.hasPages ? [] : ASSETS), ...SITE_ASSETS]) {
    app.get(asset.path, ({ request }) => asset.respond(request), HIDDEN);
  }
  app
    .get("/", ({ request }) => showHome(request), HIDDEN)
    .get("/about", ({ request }) => showAbout(request), HIDDEN)
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
      return showMissing(request, pathname);
    },
  };

  async function showAbout(request: Request): Promise<Response> {
    const { voice } = await roomOf(request);
    const { words } = voice;
    return sitePage(request, frameOf(voice), {
      title: `${words.aboutSite} · ${words.site}`,
      description: words.creditsLead,
      at: "about",
      main: writeAbout(voice),
    });
  }

  async function showMissing(request: Request, pathname: string): Promise<Response> {
    const { voice, library } = await roomOf(request);
    const { words } = voice;
    return sitePage(request, frameOf(voice), {
      title: `${words.notFound} · ${words.site}`,
      description: words.description,
      status: 404,
      main: writeMissing(voice, library, pathname),
    });
  }
}

/** A function that makes its value once for each key; a failure is not kept. */
function kept<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    let value = made.get(key);
    if (!value) {
      value = make(key);
      made.set(key, value);
      value.catch(() => made.delete(key));
    }
    return value;
  };
}

async function makeRoom(registry: Registry, catalogue: Catalogue, lang: Lang): Promise<Room> {
  const voice = await siteVoice(lang);
  return { voice, library: await createLibrary(registry, catalogue, voice) };
}

/** Why a call failed as a whole, by its status; a refusal of the art speaks for itself. */
function failureText(
  { words }: SiteVoice,
  { status, detail }: { readonly status: number; readonly detail: string },
): string {
  const { failures } = words;
  if (status === 401) return failures.key;
  if (status === 402) return failures.points;
  if (status === 429) return failures.rate;
  if (status >= 500) return failures.service;
  return detail;
}

const favicon = ASSETS.find(({ path }) => path.endsWith(".svg"))!.path;
