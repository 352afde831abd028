import { BRANCH, PILLAR, STEM } from "#lore";
import { pairOf } from "#east/pairs.ts";
import { nativeOf } from "#east/natives.ts";
import { branchName, pillarName, stemName } from "../../../../core/words/en.ts";
import type { Pillar } from "#lore";

const NAMES = new Map<string, string>([
  ...STEM.ids.map((id) => [nativeOf(STEM, id), stemName(id)] as const),
  ...BRANCH.ids.map((id) => [nativeOf(BRANCH, id), branchName(id)] as const),
]);

/** Says Chinese terms with their English at first use, and alone after that. */
export interface Gloss {
  /** A stem or a branch as it is written: `庚 (yang metal)`, then `庚`. */
  (native: string): string;
  /** A pair: `庚子 (yang metal rat)`, then `庚子`. */
  pair(id: Pillar): string;
  /** Any other term: `正官格 zhèng guān gé (direct officer structure)`, then `正官格`. */
  term(native: string, english: string, roman?: string): string;
}

/** Opens a text in which nothing has been explained yet. */
export function openGloss(): Gloss {
  const known = new Set<string>();
  const once = (native: string, english: string, roman?: string) => {
    if (known.has(native)) return native;
    known.add(native);
    return `${native}${roman ? ` ${roman}` : ""} (${english})`;
  };
  return Object.assign((native: string) => once(native, NAMES.get(native) ?? native), {
    term: once,
    pair(id: Pillar) {
      const { native, stem, branch } = pairOf(id);
      const said = once(native, pillarName(id));
      known.add(stem.native).add(branch.native);
      return said;
    },
  });
}
