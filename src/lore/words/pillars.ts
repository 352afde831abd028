import type { LoreTerms } from "../vocabularies.ts";
import { PILLAR } from "../sexagenary.ts";

/** Names of the sixty pairs, made of the names of their halves. */
export function pillarsOf(
  stem: LoreTerms["stem"],
  branch: LoreTerms["branch"],
  join: (stem: string, branch: string) => string,
): LoreTerms["pillar"] {
  const names = PILLAR.ids.map((id) => {
    const [left, right] = id.split("-") as [keyof typeof stem, keyof typeof branch];
    return [id, join(stem[left], branch[right])];
  });
  return Object.fromEntries(names) as LoreTerms["pillar"];
}
