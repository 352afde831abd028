/** Systems by words in any language that the catalogue speaks, the best match first. */
import type { Catalogue, System } from "../catalogue.ts";

/** How much a word counts, by where it stands. */
const WEIGHTS = [8, 4, 1] as const;

/** @param query words; empty: all systems in their order */
export async function findSystems(
  catalogue: Catalogue,
  query: string,
  lang?: string,
): Promise<readonly System[]> {
  const shown = await catalogue.systems(catalogue.choose(lang));
  const words = query
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (words.length === 0) return shown;
  const texts = new Map<string, string[]>();
  for (const language of catalogue.languages) {
    for (const one of await catalogue.systems(language)) {
      const known = texts.get(one.id) ?? ["", "", ""];
      known[0] +=
        ` ${one.id} ${one.id.replaceAll(/([a-z])([A-Z])/g, "$1 $2")} ${one.name}`.toLowerCase();
      known[1] +=
        ` ${one.tradition} ${one.traditionName} ${one.family} ${one.region}`.toLowerCase();
      known[2] += ` ${one.description}`.toLowerCase();
      texts.set(one.id, known);
    }
  }
  const scores = shown.map((system) => {
    const parts = texts.get(system.id)!;
    const score = words.reduce((sum, word) => {
      const at = parts.findIndex((part) => part.includes(word));
      return sum + (at < 0 ? 0 : WEIGHTS[at]!);
    }, 0);
    return { system, score };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ system }) => system);
}
