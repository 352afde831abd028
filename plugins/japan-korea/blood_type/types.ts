/** The ABO types, how popular rankings pair them, and Nomi's ring. */
import { InputError, vocabulary, type IdOf } from "#sdk";

export const BLOOD_TYPE = vocabulary("bloodType", ["A", "B", "O", "AB"]);
export type BloodType = IdOf<typeof BLOOD_TYPE>;

/** Points of each pair, the same either way round; this service's own, after popular rankings. */
const PAIRS: Readonly<Record<string, number>> = {
  "A-A": 80,
  "A-AB": 75,
  "A-O": 60,
  "A-B": 40,
  "B-B": 80,
  "B-AB": 75,
  "B-O": 60,
  "O-O": 80,
  "O-AB": 65,
  "AB-AB": 85,
};

/** The points of a pair. */
export function pointsOf(a: BloodType, b: BloodType): number {
  return PAIRS[`${a}-${b}`] ?? PAIRS[`${b}-${a}`]!;
}

/** What a pair has in common, from the most. */
export type Tie = "agree" | "shareHalf" | "differ" | "orderAndFreedom";

const TIES: readonly (readonly [number, Tie])[] = [
  [78, "agree"],
  [70, "shareHalf"],
  [55, "differ"],
  [0, "orderAndFreedom"],
];

/** What a pair of so many points has in common. */
export function tieOf(points: number): Tie {
  return TIES.find(([from]) => points >= from)![1];
}

/**
 * Nomi's ring: each type minds the next, reads it easily and lets it take the lead; types that face
 * each other across the ring have least in common.
 *
 * @source Nomi Masahiko and Toshitaka as junkai4212.hatenadiary.org (血液型でみる相性) and tukix.net
 *   retell the ring, alike; the facing pairs: ee22.jp, after the diagram of his book
 */
export const RING = ["O", "B", "AB", "A"] as const;

export const RING_RELATION = vocabulary("ringRelation", ["same", "minds", "facing"]);
export type RingRelation = IdOf<typeof RING_RELATION>;

/** How two types stand in Nomi's ring, and which of them minds the other. */
export function ringOf(
  a: BloodType,
  b: BloodType,
): { readonly relation: RingRelation; readonly minder: BloodType | null } {
  const steps = (RING.indexOf(b) - RING.indexOf(a) + 4) % 4;
  if (steps === 0) return { relation: "same", minder: null };
  if (steps === 2) return { relation: "facing", minder: null };
  return { relation: "minds", minder: steps === 1 ? a : b };
}

/** What the sentence on a type that is none is filled with. */
export type TypeIssue = { notAType: { given: string; types: readonly string[] } };

/**
 * Reads a type without case and Rh sign.
 *
 * @param path of the input it was given in
 * @throws {InputError} `notAType`, with the nearest type
 */
export function readType(path: string, given: string): BloodType {
  const plain = given
    .normalize("NFKC")
    .toUpperCase()
    .replace(/\s|型|TYPE|RH|[+-]/g, "");
  const types = BLOOD_TYPE.ids;
  const type = types.find((one) => one === plain || (one === "O" && plain === "0"));
  if (type) return type;
  const nearest = types.find((one) => plain.startsWith(one)) ?? "O";
  throw new InputError([{ path, code: "notAType", with: { given, types }, nearest }]);
}
