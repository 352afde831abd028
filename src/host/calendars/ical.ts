/**
 * Writes iCalendar objects (RFC 5545, with the names of RFC 7986 for the calendar itself).
 *
 * The same events give the same bytes: the stamp of an event is that of its calendar, not of the clock.
 */

/** A whole day, YYYY-MM-DD, by the clocks of its reader; or an instant, ms since the epoch. */
export type When = { readonly day: string } | { readonly at: number };

/** One event. */
export interface CalendarEvent {
  /** The same for the same event, whenever it is computed. */
  readonly key: string;
  readonly summary: string;
  readonly description: string;
  readonly start: When;
  /** Where it ends; the event does not hold it. Left out: a day lasts a day, an instant no time. */
  readonly end?: When;
}

/** A calendar with its events. */
export interface EventCalendar {
  /** Ends the identity of every event. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly lang: string;
  /** Where its art is explained. */
  readonly url: string;
  /** ms since the epoch. */
  readonly stamp: number;
  readonly isPrivate: boolean;
  readonly events: readonly CalendarEvent[];
}

/** Octets of a line without its break. */
const MAX_LINE = 75;
const PRODUCT = "-//Auspex//Calendars 1.0//EN";
const REFRESH = "PT12H";
const encoder = new TextEncoder();

/** Writes it. */
export function writeCalendar(calendar: EventCalendar): string {
  const { name, description, lang, url, events } = calendar;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME;LANGUAGE=${lang}:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    `URL:${url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(calendar, event)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(calendar: EventCalendar, event: CalendarEvent): readonly string[] {
  const { id, lang, url, stamp, isPrivate } = calendar;
  const { key, summary, description, start, end = dayAfter(start) } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${key}@${id}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART${written(start)}`,
    ...(end ? [`DTEND${written(end)}`] : []),
    `SUMMARY;LANGUAGE=${lang}:${escapeText(summary)}`,
    ...(description === "" ? [] : [`DESCRIPTION;LANGUAGE=${lang}:${escapeText(description)}`]),
    `URL:${url}`,
    `CLASS:${isPrivate ? "PRIVATE" : "PUBLIC"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function dayAfter(start: When): When | null {
  if ("at" in start) return null;
  const next = new Date(`${start.day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { day: next.toISOString().slice(0, 10) };
}

function written(when: When): string {
  return "day" in when ? `;VALUE=DATE:${when.day.replaceAll("-", "")}` : `:${instant(when.at)}`;
}

/** `20261123T040000Z`, to the second. */
function instant(at: number): string {
  const whole = new Date(Math.round(at / 1000) * 1000).toISOString();
  return `${whole.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** TEXT of RFC 5545 §3.3.11; control characters have no place in it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll("\n", "\\n");
}

/** Breaks a line where it would be longer than 75 octets, between characters (§3.1). */
export function fold(line: string): string {
  if (encoder.encode(line).byteLength <= MAX_LINE) return line;
  let folded = "";
  let room = MAX_LINE;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (size > room) {
      folded += "\r\n ";
      // The blank counts.
      room = MAX_LINE - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
