/** The exact aspects of the planets to a birth. */
import type { Person } from "../kept/mod.ts";
import type { Making } from "./making.ts";
import type { CalendarEvent } from "./ical.ts";

interface Said {
  readonly id: string;
  readonly text: string;
}

interface Instant {
  readonly utc: string;
  readonly local: string;
}

interface Transits {
  readonly contacts: readonly {
    readonly planet: Said;
    readonly aspect: Said;
    readonly natal: Said;
    readonly begins: Instant | null;
    readonly ends: Instant | null;
    readonly passes: readonly (Instant & { readonly motion: Said })[];
  }[];
  readonly houses: readonly (Instant & { readonly planet: Said; readonly house: number })[] | null;
}

/** The instant of each pass, and of each entry into a house where the time of birth is known. */
export async function transitEvents({
  person,
  window,
  words,
  ask,
}: Making): Promise<CalendarEvent[]> {
  if (!person) return [];
  const say = words.transits;
  const input = { ...birthOf(person), ...window };
  const { contacts, houses } = (await ask("transits.calculate", input)) as unknown as Transits;
  const dayOf = (when: Instant | null) => when?.utc.slice(0, 10) ?? say.open;
  const exact = contacts.flatMap(({ planet, aspect, natal, begins, ends, passes }) =>
    passes.map(({ utc, motion }) => ({
      key: `transit-${planet.id}-${aspect.id}-${natal.id}-${passOf(utc)}`,
      summary: say.exact(planet.text, aspect.text, natal.text),
      description: [
        say.between(dayOf(begins), dayOf(ends)),
        say.motion(motion.text),
        words.made,
      ].join("\n"),
      start: { at: Date.parse(utc) },
    })),
  );
  const entries = (houses ?? []).map(({ planet, house, utc }) => ({
    key: `house-${planet.id}-${house}-${passOf(utc)}`,
    summary: say.enters(planet.text, String(house)),
    description: words.made,
    start: { at: Date.parse(utc) },
  }));
  return [...exact, ...entries].toSorted((a, b) => a.start.at - b.start.at);
}

/** A pass by its day: passes of a loop are days apart, and seconds may settle another way one day. */
function passOf(utc: string): string {
  return utc.slice(0, 10);
}

function birthOf({ birthDate, birthTime, place }: Person) {
  return { birthDate, ...(birthTime ? { birthTime } : {}), ...(place ? { place } : {}) };
}
