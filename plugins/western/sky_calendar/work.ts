import type { Given } from "#sdk";
import { MODERN } from "../core/points.ts";
import { readSpan } from "../core/span.ts";
import { EVENT, type SkyCalendarAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { eventsOf } from "./rules.ts";

export { drawCalendar as picture } from "./picture.ts";

/** A year and a little with the Moon's own way, else ten years. */
const MOST_MOON_DAYS = 370;

const MOST_DAYS = 3660;

export async function run(chosen: Input, give: Given): Promise<SkyCalendarAnswer> {
  const kinds = chosen.kinds ?? EVENT.ids.filter((kind) => kind !== "parallel");
  const planets = chosen.planets ?? MODERN.ids;
  const followsMoon =
    kinds.includes("voidOfCourse") ||
    (planets.includes("moon") &&
      kinds.some((kind) => kind === "aspect" || kind === "ingress" || kind === "parallel"));
  const span = readSpan(chosen, followsMoon ? MOST_MOON_DAYS : MOST_DAYS);
  return { events: await eventsOf(span, kinds, planets, chosen.voidRule, give.breathe) };
}
