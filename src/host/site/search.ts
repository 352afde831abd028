/** Finding one system among all, by words of any language that the catalogue speaks. */
import { nearestWord, type CatalogueEntry } from "../../plugins/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Library, Shelf } from "./library.ts";

export const COST_RANGES = { low: [0, 4], middle: [5, 19], high: [20, Infinity] } as const;
export const KINDS = ["calculation", "draw", "blend"] as const;

/** What a visitor looks for; an empty text asks for nothing. */
export interface Wish {
  readonly words: string;
  readonly tradition: string;
  readonly kind: string;
  readonly cost: string;
}

const MAX_QUERY = 100;

/** Reads a wish from the query of the page. */
export function readWish(query: URLSearchParams): Wish {
  const of = (name: string) => (query.get(name) ?? "").trim().slice(0, MAX_QUERY);
  return { words: of("q"), tradition: of("tradition"), kind: of("kind"), cost: of("cost") };
}

/** Whether nothing is asked for. */
export function isOpenWish(wish: Wish): boolean {
  return Object.values(wish).every((value) => value === "");
}

/** Lower-case texts of a system in falling weight: id and names, tradition, summaries. */
type Texts = readonly [string, string, string];

/** What is searched. */
export interface SearchIndex {
  readonly texts: ReadonlyMap<string, Texts>;
  /** Words of the names, for whoever mistypes one. */
  readonly vocabulary: readonly string[];
}

/** Reads the catalogue in every language it speaks. */
export async function createIndex(catalogue: Catalogue): Promise<SearchIndex> {
  const byId = new Map<string, CatalogueEntry[]>();
  for (const lang of catalogue.languages) {
    for (const entry of await catalogue.systems(lang)) {
      byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
    }
  }
  const all = [...byId.values()].flat();
  return {
    texts: new Map([...byId].map(([id, entries]) => [id, textsOf(id, entries)])),
    vocabulary: vocabularyOf(all.flatMap(({ name, traditionName }) => [name, traditionName])),
  };
}

function textsOf(id: string, entries: readonly CatalogueEntry[]): Texts {
  const join = (texts: readonly string[]) => [...new Set(texts)].join(" · ").toLowerCase();
  const spaced = id.replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return [
    join([id, spaced, ...entries.map(({ name }) => name)]),
    join(entries.flatMap(({ traditionName, family, region }) => [traditionName, family, region])),
    join(entries.map(({ description }) => description)),
  ];
}

function vocabularyOf(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{Script=Latin}]+/u));
  return [...new Set(words.filter((word) => word.length > 3))];
}

/** The words as they were probably meant, or nothing where no other words are near. */
export function meantBy({ vocabulary }: SearchIndex, words: string): string | undefined {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  const meant = typed
    .map((word) => (vocabulary.includes(word) ? word : (nearestWord(word, vocabulary) ?? word)))
    .join(" ");
  return meant === typed.join(" ") ? undefined : meant;
}

/** The shelves with what fits a wish; with words, the best match of a shelf stands first. */
export function findVolumes(library: Library, index: SearchIndex, wish: Wish): readonly Shelf[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  const shelves = library.shelves.flatMap((shelf) => {
    const ranked = shelf.volumes
      .filter(({ entry }) => fits(entry, wish))
      .map((volume) => ({ volume, rank: rankOf(index.texts.get(volume.entry.id)!, words) }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => b.rank - a.rank);
    return ranked.length > 0 ? [{ shelf, ranked }] : [];
  });
  const sorted =
    words.length === 0
      ? shelves
      : shelves.toSorted((a, b) => b.ranked[0]!.rank - a.ranked[0]!.rank);
  return sorted.map(({ shelf, ranked }) => ({
    ...shelf,
    volumes: ranked.map(({ volume }) => volume),
  }));
}

function fits(entry: CatalogueEntry, { tradition, kind, cost }: Wish): boolean {
  if (tradition !== "" && entry.tradition !== tradition) return false;
  if (kind !== "" && entry.kind !== kind) return false;
  const range = COST_RANGES[cost as keyof typeof COST_RANGES] as readonly number[] | undefined;
  return range === undefined || (entry.cost >= range[0]! && entry.cost <= range[1]!);
}

/** -1 where a word is missing; a word in the name weighs most. */
function rankOf(texts: Texts, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    const at = texts.findIndex((text) => text.includes(word));
    if (at === -1) return -1;
    rank += [9, 3, 1][at]!;
  }
  return rank;
}
