/**
 * The nine types and how two of them are joined on the figure.
 *
 * @source lines 1-4-2-8-5-7 and 3-6-9 with their direction under strain: enneamatch.com, after
 * C. Naranjo, Character and Neurosis (1994); the groups of three by centre, stance and harmony: Nine Points
 * (International Enneagram Association, 2019), after D. R. Riso and R. Hudson, The Wisdom of the
 * Enneagram (1999). Later writers dispute the direction; the match counts a line both ways alike. The
 * portraits are ours.
 */
import { vocabulary, type IdOf } from "#sdk";

export type TypeNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The nine types, type 1 first. */
export const TYPE = vocabulary("type", [
  "reformer",
  "helper",
  "achiever",
  "individualist",
  "observer",
  "loyalist",
  "enthusiast",
  "challenger",
  "peacemaker",
]);
export type TypeId = IdOf<typeof TYPE>;

/** Numbers of the nine. */
export const NUMBERS: readonly TypeNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What a type is called. */
export function typeOf(number: TypeNumber): TypeId {
  return TYPE.ids[number - 1]!;
}

/** Where a type's energy sits. */
export const CENTRE = vocabulary("centre", ["gut", "heart", "head"]);
/** How a type goes about what it wants. */
export const STANCE = vocabulary("stance", ["assertive", "compliant", "withdrawn"]);
/** How a type meets trouble. */
export const HARMONIC = vocabulary("harmonic", ["positive", "competency", "reactive"]);

/** A group of three that two types may share. */
export type GroupId = IdOf<typeof CENTRE> | IdOf<typeof STANCE> | IdOf<typeof HARMONIC>;

/** Groups of three that two types may share. */
export const GROUPS = {
  centre: { gut: [8, 9, 1], heart: [2, 3, 4], head: [5, 6, 7] },
  stance: { assertive: [3, 7, 8], compliant: [1, 2, 6], withdrawn: [4, 5, 9] },
  harmonic: { positive: [2, 7, 9], competency: [1, 3, 5], reactive: [4, 6, 8] },
} as const;
export type GroupKind = keyof typeof GROUPS;

/** Where each type moves under strain, along the lines: 1-4-2-8-5-7-1 and 9-6-3-9. */
const ARROWS: Readonly<Record<TypeNumber, TypeNumber>> = {
  1: 4,
  4: 2,
  2: 8,
  8: 5,
  5: 7,
  7: 1,
  9: 6,
  6: 3,
  3: 9,
};

/** The type towards which a line leads. */
export function arrowOf(type: TypeNumber): TypeNumber {
  return ARROWS[type];
}

/** The two neighbours on the circle, which can be wings. */
export function wingsOf(type: TypeNumber): readonly [TypeNumber, TypeNumber] {
  return [(((type + 7) % 9) + 1) as TypeNumber, ((type % 9) + 1) as TypeNumber];
}

/** The group of a kind to which a type belongs. */
export function groupOf<K extends GroupKind>(kind: K, type: TypeNumber): keyof (typeof GROUPS)[K] {
  const groups = Object.entries(GROUPS[kind]) as [keyof (typeof GROUPS)[K], readonly number[]][];
  return groups.find(([, types]) => types.includes(type))![0];
}
