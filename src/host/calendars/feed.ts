/** What is written down of a calendar that somebody subscribes to. */
import type { Place } from "../../places/mod.ts";

/** Where calendars are served and offered. */
export const CALENDARS_PATH = "/calendars";

/** The calendars, in the order in which they are offered: what each needs, and the systems it is made of. */
export const CALENDARS = {
  almanac: { needs: "place", systems: ["almanac.daily"] },
  terms: { needs: "nothing", systems: ["almanac.daily"] },
  moon: { needs: "nothing", systems: ["moon.voidOfCourse"] },
  transits: { needs: "person", systems: ["transits.calculate"] },
  signs: { needs: "place", systems: ["dreamspell.kin", "aztec.tonalpohualli"] },
  rahu: { needs: "place", systems: [] },
} as const satisfies Readonly<
  Record<
    string,
    { readonly needs: "place" | "nothing" | "person"; readonly systems: readonly string[] }
  >
>;
export type CalendarKind = keyof typeof CALENDARS;
export const CALENDAR_KINDS = Object.keys(CALENDARS) as readonly CalendarKind[];

/** Where its days begin and the Sun rises. */
export type FeedPlace = Pick<Place, "id" | "zone" | "latitude" | "longitude"> & {
  readonly name: string;
};

/** A calendar as it is kept. A person is named and not copied: deleted, their calendar is gone with them. */
export interface Feed {
  readonly kind: CalendarKind;
  /** Language of its words. */
  readonly lang: string;
  readonly place?: FeedPlace;
  readonly profileId?: string;
}

export function isCalendarKind(value: unknown): value is CalendarKind {
  return typeof value === "string" && Object.hasOwn(CALENDARS, value);
}

export function writeFeed(feed: Feed): string {
  return JSON.stringify(feed);
}

export function readFeed(text: string): Feed {
  return JSON.parse(text) as Feed;
}
