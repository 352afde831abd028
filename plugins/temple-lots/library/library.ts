/** The systems that are served, looked up by slug or alias; a pack is read when it is first drawn from. */
import { SET, type SetId } from "../packs/list.ts";
import { SYSTEMS, type SystemFacts } from "./facts.ts";
import type { LotPack, PackTexts } from "./pack.ts";

/** One system as it is served. */
export interface LotSystem {
  readonly set: SetId;
  readonly facts: SystemFacts;
}

/** The served systems by slug, in the order of the catalogue. */
export const LIBRARY: ReadonlyMap<string, LotSystem> = new Map(
  SET.ids.map((set) => [set, { set, facts: SYSTEMS.find(({ slug }) => slug === set)! }]),
);

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
export function systemNamed(name: string): LotSystem | undefined {
  return BY_ALIAS.get(slugForm(name));
}

const packs = new Map<SetId, Promise<LotPack>>();

/** The lots of a set. */
export function packOf(set: SetId): Promise<LotPack> {
  return kept(packs, set, async () => (await readJson(set, "lots")) as LotPack);
}

const texts = new Map<string, Promise<PackTexts>>();

/**
 * What is said of the lots of a set.
 *
 * @param file name of its language: `en`, `zh_hant`
 */
export function textsOf(set: SetId, file: string): Promise<PackTexts> {
  return kept(texts, `${set} ${file}`, async () => (await readJson(set, file)) as PackTexts);
}

function kept<K, V>(all: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  let one = all.get(key);
  if (!one) all.set(key, (one = make()));
  return one;
}

async function readJson(set: SetId, file: string): Promise<unknown> {
  const module = (await import(`../packs/${set}/${file}.json`, { with: { type: "json" } })) as {
    readonly default: unknown;
  };
  return module.default;
}
