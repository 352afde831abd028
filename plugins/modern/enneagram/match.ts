/**
 * The match of two types: the strongest tie between them counts.
 *
 * Joined by a line 82, neighbours 74, one harmonic group 72, the same type 70, one centre 68, one stance
 * 66, none of these 60. A wing that is the other's type, or a wing that both share, adds 3 once.
 */
import type { Text } from "#old";
import { arrowOf, groupOf, TYPES, wingsOf, type GroupKind, type TypeNumber } from "./types.ts";

/** A tie between two types. */
export interface Tie {
  readonly code: "line" | "neighbours" | "harmonic" | "same" | "centre" | "stance" | "none";
  /** The score it would give alone. */
  readonly weight: number;
  readonly evidence: Text;
}

const GROUP_WEIGHTS: Readonly<Record<GroupKind, number>> = { harmonic: 72, centre: 68, stance: 66 };
/** How Chinese joins two people to a group of each kind. */
const SHARED: Readonly<Record<GroupKind, string>> = {
  harmonic: "都",
  centre: "同屬",
  stance: "同是",
};

const NONE: Tie = {
  code: "none",
  weight: 60,
  evidence: {
    en: "No line or group of the figure joins the two",
    zhHant: "圖上沒有線或組把兩型連起來",
  },
};

/** A person's type and wing. */
export interface Person {
  readonly type: TypeNumber;
  readonly wing: TypeNumber | null;
}

/** Every tie of two types, the strongest first. */
export function findTies(a: TypeNumber, b: TypeNumber): readonly Tie[] {
  if (a === b) {
    const { name } = TYPES[a - 1]!;
    const evidence = {
      en: `Both are type ${a}, ${name.en}`,
      zhHant: `兩人同為第 ${a} 型${name.zhHant}`,
    };
    return [{ code: "same", weight: 70, evidence }];
  }
  const ties: Tie[] = [];
  if (arrowOf(a) === b || arrowOf(b) === a) {
    const [from, to] = arrowOf(a) === b ? [a, b] : [b, a];
    const evidence = {
      en: `A line of the figure leads from ${from} to ${to}: each knows something the other is learning`,
      zhHant: `圖上一線自 ${from} 通 ${to}：各自懂得對方正在學的事`,
    };
    ties.push({ code: "line", weight: 82, evidence });
  }
  if (wingsOf(a).includes(b)) {
    const evidence = {
      en: `${a} and ${b} are neighbours on the circle`,
      zhHant: `${a} 與 ${b} 在圓上相鄰`,
    };
    ties.push({ code: "neighbours", weight: 74, evidence });
  }
  for (const kind of ["harmonic", "centre", "stance"] as const) {
    const group = groupOf(kind, a);
    if (group !== groupOf(kind, b)) continue;
    const evidence = {
      en: `The two share ${group.name.en}`,
      zhHant: `兩人${SHARED[kind]}${group.name.zhHant}`,
    };
    ties.push({ code: kind, weight: GROUP_WEIGHTS[kind], evidence });
  }
  return ties.length > 0 ? ties.sort((x, y) => y.weight - x.weight) : [NONE];
}

/** Whether wings bring the two nearer: one's wing is the other's type, or both lean to one wing. */
export function wingsMeet(a: Person, b: Person): boolean {
  if (a.wing === b.type || b.wing === a.type) return true;
  return a.wing !== null && a.wing === b.wing;
}

/** Points for wings that meet. */
export const WING_POINTS = 3;

/** Score of a match; the order does not matter. */
export function scoreOf(a: Person, b: Person): number {
  return findTies(a.type, b.type)[0]!.weight + (wingsMeet(a, b) ? WING_POINTS : 0);
}
