/** Phases of the Moon, and the hours in which she is void of course. */
import { moonPhases } from "../../sky/mod.ts";
import { epochMsOfJulianDay, julianDayOfEpochMs } from "../../time/mod.ts";
import type { Making } from "./making.ts";
import type { CalendarEvent } from "./ical.ts";
import { spanOf } from "./window.ts";

interface Said {
  readonly id: string;
  readonly text: string;
}

interface Instant {
  readonly utc: string;
}

interface VoidOfCourse {
  readonly spans: readonly {
    readonly begins: Instant;
    readonly ends: Instant;
    readonly to: Said;
    readonly lastAspect: { readonly planet: Said; readonly aspect: Said } | null;
  }[];
}

/** The instants of the phases and the spans. */
export async function moonEvents({ window, words, ask }: Making): Promise<CalendarEvent[]> {
  const say = words.moon;
  const [from, to] = spanOf(window);
  const phases = moonPhases(julianDayOfEpochMs(from), julianDayOfEpochMs(to)).map(
    ({ phase, lunation, julianDayUt }): CalendarEvent & { readonly at: number } => {
      const at = Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000;
      const key = `moon-${phase}-${lunation}`;
      return { key, summary: say.phases[phase], description: words.made, start: { at }, at };
    },
  );
  const { spans } = (await ask("moon.voidOfCourse", { ...window })) as unknown as VoidOfCourse;
  const voids = spans.map(({ begins, ends, to: sign, lastAspect }) => {
    const [at, until] = [Date.parse(begins.utc), Date.parse(ends.utc)];
    const after = lastAspect
      ? say.last(lastAspect.planet.text, lastAspect.aspect.text)
      : say.noLast;
    return {
      // She enters a sign once in a day, whatever second the search settles on.
      key: `void-${sign.id}-${ends.utc.slice(0, 10)}`,
      summary: say.void,
      description: [after, say.into(sign.text), say.rule, words.made].join("\n"),
      start: { at },
      end: { at: until },
      at,
    };
  });
  return [...phases, ...voids].toSorted((a, b) => a.at - b.at).map(({ at: _, ...event }) => event);
}
