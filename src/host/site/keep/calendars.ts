/** The handlers of the page of calendars that people subscribe to. */
import {
  languageOfNames,
  openAtlas,
  readPlace,
  type Place,
  type PlaceReading,
} from "../../../places/mod.ts";
import {
  CALENDARS,
  CALENDARS_PATH,
  calendarName,
  calendarWords,
  isCalendarKind,
  personOf,
  readFeed,
  writeFeed,
  type Feed,
  type FeedPlace,
} from "../../calendars/mod.ts";
import type { Person } from "../../kept/mod.ts";
import { goTo } from "../asking.ts";
import { readChosen } from "../place_field.ts";
import { signInPath, type SignedIn } from "../visitor.ts";
import {
  writeCalendars,
  type CalendarDraft,
  type CalendarsState,
  type Subscribed,
} from "./calendars_page.ts";
import { missing } from "./missing.ts";
import { personal, unknownDeed, type KeepPagesDeps } from "./pages.ts";
import type { OwnForm } from "./people.ts";
import { keepWords } from "./voice.ts";

const BLANK: CalendarDraft = { values: {}, faults: [], places: [] };
const FIELDS = ["kind", "place", "person"] as const;

/** Makes the handlers. */
export function createCalendarPages({ rooms, accounts }: KeepPagesDeps, ownForm: OwnForm) {
  const { keeping } = accounts;
  const { feeds, people } = keeping;

  /** The calendars of a user, each with its address. */
  async function subscribedBy(request: Request, userId: number): Promise<readonly Subscribed[]> {
    const { origin, host } = new URL(request.url);
    const all = await feeds.list(userId);
    return Promise.all(
      all.map(async ({ id, data }) => {
        const feed = readFeed(data);
        const [words, person] = await Promise.all([
          calendarWords(feed.lang),
          personOf(keeping, userId, feed),
        ]);
        const path = `${CALENDARS_PATH}/${feeds.tokenOf(id)}.ics`;
        return {
          id,
          name: calendarName(words, feed, person),
          isGone: feed.profileId !== undefined && person === null,
          address: origin + path,
          webcal: `webcal://${host}${path}`,
        };
      }),
    );
  }

  async function show(request: Request, draft = BLANK): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor, voice, library } = visited;
    if (!visitor) return goTo(signInPath(CALENDARS_PATH));
    const { userId } = visitor.caller;
    const [words, keep, saved, subscribed] = await Promise.all([
      calendarWords(voice.asked),
      keepWords(voice.asked),
      people.list(userId),
      keeping.isOpen ? subscribedBy(request, userId) : [],
    ]);
    const done = new URL(request.url).searchParams.get("done") ?? "";
    const state: CalendarsState = {
      voice,
      words,
      notOn: keeping.isOpen ? null : keep.notOn,
      csrf: visitor.csrf,
      offered: Object.keys(CALENDARS)
        .filter(isCalendarKind)
        .filter((kind) => CALENDARS[kind].systems.every((name) => library.volumes.has(name))),
      people: saved.map(({ id, data }) => ({ id, name: (JSON.parse(data) as Person).name })),
      subscribed,
      draft,
      done: Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : null,
    };
    const page = await personal(request, visited, words.title, writeCalendars(state), "today");
    if (draft.faults.length === 0) return page;
    return new Response(page.body, { status: 400, headers: page.headers });
  }

  async function change(request: Request): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const { userId } = visitor.caller;
    if (form.get("do") === "withdraw") {
      if (!(await feeds.remove(userId, form.get("id") ?? ""))) throw missing();
      return goTo(`${CALENDARS_PATH}?done=withdrawn`);
    }
    if (form.get("do") !== "add") throw unknownDeed();
    return add(request, visitor, form);
  }

  async function add(
    request: Request,
    { caller: { userId } }: SignedIn,
    form: URLSearchParams,
  ): Promise<Response> {
    const { voice, library } = await rooms.visit(request);
    const values = Object.fromEntries(
      FIELDS.map((name) => [name, (form.get(name) ?? "").trim()] as const),
    );
    const fail = (fault: CalendarDraft["faults"][number], places: readonly Place[] = []) =>
      show(request, { values, faults: [fault], places });
    const { kind } = values;
    if (!isCalendarKind(kind)) return fail("kind");
    if (!CALENDARS[kind].systems.every((name) => library.volumes.has(name))) return fail("kind");
    const { needs } = CALENDARS[kind];
    // Words of calendars stand in some languages; where they do not, those of the arts go with English ones.
    const common = { kind, lang: voice.asked };
    if (needs === "nothing") return keep(userId, common);
    if (needs === "person") {
      const id = values["person"] ?? "";
      const saved = id === "" ? null : await people.read(userId, id);
      return saved ? keep(userId, { ...common, profileId: saved.id }) : fail("person");
    }
    const text = readChosen(form)["place"] ?? values["place"] ?? "";
    if (text === "") return fail("place");
    const query = { text: text.slice(0, 120), lang: languageOfNames(voice.asked) };
    const read = readPlace(openAtlas(), query);
    const place = placeIn(read);
    return place ? keep(userId, { ...common, place }) : fail("place", offeredIn(read));
  }

  async function keep(userId: number, feed: Feed): Promise<Response> {
    const known = (await feeds.list(userId)).map(({ data }) => data);
    const data = writeFeed(feed);
    // Made twice, it is the same calendar.
    if (!known.includes(data)) await feeds.add(userId, data);
    return goTo(`${CALENDARS_PATH}?done=added`);
  }

  return { show, change };
}

/** The one place that was meant. */
function placeIn(read: PlaceReading): FeedPlace | null {
  if (read.kind !== "one" && read.kind !== "id" && read.kind !== "coordinates") return null;
  const { id, name, zone, latitude, longitude } = read.place;
  const point = read.kind === "coordinates" ? read.point : { latitude, longitude };
  return { id, name: name.text, zone, latitude: point.latitude, longitude: point.longitude };
}

/** Those that may be meant. */
function offeredIn(read: PlaceReading): readonly Place[] {
  if (read.kind === "several") return read.choices;
  return read.kind === "none" ? read.nearest : [];
}
