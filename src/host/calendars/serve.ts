/** Calendars as programs fetch them: by a signed address, without a sign-in, until it is withdrawn. */
import { createHash } from "node:crypto";
import type { Registry } from "../../plugins/mod.ts";
import { wordsIn } from "../../speech/mod.ts";
import type { CalendarFeed, Keeping } from "../../wallet/contract.ts";
import type { Person } from "../kept/mod.ts";
import { HttpError } from "../problem.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import { loadFor } from "../site/voice.ts";
import { eventsOf, windowOf } from "./events.ts";
import { CALENDARS, CALENDARS_PATH, readFeed, type Feed } from "./feed.ts";
import { writeCalendar } from "./ical.ts";
import type { CalendarWords } from "./words/en.ts";

export interface ServeDeps {
  readonly registry: Registry;
  readonly keeping: Keeping;
  readonly clock: { now(): number };
  readonly runLimitMs: number;
}

const TYPE = "text/calendar; charset=utf-8";
const HEADERS = {
  "cache-control": "private, max-age=3600",
  "content-disposition": 'inline; filename="auspex.ics"',
  "x-robots-tag": "noindex, nofollow, noarchive",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
/** Calendars whose bytes are kept. */
const MAX_KEPT = 256;
const WORDS = wordsIn<CalendarWords>(import.meta);

/** The words of calendars in the language of a page. */
export async function calendarWords(asked: string): Promise<CalendarWords> {
  return (await loadFor(WORDS, asked)).words;
}

/** What a calendar is called: by its kind, and by whom or where it is about. */
export function calendarName(words: CalendarWords, feed: Feed, person: Person | null): string {
  const { name } = words.kinds[feed.kind];
  const whose = person?.name ?? feed.place?.name;
  return whose === undefined ? name : words.nameFor(name, whose);
}

/** Makes the handler; `token` is the last part of the address. */
export function createCalendarServer({ registry, keeping, clock, runLimitMs }: ServeDeps) {
  const kept = new Map<string, Promise<StaticBody>>();

  async function write(
    { id, createdAt }: CalendarFeed,
    feed: Feed,
    person: Person | null,
    origin: string,
  ): Promise<StaticBody> {
    const words = await calendarWords(feed.lang);
    const [system] = CALENDARS[feed.kind].systems;
    const text = writeCalendar({
      id: `${id}.auspex`,
      name: calendarName(words, feed, person),
      description: words.kinds[feed.kind].lead,
      lang: feed.lang,
      url: system === undefined ? `${origin}${CALENDARS_PATH}` : `${origin}/systems/${system}`,
      stamp: Date.parse(createdAt),
      isPrivate: person !== null,
      events: await eventsOf(registry, { feed, person, words, now: clock.now(), runLimitMs }),
    });
    return createStaticBody(text, TYPE, HEADERS);
  }

  return async function serve(request: Request, token: string): Promise<Response> {
    const found = await keeping.feeds.readByToken(token);
    if (!found) throw unknownCalendar();
    const feed = readFeed(found.data);
    const person = await personOf(keeping, found.userId, feed);
    // Whoever it was about is deleted, and nothing of them is told any more.
    if (feed.profileId !== undefined && person === null) throw unknownCalendar();
    const { origin } = new URL(request.url);
    const { from } = windowOf(feed.kind, clock.now());
    const key = hashOf([found.id, found.data, from, origin, person]);
    let body = kept.get(key);
    if (!body) {
      body = write(found, feed, person, origin);
      kept.set(key, body);
      body.catch(() => kept.delete(key));
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    }
    return (await body).respond(request);
  };
}

/** The saved person that a calendar is about; null where there is none, or none any more. */
export async function personOf(
  { people }: Pick<Keeping, "people">,
  userId: number,
  { profileId }: Feed,
): Promise<Person | null> {
  if (profileId === undefined) return null;
  const saved = await people.read(userId, profileId);
  return saved && (JSON.parse(saved.data) as Person);
}

/** No such calendar, whatever the address was. */
function unknownCalendar(): HttpError {
  return new HttpError(
    404,
    "unknown_calendar",
    "Cannot find the calendar: its address leads nowhere",
  );
}

function hashOf(parts: unknown): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
