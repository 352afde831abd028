/** Packs → all of them whole, or every reason why not; what a pack must keep before it is served. */
import type { SystemFacts } from "../library/facts.ts";
import { checkPack } from "./check_pack.ts";
import type { WholePack } from "./whole_pack.ts";

/**
 * Checks packs one by one and against each other.
 *
 * @throws {SyntaxError} naming every reason of every refused pack
 */
export function checkPacks(
  packs: Readonly<Record<string, unknown>>,
  systems: readonly SystemFacts[],
): ReadonlyMap<string, WholePack> {
  const reasons: string[] = [];
  const library = new Map<string, WholePack>();
  for (const [name, value] of Object.entries(packs)) {
    const facts = systems.find((one) => one.slug === name);
    if (!facts) {
      reasons.push(`${name}: the facts table has no such system`);
      continue;
    }
    const checked = checkPack(name, value, facts);
    if ("reasons" in checked) reasons.push(...checked.reasons);
    else library.set(name, checked.pack);
  }
  reasons.push(...repeatedLines([...library.values()]));
  if (reasons.length > 0) throw new SyntaxError(`Cannot load lot packs: ${reasons.join("; ")}`);
  return library;
}

/** Poem lines that stand twice anywhere among the original packs. */
function repeatedLines(packs: readonly WholePack[]): readonly string[] {
  const first = new Map<string, string>();
  const reasons: string[] = [];
  for (const pack of packs) {
    if (pack.textSource !== "original") continue;
    for (const lot of pack.lots) {
      for (const line of [...lot.verse, ...lot.poem.en]) {
        const here = `${pack.slug} lot ${lot.n}`;
        const there = first.get(line);
        if (there) reasons.push(`${here}: line "${line}" stands in ${there} too`);
        else first.set(line, here);
      }
    }
  }
  return reasons;
}
