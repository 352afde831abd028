/** The day in counts that name each day: the Dreamspell and the Aztec count. */
import { createBreather } from "../../plugins/mod.ts";
import type { Making } from "./making.ts";
import type { CalendarEvent } from "./ical.ts";
import { daysOf } from "./window.ts";

interface Kin {
  readonly kin: { readonly kin: number; readonly name: { readonly text: string } } | null;
  readonly text: string;
}

interface AztecDay {
  readonly day: { readonly text: string; readonly day: { readonly text: string } };
  readonly text: string;
}

/** One whole day for each count. */
export async function daySigns({ feed, window, words, ask }: Making): Promise<CalendarEvent[]> {
  const breathe = createBreather();
  const events: CalendarEvent[] = [];
  for (const day of daysOf(window)) {
    await breathe();
    const input = { date: day, timezone: feed.place!.zone };
    const { kin, text: kinText } = (await ask("dreamspell.kin", input)) as unknown as Kin;
    const aztec = (await ask("aztec.tonalpohualli", input)) as unknown as AztecDay;
    const whole = (text: string) => `${text}\n\n${words.made}`;
    // The Dreamspell counts no kin on a leap day.
    if (kin) {
      events.push({
        key: `kin-${day}`,
        summary: `Kin ${kin.kin} · ${kin.name.text}`,
        description: whole(kinText),
        start: { day },
      });
    }
    events.push({
      key: `tonalli-${day}`,
      summary: `${aztec.day.text} · ${aztec.day.day.text}`,
      description: whole(aztec.text),
      start: { day },
    });
  }
  return events;
}
