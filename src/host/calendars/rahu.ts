/** Rahu's eighth of each day at a place, with Yama's and Gulika's beside it. */
import { dayEighth, type DayEighth } from "../../lore/mod.ts";
import { createBreather } from "../../plugins/mod.ts";
import { horizonEvents } from "../../sky/mod.ts";
import {
  civilDaySpan,
  epochMsOfJulianDay,
  julianDayOfEpochMs,
  resolveCivil,
} from "../../time/mod.ts";
import type { Making } from "./making.ts";
import type { FeedPlace } from "./feed.ts";
import type { CalendarEvent } from "./ical.ts";
import { daysOf } from "./window.ts";

/** One event for each day on which the Sun rises and sets. */
export async function rahuKalam({ feed, window, words }: Making): Promise<CalendarEvent[]> {
  const breathe = createBreather();
  const place = feed.place!;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: place.zone,
    hour: "2-digit",
    minute: "2-digit",
  });
  const events: CalendarEvent[] = [];
  for (const day of daysOf(window)) {
    await breathe();
    const light = daylightOf(day, place);
    if (!light) continue;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const partOf = (of: DayEighth) => dayEighth(of, weekday, light.sunrise, light.sunset);
    const written = (of: DayEighth) => {
      const { begins, ends } = partOf(of);
      return `${clock.format(begins)}–${clock.format(ends)}`;
    };
    const { begins, ends } = partOf("rahu");
    const say = words.rahu;
    const description = [
      say.day(clock.format(light.sunrise), clock.format(light.sunset), place.name),
      say.others(written("yama"), written("gulika")),
      words.made,
    ];
    events.push({
      key: `rahu-${day}`,
      summary: say.summary,
      description: description.join("\n"),
      start: { at: begins },
      end: { at: ends },
    });
  }
  return events;
}

/** Sunrise and sunset of a civil day, ms since the epoch: the upper limb on a level horizon. */
function daylightOf(
  date: string,
  { zone, latitude, longitude }: FeedPlace,
): { readonly sunrise: number; readonly sunset: number } | null {
  const result = resolveCivil({ date, timezone: zone });
  if (!result.ok) return null;
  const start = julianDayOfEpochMs(civilDaySpan(result.moment).startMs);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const { events } = horizonEvents("sun", place, start, start + 1.5);
  const sunrise = events.find(({ kind }) => kind === "rise");
  const sunset =
    sunrise && events.find((one) => one.kind === "set" && one.julianDayUt > sunrise.julianDayUt);
  if (!sunrise || !sunset || sunset.julianDayUt - sunrise.julianDayUt > 1) return null;
  return {
    sunrise: epochMsOfJulianDay(sunrise.julianDayUt),
    sunset: epochMsOfJulianDay(sunset.julianDayUt),
  };
}
