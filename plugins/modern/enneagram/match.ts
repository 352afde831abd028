/**
 * The match of two types: the strongest tie between them counts.
 *
 * Joined by a line 82, neighbours 74, one harmonic group 72, the same type 70, one centre 68, one stance
 * 66, none of these 60. A wing that is the other's type, or a wing that both share, adds 3 once.
 */
import {
  arrowOf,
  groupOf,
  wingsOf,
  type GroupId,
  type GroupKind,
  type TypeNumber,
} from "./types.ts";

/** What may tie two types, with what the sentence names. */
export type Ties = {
  line: { from: TypeNumber; to: TypeNumber };
  neighbours: { a: TypeNumber; b: TypeNumber };
  harmonic: { group: GroupId };
  same: { type: TypeNumber };
  centre: { group: GroupId };
  stance: { group: GroupId };
  none: {};
};

/** A tie between two types; its weight is the score it would give alone. */
export type Tie = {
  [C in keyof Ties]: { readonly code: C; readonly weight: number } & (keyof Ties[C] extends never
    ? { readonly with?: undefined }
    : { readonly with: Ties[C] });
}[keyof Ties];

const GROUP_WEIGHTS: Readonly<Record<GroupKind, number>> = { harmonic: 72, centre: 68, stance: 66 };

/** A person's type and wing. */
export interface Person {
  readonly type: TypeNumber;
  readonly wing: TypeNumber | null;
}

/** Every tie of two types, the strongest first. */
export function tiesOf(a: TypeNumber, b: TypeNumber): readonly Tie[] {
  if (a === b) return [{ code: "same", with: { type: a }, weight: 70 }];
  const ties: Tie[] = [];
  if (arrowOf(a) === b || arrowOf(b) === a) {
    const [from, to] = arrowOf(a) === b ? [a, b] : [b, a];
    ties.push({ code: "line", with: { from, to }, weight: 82 });
  }
  if (wingsOf(a).includes(b)) ties.push({ code: "neighbours", with: { a, b }, weight: 74 });
  for (const kind of ["harmonic", "centre", "stance"] as const) {
    const group = groupOf(kind, a) as GroupId;
    if (group === groupOf(kind, b)) {
      ties.push({ code: kind, with: { group }, weight: GROUP_WEIGHTS[kind] });
    }
  }
  return ties.length > 0
    ? ties.sort((x, y) => y.weight - x.weight)
    : [{ code: "none", weight: 60 }];
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
  return tiesOf(a.type, b.type)[0]!.weight + (wingsMeet(a, b) ? WING_POINTS : 0);
}
