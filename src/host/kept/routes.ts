/** The API of what people keep: their readings and saved persons, listed, read, changed, deleted, taken along. */
import { Elysia } from "elysia";
import { errorLanguages, type Registry } from "../../plugins/mod.ts";
import { matchLanguage } from "../../speech/mod.ts";
import type {
  Caller,
  KeptReading,
  Keeping,
  WalletService,
  WholeReading,
} from "../../wallet/contract.ts";
import { HttpError } from "../problem.ts";
import { bodyText, parseJson, queryValue, splitUrl } from "../request_text.ts";
import { traceOf } from "../trace.ts";
import {
  formOf,
  isPicture,
  isStored,
  renderAnswer,
  splitView,
  WHOLE,
} from "../answer_forms/mod.ts";
import { dataOf, type Again } from "./again.ts";
import * as described from "./described.ts";
import { MAX_READINGS, readBranding, type SetDocument } from "./document.ts";
import { KEPT_HEADER } from "./keeper.ts";
import { readPerson, unknownPerson } from "./person.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface KeptRoutesDeps {
  readonly service: Pick<WalletService, "authenticate" | "rateLimit">;
  readonly keeping: Keeping;
  readonly again: Again;
  readonly registry: Registry;
  readonly addressOf: (request: Request) => string;
  readonly setDocument: SetDocument;
}

const MAX_TITLE = 100;
/** Where a shared reading is read. */
export const SHARED_PATH = "/shared/";

/** A handler that is told whose things it is asked for. */
type Handle = (caller: Caller, request: Request, id: string) => Promise<Response | object>;

