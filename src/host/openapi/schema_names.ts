/** Names of shared schemas: the name of their shape, or the property under which they are first met. */
import type { Json } from "./json_schema.ts";
import type { Place } from "./schema_graph.ts";

/** What a name is made from. */
export interface Nameless {
  readonly core: Json;
  readonly shape: string | undefined;
  readonly place: Place;
}

/** Property names of one letter or word that say nothing by themselves. */
const BLAND_LENGTH = 4;

/** Shapes that are known by the properties they have; the first that fits. */
const BY_CONTENT: readonly (readonly [string, readonly string[]])[] = [
  ["Birth", ["birthDate", "timezone"]],
  ["Moment", ["date", "timezone"]],
  ["Verdict", ["value", "because"]],
];

/**
 * Makes the giver of names; no name is given twice.
 *
 * @param taken names that are in use
 */
export function createNamer(taken: Iterable<string>): (schema: Nameless) => string {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  return (schema) => {
    const name = candidates(schema).find((one) => !used.has(one.toLowerCase()))!;
    used.add(name.toLowerCase());
    return name;
  };
}

function* numbered(name: string): Generator<string> {
  for (let count = 2; ; count++) yield `${name}${count}`;
}

function candidates({ core, shape, place }: Nameless): {
  find: (fits: (name: string) => boolean) => string | undefined;
} {
  const steps = place.path
    .filter((step) => step !== "")
    .map(singular)
    .map(pascal);
  const last = steps.at(-1) ?? pascal(place.owner);
  const before = steps.at(-2) ?? pascal(place.owner);
  // A field of a whole input or answer has nothing before it that would say more.
  const side = steps.length === 1 ? last + pascal(place.side) : before + last;
  const base = shape ?? contentName(core) ?? (last.length <= BLAND_LENGTH ? side : last);
  const first = [base, side, pascal(place.plugin) + base, pascal(place.owner) + base];
  return {
    find(fits) {
      const free = first.find(fits);
      if (free !== undefined) return free;
      for (const name of numbered(first.at(-1)!)) if (fits(name)) return name;
      return undefined;
    },
  };
}

function contentName({ properties }: Json): string | undefined {
  if (!properties) return undefined;
  const names = Object.keys(properties);
  const found = BY_CONTENT.find(([, needed]) => needed.every((name) => names.includes(name)));
  if (!found) return undefined;
  return found[0];
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/, "");
}

/** `bazi.chart` → `BaziChart`, `world-calendars` → `WorldCalendars`. */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
