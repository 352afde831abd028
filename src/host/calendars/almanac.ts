/** The days of the Chinese almanac, and the solar terms by its names. */
import { createBreather } from "../../plugins/mod.ts";
import type { Making } from "./making.ts";
import type { CalendarEvent } from "./ical.ts";
import { daysOf, spanOf } from "./window.ts";

interface Said {
  readonly id: string;
  readonly text: string;
}

/** The parts of a page of the almanac that are read here. */
interface Page {
  readonly lunar: { readonly native: string };
  readonly pillars: { readonly day: Said };
  readonly officer: { readonly officer: Said };
  readonly clash: { readonly animal: Said; readonly sha: Said };
  readonly suitable: readonly Said[];
  readonly avoid: readonly Said[];
  readonly festival: Said | null;
  readonly nextTerm: { readonly term: Said; readonly longitudeDeg: number; readonly utc: string };
}

/** One whole day for each page. */
export async function almanacDays({ feed, window, words, ask }: Making): Promise<CalendarEvent[]> {
  const breathe = createBreather();
  const events: CalendarEvent[] = [];
  for (const day of daysOf(window)) {
    await breathe();
    const page = (await ask("almanac.daily", {
      date: day,
      timezone: feed.place!.zone,
    })) as unknown as Page;
    const { suitable, avoid, clash } = words.almanac;
    const { lunar, pillars, officer, festival } = page;
    const summary = words.almanac.summary(lunar.native, pillars.day.text, officer.officer.text);
    const acts = (label: string, listed: readonly Said[]) =>
      `${label}${words.colon}${listed.map(({ text }) => text).join(words.comma)}`;
    const description = [
      acts(suitable, page.suitable),
      acts(avoid, page.avoid),
      clash(page.clash.animal.text, page.clash.sha.text),
      words.made,
    ];
    events.push({
      key: `almanac-${day}`,
      summary: festival ? `${festival.text} · ${summary}` : summary,
      description: description.join("\n"),
      start: { day },
    });
  }
  return events;
}

/** Days between looks at the almanac; terms are 14.7 days apart at least. */
const STEP_DAYS = 14;

/** The instant of each term. */
export async function solarTerms({ window, words, ask }: Making): Promise<CalendarEvent[]> {
  const breathe = createBreather();
  const [from, to] = spanOf(window);
  const events = new Map<string, CalendarEvent>();
  for (const [at, day] of daysOf(window).entries()) {
    if (at % STEP_DAYS !== 0) continue;
    await breathe();
    const input = { date: day, time: "00:00", timezone: "UTC" };
    const { nextTerm } = (await ask("almanac.daily", input)) as unknown as Page;
    const begins = Date.parse(nextTerm.utc);
    if (begins < from || begins >= to) continue;
    const key = `term-${nextTerm.term.id}-${nextTerm.utc.slice(0, 4)}`;
    events.set(key, {
      key,
      summary: nextTerm.term.text,
      description: `${words.terms.at(String(nextTerm.longitudeDeg))}\n${words.made}`,
      start: { at: begins },
    });
  }
  return [...events.values()];
}