/** Makes the routes. */
export function keptRoutes(deps: KeptRoutesDeps) {
  const { service, keeping, again, registry, addressOf, setDocument } = deps;
  const { readings, people } = keeping;

  /** The owner alone: a partner's token opens nothing that a user keeps. */
  function owned(handle: Handle) {
    return async ({ request, params }: { request: Request; params?: { id?: string } }) => {
      const header = request.headers.get("authorization");
      const caller = await service.authenticate(header, addressOf(request), request.url);
      traceOf(request).caller = caller.label;
      const rate = await service.rateLimit(caller);
      if (caller.kind === "partner") {
        const detail = "Cannot show what a user keeps: a partner's token does not open it";
        throw new HttpError(403, "owner_only", detail);
      }
      const answer = await handle(caller, request, params?.id ?? "");
      const response = answer instanceof Response ? answer : json(answer);
      for (const [name, value] of Object.entries(rate)) response.headers.set(name, value);
      return response;
    };
  }

  const list: Handle = async ({ userId }, request) => {
    const { query } = splitUrl(request.url);
    const limit = queryValue(query, "limit") ?? "20";
    if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) {
      throw invalid("limit", "must be whole and from 1 to 100");
    }
    const cursor = queryValue(query, "cursor");
    const page = { limit: Number(limit), ...(cursor === undefined ? {} : { cursor }) };
    const found = await readings.list(userId, page);
    return { ...found, readings: found.readings.map((one) => shownOf(request, one, null)) };
  };

  const read: Handle = async ({ userId }, request, id) => {
    const reading = await readings.read(userId, id);
    if (!reading) throw unknownReading();
    const procedure = registry.procedures.get(reading.reference)?.procedure;
    const { query } = splitUrl(request.url);
    const lang = queryValue(query, "lang");
    const form = formOf(request, procedure);
    const withPicture = isPicture(form) || queryValue(query, "picture") === "true";
    const headers = { ...JSON_HEADERS, [KEPT_HEADER]: reading.id, "x-points-charged": "0" };
    const given = { picture: withPicture };
    const { view } = procedure
      ? splitView(given, new URLSearchParams(query), procedure)
      : { view: WHOLE };
    const isAsGiven = lang === undefined && !withPicture;
    if (isAsGiven && isStored(form, view, false)) return new Response(reading.body, { headers });
    if (lang !== undefined && matchLanguage(lang, errorLanguages()) === undefined) {
      throw invalid("lang", `must be one of ${errorLanguages().join(", ")}`);
    }
    const asked = lang === undefined ? {} : { lang };
    const data = isAsGiven
      ? dataOf(reading)
      : await again(reading, { ...asked, picture: withPicture });
    if (!data) throw rulesChanged();
    const whole = JSON.stringify({ result: { data } });
    if (!procedure || isStored(form, view, withPicture)) return new Response(whole, { headers });
    const procedureOf = (name: string) => registry.procedures.get(name)?.procedure;
    const { body, type } = await renderAnswer(whole, procedure, form, view, procedureOf);
    return new Response(body as BodyInit, { headers: { ...headers, "content-type": type } });
  };

  const document: Handle = async ({ userId }, request) => {
    const { query } = splitUrl(request.url);
    const asked = new URLSearchParams(query);
    const ids = [...new Set((asked.get("of") ?? "").split(",").filter((id) => id !== ""))];
    if (ids.length === 0 || ids.length > MAX_READINGS) {
      throw invalid("of", `must name 1 to ${MAX_READINGS} readings, with commas between them`);
    }
    const lang = matchLanguage(asked.get("lang") ?? "en", errorLanguages());
    if (lang === undefined) throw invalid("lang", `must be one of ${errorLanguages().join(", ")}`);
    const branding = readBranding(asked);
    const all = await Promise.all(ids.map((id) => readings.read(userId, id)));
    const found = all.filter((one) => one !== null);
    if (found.length < all.length) throw unknownReading();
    return setDocument(found, { ...branding, lang, origin: new URL(request.url).origin });
  };

  const change: Handle = async ({ userId }, request, id) => {
    const given = await objectOf(request, ["title", "shared"]);
    const reading = await readings.read(userId, id);
    if (!reading) throw unknownReading();
    const { title, shared } = given;
    if (title !== undefined) {
      if (title !== null && (typeof title !== "string" || title.length > MAX_TITLE)) {
        throw invalid("title", `must be null or text of at most ${MAX_TITLE} characters`);
      }
      const trimmed = typeof title === "string" ? title.trim() : "";
      await readings.rename(userId, reading.id, trimmed === "" ? null : trimmed);
    }
    if (shared !== undefined && typeof shared !== "boolean") {
      throw invalid("shared", "must be true or false");
    }
    if (shared === true) await readings.share(userId, reading.id);
    if (shared === false) await readings.withdraw(userId, reading.id);
    const now = await readings.read(userId, reading.id);
    if (!now) throw unknownReading();
    return shownOf(request, now, now.share);
  };

  const remove: Handle = async ({ userId }, _request, id) => {
    const reading = await readings.read(userId, id);
    if (!reading || !(await readings.remove(userId, reading.id))) throw unknownReading();
    return { deleted: true };
  };

  const listPeople: Handle = async ({ userId }) => {
    const all = await people.list(userId);
    return { people: all.map(({ id, data, consentedAt }) => personOf(id, data, consentedAt)) };
  };

  const addPerson: Handle = async ({ userId }, request) => {
    const { consent, ...given } = await objectOf(request, [...PERSON_FIELDS, "consent"]);
    if (consent !== true) {
      throw invalid("consent", "must be true: whoever it is about has agreed, or it is you");
    }
    const id = await people.add(userId, toPerson(given));
    const saved = (await people.read(userId, id))!;
    return json(personOf(id, saved.data, saved.consentedAt), 201);
  };

  const readOne: Handle = async ({ userId }, _request, id) => {
    const saved = await people.read(userId, id);
    if (!saved) throw unknownPerson();
    return personOf(id, saved.data, saved.consentedAt);
  };

  const changePerson: Handle = async (caller, request, id) => {
    const given = await objectOf(request, PERSON_FIELDS);
    if (!(await people.change(caller.userId, id, toPerson(given)))) throw unknownPerson();
    return readOne(caller, request, id);
  };

  const removePerson: Handle = async ({ userId }, _request, id) => {
    if (!(await people.remove(userId, id))) throw unknownPerson();
    return { deleted: true };
  };

  const hook = (detail: object) => ({ detail, parse: "none" }) as const;
  return new Elysia({ normalize: false })
    .get("/api/v1/readings", owned(list), hook(described.LIST_READINGS))
    .get("/api/v1/readings/document.pdf", owned(document), hook(described.SET_DOCUMENT))
    .get("/api/v1/readings/:id", owned(read), hook(described.READ_READING))
    .patch("/api/v1/readings/:id", owned(change), hook(described.CHANGE_READING))
    .delete("/api/v1/readings/:id", owned(remove), hook(described.DELETE_READING))
    .get("/api/v1/people", owned(listPeople), hook(described.LIST_PEOPLE))
    .post("/api/v1/people", owned(addPerson), hook(described.ADD_PERSON))
    .get("/api/v1/people/:id", owned(readOne), hook(described.READ_PERSON))
    .put("/api/v1/people/:id", owned(changePerson), hook(described.CHANGE_PERSON))
    .delete("/api/v1/people/:id", owned(removePerson), hook(described.DELETE_PERSON));
}

