/**
 * Calendars that people subscribe to, as iCalendar feeds.
 *
 * @example
 * const serve = createCalendarServer({ registry, keeping, clock: Date, runLimitMs: 10_000 });
 * const feed = await serve(request, keeping.feeds.tokenOf(id));
 */
export {
  CALENDAR_KINDS,
  CALENDARS,
  CALENDARS_PATH,
  isCalendarKind,
  readFeed,
  writeFeed,
  type CalendarKind,
  type Feed,
  type FeedPlace,
} from "./feed.ts";
export {
  calendarName,
  calendarWords,
  createCalendarServer,
  personOf,
  type ServeDeps,
} from "./serve.ts";
export type { CalendarWords } from "./words/en.ts";
