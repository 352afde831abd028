/** The events of each calendar. */
import type { Registry } from "../../plugins/mod.ts";
import { almanacDays, solarTerms } from "./almanac.ts";
import { createAskSystem } from "./ask.ts";
import type { CalendarKind } from "./feed.ts";
import type { CalendarEvent } from "./ical.ts";
import type { Making } from "./making.ts";
import { moonEvents } from "./moon.ts";
import { rahuKalam } from "./rahu.ts";
import { daySigns } from "./signs.ts";
import { transitEvents } from "./transits.ts";
import { monthsAround, type Window } from "./window.ts";

type Make = (making: Making) => Promise<readonly CalendarEvent[]>;

/** How the events are made, and the months before and after this one that they fill. */
const MAKERS: Readonly<Record<CalendarKind, readonly [make: Make, before: number, after: number]>> =
  {
    almanac: [almanacDays, 0, 1],
    terms: [solarTerms, 1, 12],
    moon: [moonEvents, 1, 6],
    transits: [transitEvents, 1, 4],
    signs: [daySigns, 0, 2],
    rahu: [rahuKalam, 0, 3],
  };

/** The days that a calendar holds at an instant, ms since the epoch. */
export function windowOf(kind: CalendarKind, now: number): Window {
  const [, before, after] = MAKERS[kind];
  return monthsAround(now, before, after);
}

/** Makes the events of a calendar in order of time. */
export async function eventsOf(
  registry: Registry,
  {
    feed,
    ...given
  }: Omit<Making, "window" | "ask"> & { readonly now: number; readonly runLimitMs: number },
): Promise<readonly CalendarEvent[]> {
  const { now, runLimitMs } = given;
  const ask = createAskSystem(registry, now, feed.lang, runLimitMs);
  const [make] = MAKERS[feed.kind];
  return make({ ...given, feed, window: windowOf(feed.kind, now), ask });
}
