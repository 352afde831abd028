/** Everything that grows exact in the sky over a span. */
import { apparentMoon, moonPhases, searchBetween } from "#sky";
import { signAt } from "#lore";
import type { Breathe } from "#sdk";
import { exactAspects } from "../core/exact_aspects.ts";
import { exactParallels } from "../core/parallels.ts";
import type { Modern } from "../core/points.ts";
import type { Span } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { courseOf } from "../void_moon/rules.ts";
import type { EventRow, SkyEvent } from "./answer.ts";
import type { Input } from "./input.ts";

const BORDERS = Array.from({ length: 12 }, (_, i) => 30 * i);
const NOTHING = {
  motion: null,
  other: null,
  aspect: null,
  enters: null,
  turns: null,
  phase: null,
  parallel: null,
  declinationDeg: null,
  ends: null,
} as const;
type Dated = EventRow & { readonly at: number };

/**
 * The events of the kinds asked for, in order of time.
 *
 * @param breathe awaited between the kinds, with the share that is done
 */
export async function eventsOf(
  { fromUt, toUt, when }: Span,
  kinds: readonly SkyEvent[],
  planets: readonly Modern[],
  rule: Input["voidRule"],
  breathe: Breathe,
): Promise<readonly EventRow[]> {
  const search = searchBetween(fromUt, toUt);
  const row = (
    kind: SkyEvent,
    planet: Modern,
    at: number,
    longitudeDeg: number,
    more: Partial<EventRow>,
  ): Dated => ({ kind, ...when(at), planet, ...placeOf(longitudeDeg), ...NOTHING, ...more, at });
  const found: Readonly<Record<SkyEvent, () => readonly Dated[]>> = {
    aspect: () =>
      exactAspects(search, planets).map(({ a, b, aspect, julianDayUt, longitudeDeg }) =>
        row("aspect", a, julianDayUt, longitudeDeg, { other: b, aspect }),
      ),
    ingress: () =>
      planets.flatMap((planet) =>
        search.longitudes(planet, BORDERS).map(({ angleDeg, julianDayUt, motion }) =>
          row("ingress", planet, julianDayUt, angleDeg, {
            motion,
            enters: signAt(motion === "direct" ? angleDeg : (angleDeg + 359.5) % 360),
          }),
        ),
      ),
    station: () =>
      planets
        .filter((planet) => planet !== "sun" && planet !== "moon")
        .flatMap((planet) =>
          search
            .stations(planet)
            .map(({ julianDayUt, longitudeDeg, turns }) =>
              row("station", planet, julianDayUt, longitudeDeg, { turns }),
            ),
        ),
    parallel: () =>
      exactParallels(planets, fromUt, toUt).map(
        ({ a, b, parallel, julianDayUt, declinationDeg, longitudeDeg }) =>
          row("parallel", a, julianDayUt, longitudeDeg, {
            other: b,
            parallel,
            declinationDeg: round(declinationDeg, 4),
          }),
      ),
    phase: () =>
      moonPhases(fromUt, toUt).map(({ julianDayUt, julianDayTt, phase }) =>
        row("phase", "moon", julianDayUt, apparentMoon(julianDayTt).longitudeDeg, { phase }),
      ),
    voidOfCourse: () =>
      courseOf(rule, fromUt, toUt).voids.map(({ begins, ends, beginsDeg }) =>
        row("voidOfCourse", "moon", begins, beginsDeg, { ends: when(ends) }),
      ),
  };
  const events: Dated[] = [];
  for (const [i, kind] of kinds.entries()) {
    events.push(...found[kind]());
    await breathe((i + 1) / kinds.length);
  }
  return events.sort((a, b) => a.at - b.at).map(({ at: _, ...event }) => event);
}
