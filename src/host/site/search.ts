/** Finding one system among all, by words of any language that the catalogue speaks. */
import type { CatalogueEntry } from "../../plugins/mod.ts";
import type { Search } from "../search/mod.ts";
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

/** The shelves with what fits a wish; with words, the best match of a shelf stands first. */
export function findVolumes(library: Library, search: Search, wish: Wish): readonly Shelf[] {
  const ranks = search.rank(wish.words);
  const shelves = library.shelves.flatMap((shelf) => {
    const ranked = shelf.volumes
      .filter(({ entry }) => fits(entry, wish))
      .map((volume) => ({ volume, rank: ranks.get(volume.entry.id) ?? -1 }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => b.rank - a.rank);
    return ranked.length > 0 ? [{ shelf, ranked }] : [];
  });
  const sorted =
    wish.words === "" ? shelves : shelves.toSorted((a, b) => b.ranked[0]!.rank - a.ranked[0]!.rank);
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
