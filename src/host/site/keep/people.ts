/** The handlers of the pages of saved persons. */
import { readPerson, type Person } from "../../kept/mod.ts";
import { goTo } from "../asking.ts";
import { readChosen } from "../place_field.ts";
import type { Visited } from "../rooms.ts";
import { signInPath, type SignedIn } from "../visitor.ts";
import { missing } from "./missing.ts";
import { doneText, personal, unknownDeed, type KeepPagesDeps } from "./pages.ts";
import {
  valuesOf,
  writePeople,
  writePerson,
  type Known,
  type PeopleState,
  type PersonDraft,
} from "./people_page.ts";
import { keepWords } from "./voice.ts";

const BLANK: PersonDraft = { values: {}, faults: [] };
const FIELDS = ["name", "birthDate", "birthTime", "place", "gender"] as const;

/** Reads a form that the visitor's own page sent. @throws {HttpError} 403 */
export type OwnForm = (
  request: Request,
) => Promise<{ readonly visitor: SignedIn; readonly form: URLSearchParams }>;

/** Makes the handlers. */
export function createPeoplePages({ rooms, accounts }: KeepPagesDeps, ownForm: OwnForm) {
  const { keeping } = accounts;
  const { people } = keeping;

  async function stateOf(
    request: Request,
    visited: Visited,
    { csrf, caller }: SignedIn,
    draft: PersonDraft,
  ): Promise<PeopleState> {
    const { asked } = visited.voice;
    const [words, saved] = await Promise.all([keepWords(asked), people.list(caller.userId)]);
    const known = saved.map(({ id, data }): Known => ({ id, ...(JSON.parse(data) as Person) }));
    const done = doneText(words, new URL(request.url).searchParams);
    return { ...visited, words, csrf, people: known, draft, done, isOn: keeping.isOpen };
  }

  async function showAll(request: Request, draft = BLANK): Promise<Response> {
    const visited = await rooms.visit(request);
    if (!visited.visitor) return goTo(signInPath("/people"));
    const state = await stateOf(request, visited, visited.visitor, draft);
    const main = writePeople(state);
    return shown(await personal(request, visited, state.words.people, main, "people"), draft);
  }

  async function showOne(request: Request, id: string, draft?: PersonDraft): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor } = visited;
    if (!visitor) return goTo(signInPath(`/people/${encodeURIComponent(id)}`));
    const saved = await people.read(visitor.caller.userId, id);
    if (!saved) throw missing();
    const person = JSON.parse(saved.data) as Person;
    const filled = draft ?? { values: valuesOf(person), faults: [] };
    const state = await stateOf(request, visited, visitor, filled);
    const main = writePerson(state, { id, ...person });
    return shown(await personal(request, visited, state.words.people, main, "people"), filled);
  }

  async function add(request: Request): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const read = readPerson(givenIn(form));
    const unagreed = form.get("consent") === "yes" ? [] : (["consent"] as const);
    const faults = "faults" in read ? [...read.faults, ...unagreed] : unagreed;
    if ("faults" in read || faults.length > 0) {
      return showAll(request, { values: typedIn(form), faults });
    }
    await people.add(visitor.caller.userId, JSON.stringify(read.person));
    return goTo("/people?done=added");
  }

  async function change(request: Request, id: string): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const { userId } = visitor.caller;
    if (form.get("do") === "delete") {
      if (!(await people.remove(userId, id))) throw missing();
      return goTo("/people?done=deleted");
    }
    if (form.get("do") !== "save") throw unknownDeed();
    const read = readPerson(givenIn(form));
    if ("faults" in read) {
      return showOne(request, id, { values: typedIn(form), faults: read.faults });
    }
    if (!(await people.change(userId, id, JSON.stringify(read.person)))) throw missing();
    return goTo("/people?done=changed");
  }

  /** On to the form of two, with both chosen. */
  async function compare(request: Request): Promise<Response> {
    const { library } = await rooms.visit(request);
    const { searchParams } = new URL(request.url);
    const volume = rooms.volumeOf(library, searchParams.get("by"));
    const [a, b] = [searchParams.get("a") ?? "", searchParams.get("b") ?? ""];
    return goTo(`${volume.href}?${new URLSearchParams({ a, b })}#live`);
  }

  return { showAll, showOne, add, change, compare };
}

/** A page of a form with a fault says so by its status. */
function shown(page: Response, { faults }: PersonDraft): Response {
  if (faults.length === 0) return page;
  return new Response(page.body, { status: 400, headers: page.headers });
}

/** The place by its id where one was chosen from the list. */
function givenIn(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const typed = typedIn(form);
  const id = readChosen(form)["place"];
  return id ? { ...typed, place: id, placeName: typed["place"] } : typed;
}

function typedIn(form: URLSearchParams): Readonly<Record<string, string>> {
  const typed = FIELDS.map((name) => [name, (form.get(name) ?? "").trim()] as const);
  const id = readChosen(form)["place"];
  return { ...Object.fromEntries(typed), ...(id ? { place_id: id } : {}) };
}
