/** The catalogue as a library: shelves of systems in one language. */
import type { Registry } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import type { Catalogue, System } from "../catalogue.ts";
import type { SiteVoice } from "./voice.ts";

/** One system on its shelf. */
export interface Volume {
  readonly entry: System;
  /** Its name in a second language, for those who know it by that; absent where it is the same. */
  readonly other?: { readonly name: string; readonly lang: Lang };
  /** Path of its page. */
  readonly href: string;
  /** Path of its icon; systems that share a drawing share the path. */
  readonly icon: string;
}

/** The systems of one tradition. */
export interface Shelf {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly region: string;
  readonly volumes: readonly Volume[];
}

export interface Library {
  /** Largest families first; blends of several traditions stand last. */
  readonly shelves: readonly Shelf[];
  readonly volumes: ReadonlyMap<string, Volume>;
}

/** Puts a catalogue on shelves, in the language of a page. */
export async function createLibrary(
  registry: Registry,
  catalogue: Catalogue,
  { asked, words }: SiteVoice,
): Promise<Library> {
  const entries = await catalogue.systems(asked);
  const others = new Map((await catalogue.systems(words.other)).map((one) => [one.id, one]));
  const icons = new Map<string, string>();
  const volumes = new Map<string, Volume>();
  const byTradition = new Map<string, Volume[]>();
  for (const entry of entries) {
    const drawing = registry.procedures.get(entry.id)!.icon;
    const icon = icons.get(drawing) ?? `/icons/${entry.id}/transparent.svg`;
    icons.set(drawing, icon);
    const { name, lang } = others.get(entry.id)!;
    const other = name === entry.name ? {} : { other: { name, lang } };
    const volume = { entry, ...other, icon, href: `/systems/${entry.id}` };
    volumes.set(entry.id, volume);
    byTradition.set(entry.tradition, [...(byTradition.get(entry.tradition) ?? []), volume]);
  }
  return { shelves: arrange([...byTradition].map(([id, own]) => shelfOf(id, own))), volumes };
}

function shelfOf(id: string, volumes: readonly Volume[]): Shelf {
  const { traditionName: title, family, region } = volumes[0]!.entry;
  return { id, title, family, region, volumes };
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
