/** The catalogue as a library: shelves of systems, and the finding of one among them. */
import {
  catalogueEntries,
  nearestWord,
  type CatalogueEntry,
  type Registry,
  type Text,
} from "../../plugins/mod.ts";
import type { Lang } from "../../ui/mod.ts";

/** One system on its shelf. */
export interface Volume {
  readonly entry: CatalogueEntry;
  /** Path of its page. */
  readonly href: string;
  /** Path of its icon; systems that share a drawing share the path. */
  readonly icon: string;
  /** Lower-case texts in falling weight: id and names, tradition, summaries. */
  readonly words: readonly [string, string, string];
}

/** The systems of one tradition. */
export interface Shelf {
  readonly id: string;
  readonly title: Text;
  readonly family: string;
  readonly region: string;
  readonly volumes: readonly Volume[];
}

export interface Library {
  /** Largest families first; blends of several traditions stand last. */
  readonly shelves: readonly Shelf[];
  readonly volumes: ReadonlyMap<string, Volume>;
  /** Words of the English names, for whoever mistypes one. */
  readonly vocabulary: readonly string[];
}

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

/** Picks the language of a catalogue text. */
export function inLang(lang: Lang, text: Text): string {
  return lang === "en" ? text.en : text.zhHant;
}

/** The name of a system. */
export function nameOf(lang: Lang, entry: CatalogueEntry): string {
  return lang === "en" ? entry.name : entry.nameZhHant;
}

/** What a system answers, in one sentence. */
export function summaryOf(lang: Lang, entry: CatalogueEntry): string {
  return lang === "en" ? entry.description : entry.descriptionZhHant;
}

/** Puts a registry on shelves. */
export function createLibrary(registry: Registry, modelConfigured: boolean): Library {
  const icons = new Map<string, string>();
  const volumes = new Map<string, Volume>();
  const byTradition = new Map<string, Volume[]>();
  for (const entry of catalogueEntries(registry, modelConfigured)) {
    const drawing = registry.procedures.get(entry.id)!.icon;
    const icon = icons.get(drawing) ?? `/icons/${entry.id}/transparent.svg`;
    icons.set(drawing, icon);
    const volume = { entry, icon, href: `/systems/${entry.id}`, words: wordsOf(entry) };
    volumes.set(entry.id, volume);
    byTradition.set(entry.tradition, [...(byTradition.get(entry.tradition) ?? []), volume]);
  }
  const shelves = [...byTradition].map(([id, own]) => shelfOf(id, own));
  return { shelves: arrange(shelves), volumes, vocabulary: vocabularyOf(volumes) };
}

function vocabularyOf(volumes: ReadonlyMap<string, Volume>): readonly string[] {
  const names = [...volumes.values()].flatMap(({ entry }) => [entry.name, entry.traditionName.en]);
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  return [...new Set(words.filter((word) => word.length > 3))];
}

/** The words as they were probably meant, or nothing where no other words are near. */
export function meantBy({ vocabulary }: Library, words: string): string | undefined {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  const meant = typed.map((word) =>
    vocabulary.includes(word) ? word : (nearestWord(word, vocabulary) ?? word),
  );
  const told = meant.join(" ");
  return told === typed.join(" ") ? undefined : told;
}

function shelfOf(id: string, volumes: readonly Volume[]): Shelf {
  const { traditionName: title, family, region } = volumes[0]!.entry;
  return { id, title, family, region, volumes };
}

function wordsOf(entry: CatalogueEntry): Volume["words"] {
  const { id, name, nameZhHant, traditionName, family, region } = entry;
  const lines = [
    [id, id.replaceAll(/([a-z])([A-Z])/g, "$1 $2"), name, nameZhHant],
    [traditionName.en, traditionName.zhHant, family, region],
    [entry.description, entry.descriptionZhHant],
  ].map((texts) => texts.join(" · ").toLowerCase());
  return [lines[0]!, lines[1]!, lines[2]!];
}

function arrange(shelves: readonly Shelf[]): readonly Shelf[] {
  const sizes = new Map<string, number>();
  for (const { family, volumes } of shelves) {
    sizes.set(family, (sizes.get(family) ?? 0) + volumes.length);
  }
  const isBlend = ({ volumes }: Shelf) => volumes.every(({ entry }) => entry.kind === "blend");
  return shelves.toSorted(
    (a, b) =>
      Number(isBlend(a)) - Number(isBlend(b)) ||
      sizes.get(b.family)! - sizes.get(a.family)! ||
      (a.family < b.family ? -1 : a.family > b.family ? 1 : 0) ||
      worthOf(b) - worthOf(a),
  );
}

/** What asking everything on a shelf once would cost: its weight beside its kin. */
function worthOf({ volumes }: Shelf): number {
  return volumes.reduce((sum, { entry }) => sum + entry.cost, 0);
}

/** The shelves with what fits a wish; with words, the best match of a shelf stands first. */
export function findVolumes(library: Library, wish: Wish): readonly Shelf[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = library.shelves.map((shelf) => {
    const fitting = shelf.volumes.filter(({ entry }) => fits(entry, wish));
    const ranked = fitting
      .map((volume) => ({ volume, rank: rankOf(volume, words) }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => b.rank - a.rank);
    return { shelf, ranked };
  });
  const filled = found.filter(({ ranked }) => ranked.length > 0);
  const sorted =
    words.length === 0 ? filled : filled.toSorted((a, b) => b.ranked[0]!.rank - a.ranked[0]!.rank);
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
function rankOf({ words: fields }: Volume, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    const at = fields.findIndex((text) => text.includes(word));
    if (at === -1) return -1;
    rank += [9, 3, 1][at]!;
  }
  return rank;
}