function rulesChanged(): HttpError {
  return new HttpError(
    409,
    "rules_changed",
    "Cannot put the reading into other words: the rules of its art have changed since; without a query it comes as it was given",
  );
}

const PERSON_FIELDS = ["name", "birthDate", "birthTime", "place", "placeName", "gender"] as const;
const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-store" } as const;

function json(value: object, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: JSON_HEADERS });
}

/** A kept reading as the API shows it; its link only where it is asked for alone. */
function shownOf(request: Request, reading: KeptReading, share: string | null): Fields {
  const { id, readingId, reference, title, about, points, createdAt, expiresAt, shared } = reading;
  const link = share === null ? {} : { shareUrl: new URL(SHARED_PATH + share, request.url).href };
  const common = {
    id,
    readingId,
    procedure: reference,
    title,
    about,
    points,
    createdAt,
    expiresAt,
  };
  return { ...common, shared, ...link };
}

function personOf(id: string, data: string, consentedAt: string): Fields {
  return { id, ...(JSON.parse(data) as Fields), consentedAt };
}

function toPerson(given: Fields): string {
  const read = readPerson(given);
  if ("person" in read) return JSON.stringify(read.person);
  throw new HttpError(
    400,
    "invalid_input",
    `Cannot save the person: check ${read.faults.join(", ")}`,
  );
}

/** Reads a body that is an object of known fields. @throws {HttpError} 400 */
async function objectOf(request: Request, names: readonly string[]): Promise<Fields> {
  const value = parseJson((await bodyText(request)) || "null", "the body");
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(400, "invalid_input", "Cannot read the body: it must be a JSON object");
  }
  const strange = Object.keys(value).find((name) => !names.includes(name));
  if (strange !== undefined) {
    throw invalid(strange.slice(0, 40), `is not known; known are ${names.join(", ")}`);
  }
  return value as Fields;
}

function invalid(name: string, reason: string): HttpError {
  return new HttpError(400, "invalid_input", `Cannot take ${JSON.stringify(name)}: it ${reason}`);
}

/** No such reading, whosever the id may be. */
export function unknownReading(): HttpError {
  return new HttpError(404, "unknown_reading", "Cannot find the reading: there is none of this id");
}

/** Everything that a user keeps, as one file. */
export async function exportKept(
  { readings, people, feeds }: Keeping,
  userId: number,
): Promise<Fields> {
  const all: Fields[] = [];
  let cursor: string | undefined;
  do {
    const page = await readings.list(userId, { limit: 100, ...(cursor ? { cursor } : {}) });
    for (const { id } of page.readings) {
      const whole = await readings.read(userId, id);
      if (whole) all.push(wholeOf(whole));
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const saved = await people.list(userId);
  const calendars = await feeds.list(userId);
  return {
    readings: all,
    people: saved.map(({ id, data, consentedAt }) => personOf(id, data, consentedAt)),
    calendars: calendars.map(({ id, data, createdAt }) => ({
      id,
      ...(JSON.parse(data) as Fields),
      createdAt,
    })),
  };
}

function wholeOf({ body, request, share: _link, reference, ...rest }: WholeReading): Fields {
  return {
    ...rest,
    procedure: reference,
    request: JSON.parse(request) as unknown,
    answer: JSON.parse(body) as unknown,
  };
}
