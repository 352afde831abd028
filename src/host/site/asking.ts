/** The page of one system: shown, and asked by whoever pays for it. */
import { HttpError } from "../problem.ts";
import { traceOf } from "../trace.ts";
import { PROFILE, type Person } from "../kept/mod.ts";
import { draftPath, readDraft } from "./draft.ts";
import { withoutChance, type Fields, type Schema } from "./fields.ts";
import { sitePage } from "./frame.ts";
import type { Profile } from "./profile_field.ts";
import type { Volume } from "./library.ts";
import type { Rooms, Visited } from "./rooms.ts";
import { writeSystem, type Payer, type SystemState } from "./system_page.ts";
import { readAsked, readSentForm, type Caller, type Outcome } from "./try_out.ts";
import type { Labels } from "./view.ts";
import { signInPath, type Accounts, type SignedIn } from "./visitor.ts";
import type { SiteVoice } from "./voice.ts";

export interface AskingDeps {
  readonly rooms: Rooms;
  readonly caller: Caller;
  readonly accounts: Accounts | null;
  /** Whether calls are paid from a wallet. */
  readonly isPaid: boolean;
  readonly hasPages: boolean;
  readonly demoKey: string | null;
}

/** Systems that read an answer rather than give one. */
const VERIFY = "draws.verify";

export interface Asking {
  show(request: Request, id: string | null): Promise<Response>;
  ask(request: Request, id: string | null): Promise<Response>;
}

/** Makes the two ways to come to the page. */
export function createAsking(deps: AskingDeps): Asking {
  const { rooms, accounts, demoKey } = deps;
  const keeping = accounts?.keeping ?? null;

  function payerOf(visitor: SignedIn | null): Payer {
    if (!deps.isPaid) return "nobody";
    if (visitor) return "session";
    return demoKey ? "demo" : "visitor";
  }

  /** Saved persons, for the fields that take one. */
  async function peopleOf(visitor: SignedIn | null): Promise<readonly Profile[]> {
    if (!visitor || !keeping) return [];
    const saved = await keeping.people.list(visitor.caller.userId);
    return saved.map(({ id, data }) => ({ id, name: (JSON.parse(data) as Person).name }));
  }

  async function systemPage(
    request: Request,
    visited: Visited,
    labels: Labels,
    volume: Volume,
    state: Partial<SystemState>,
    status = 200,
  ): Promise<Response> {
    const { voice, library, visitor, frame } = visited;
    const { entry, href } = volume;
    const main = writeSystem({
      people: await peopleOf(visitor),
      voice,
      labels,
      library,
      volume,
      visitor,
      payer: payerOf(visitor),
      origin: new URL(request.url).origin,
      hasPages: deps.hasPages,
      values: {},
      chosen: {},
      issues: [],
      ...state,
    });
    return sitePage(request, frame, {
      title: `${entry.name} · ${voice.words.site}`,
      description: entry.description,
      status,
      personal: request.method === "POST",
      main,
      ...(request.method === "POST" ? { path: href } : {}),
    });
  }

  async function show(request: Request, id: string | null): Promise<Response> {
    const visited = await rooms.visit(request);
    const volume = rooms.volumeOf(visited.library, id);
    const { searchParams } = new URL(request.url);
    const at = searchParams.get("example") ?? "";
    const example = /^\d$/.test(at) ? volume.entry.examples[Number(at)] : undefined;
    const draft = readDraft(keeping, volume.href, searchParams.get("draft") ?? "");
    const labels = await rooms.labelsFor(visited, volume);
    const fresh = searchParams.has("fresh") ? freshExample(volume.entry) : undefined;
    const values = fresh ?? example?.input ?? chosenPeople(searchParams);
    const filled = draft ?? { values, chosen: {} };
    return systemPage(request, visited, labels, volume, filled);
  }

  async function ask(request: Request, id: string | null): Promise<Response> {
    const visited = await rooms.visit(request);
    const { voice, library, visitor } = visited;
    const volume = rooms.volumeOf(library, id);
    const { entry, href } = volume;
    const form = await readSentForm(request);
    if (visitor && !accounts!.sessions.isOwnForm(request, form, visitor)) {
      throw new HttpError(403, "foreign_form", "Cannot take the form: it is not the visitor's own");
    }
    const asked = readAsked(form, entry, voice.asked);
    const left = () => draftPath(keeping, href, asked);
    if (asked.signsIn && !visitor) return goTo(signInPath(left()));
    const key = visitor ? null : payerOf(null) === "demo" ? demoKey : asked.key || null;
    traceOf(request).procedure = entry.id;
    const outcome = await deps.caller.ask(request, entry, asked, key, visitor?.caller);
    if (outcome.state === "answered" && visitor) {
      const at = await keptAt(visitor, outcome);
      if (at !== null) return goTo(`/readings/${at}`);
    }
    const labels = await rooms.labelsFor(visited, volume);
    const { values, chosen } = asked;
    const show = (state: Partial<SystemState>, status = 200) =>
      systemPage(request, visited, labels, volume, { values, chosen, ...state }, status);
    if (outcome.state === "quoted") return show({ quote: outcome });
    if (outcome.state === "failed") return show(failureOf(voice, outcome, left), outcome.status);
    const { data, points } = outcome;
    traceOf(request).points = points;
    const { origin } = new URL(request.url);
    const canVerify = library.volumes.has(VERIFY);
    const { input } = asked;
    return show({ answered: { voice, labels, entry, input, data, points, origin, canVerify } });
  }

  /** Under which id an answer is kept: one that was paid for before is found by its own name. */
  async function keptAt(
    { caller: { userId } }: SignedIn,
    { kept, data }: Extract<Outcome, { state: "answered" }>,
  ): Promise<string | null> {
    if (kept !== null) return kept;
    const { id } = (data["reading"] ?? {}) as { readonly id?: string };
    const found = id === undefined ? null : await keeping!.readings.read(userId, id);
    return found?.id ?? null;
  }

  return { show, ask };
}

/** The first known answer of a draw without what fixed it, so that it draws. */
function freshExample({ examples, input }: Volume["entry"]): Fields {
  return withoutChance(input as Schema, (examples[0]?.input ?? {}) as Fields);
}

/** Saved persons that an address names: one, or two to be compared. */
function chosenPeople(query: URLSearchParams): Fields {
  const named = (name: string) => query.get(name)?.slice(0, 64);
  const [one, a, b] = [named("profile"), named("a"), named("b")];
  return {
    ...(one ? { [PROFILE]: one } : {}),
    ...(a ? { a: { [PROFILE]: a } } : {}),
    ...(b ? { b: { [PROFILE]: b } } : {}),
  };
}

/** On to a page that can be loaded again. */
export function goTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

/** What the page says of a call that failed: what is wrong with the form, or why it failed as a whole. */
function failureOf(
  voice: SiteVoice,
  outcome: Extract<Outcome, { state: "failed" }>,
  left: () => string,
): Partial<SystemState> {
  const { issues, status } = outcome;
  if (issues.length > 0) return { issues };
  const failure = failureText(voice, outcome);
  return status === 402 ? { failure, topUp: topUpPath(left()) } : { failure };
}

function topUpPath(returnTo: string): string {
  return `/wallet/add?${new URLSearchParams({ return_to: returnTo })}`;
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
