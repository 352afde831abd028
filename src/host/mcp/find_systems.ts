/** Systems by words in any language, as the catalogue and the site find them; the best match first. */
import type { Catalogue, System } from "../catalogue.ts";
import { searchOf, type Search } from "../search/mod.ts";

/** @param query words; empty: all systems in their order. Mistyped ones are read as they were probably meant */
export async function findSystems(
  catalogue: Catalogue,
  query: string,
  lang?: string,
): Promise<readonly System[]> {
  const systems = await catalogue.systems(catalogue.choose(lang));
  if (query.trim() === "") return systems;
  const search = await searchOf(catalogue);
  const meant = search.meantBy(query);
  const ranks =
    [query, ...(meant === undefined ? [] : [meant])]
      .map((words) => search.rank(words))
      .find(({ size }) => size > 0) ?? rankByEach(search, meant ?? query);
  return systems
    .filter(({ id }) => ranks.has(id))
    .sort((a, b) => ranks.get(b.id)! - ranks.get(a.id)!);
}

/** A model asks in whole sentences: where nothing has all the words, those with most of them are meant. */
function rankByEach(search: Search, query: string): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const word of query.split(/[^\p{L}\p{N}]+/u).filter((one) => one.length > 2)) {
    for (const [id, rank] of search.rank(word)) ranks.set(id, (ranks.get(id) ?? 0) + rank);
  }
  return ranks;
}
