/** The systems that are served, looked up by slug or alias. */
import { PACKS } from "../packs/list.ts";
import { SYSTEMS } from "./facts.ts";
import { buildLibrary, type LotSystem } from "./library.ts";

/** The served systems by slug, in the order of the catalogue. */
export const LIBRARY: ReadonlyMap<string, LotSystem> = buildLibrary(PACKS, SYSTEMS);

const BY_ALIAS: ReadonlyMap<string, LotSystem> = new Map(
  [...LIBRARY.values()].flatMap((system) =>
    [system.facts.slug, ...system.facts.aliases].map((name) => [slugForm(name), system] as const),
  ),
);

/** A slug as it is compared: trimmed, lower case, hyphens. */
export function slugForm(name: string): string {
  return name.trim().toLowerCase().replaceAll("_", "-");
}

/** The system of a slug or alias. */
export function findSystem(name: string): LotSystem | undefined {
  return BY_ALIAS.get(slugForm(name));
}
