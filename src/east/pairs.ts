import { BRANCH, PILLAR, STEM, type Branch, type Pillar, type Stem } from "#lore";
import { BRANCHES, SIXTY_CYCLE, STEMS } from "#time";

const byId = <Id extends string, Row>(ids: readonly Id[], rows: readonly Row[]) => {
  const map = new Map(ids.map((id, i) => [id, rows[i]!]));
  return (id: Id): Row => map.get(id)!;
};

/** The stem of an id, with its phase and its number. */
export const stemOf = byId<Stem, (typeof STEMS)[number]>(STEM.ids, STEMS);
/** The branch of an id, with its phase and its number. */
export const branchOf = byId<Branch, (typeof BRANCHES)[number]>(BRANCH.ids, BRANCHES);
/** The pair of an id, with its stem, its branch and its number. */
export const pairOf = byId<Pillar, (typeof SIXTY_CYCLE)[number]>(PILLAR.ids, SIXTY_CYCLE);
