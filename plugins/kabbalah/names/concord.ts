/** How closely the names of a birth agree: equal names, and letters that two of them share. */
import type { Testimony } from "#old";
import type { DivineName } from "./names.ts";

const EQUAL = 15;
const SHARED_LETTER = 4;

/** The score's testimonies: a measure of concord and none of fortune; weights are this folder's own. */
export function concordOf(names: readonly DivineName[]): Testimony[] {
  const base = { code: "base", weight: 50, evidence: { en: "Any birth", zhHant: "任何出生" } };
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
  const told = pairs.flatMap(([one, other]): readonly Testimony[] => {
    if (one.number === other.number) {
      const evidence = { en: `${one.angel} comes twice`, zhHant: `${one.angel} 兩見` };
      return [{ code: "equal", weight: EQUAL, evidence }];
    }
    const shared = new Set([...one.letters].filter((letter) => other.letters.includes(letter)));
    if (shared.size === 0) return [];
    const letters = [...shared].join(" ");
    const evidence = {
      en: `${one.angel} and ${other.angel} share ${letters}`,
      zhHant: `${one.angel} 與 ${other.angel} 同有 ${letters}`,
    };
    return [{ code: "shared-letters", weight: SHARED_LETTER * shared.size, evidence }];
  });
  return [base, ...told];
}
