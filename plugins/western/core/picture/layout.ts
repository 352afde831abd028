/** Where the rings of a wheel lie: one chart, or two around each other. */

/** Radii of one ring of bodies. */
export interface Ring {
  readonly rim: number;
  readonly glyph: number;
  readonly degree: number;
  /** Null where minutes are left to the table. */
  readonly minute: number | null;
}

/** All measures of a wheel, units of its view box. */
export interface Layout {
  readonly size: number;
  /** Where cusps and angles are named, outside the zodiac. */
  readonly names: number;
  readonly zodiacOuter: number;
  readonly zodiacInner: number;
  readonly bodies: Ring;
  readonly outer: Ring | null;
  readonly numbers: number;
  readonly aspects: number;
}

/** A text of this size is ten pixels high on a phone, where 780 units are 390 pixels wide. */
export const FONT = 20;

export const SINGLE: Layout = {
  size: 780,
  names: 346,
  zodiacOuter: 310,
  zodiacInner: 268,
  bodies: { rim: 268, glyph: 247, degree: 209, minute: 166 },
  outer: null,
  numbers: 128,
  aspects: 110,
};

/** Drawn in the same units, so that its texts are as large; minutes of both rings are left to the table. */
export const DOUBLE: Layout = {
  size: 780,
  names: 346,
  zodiacOuter: 310,
  zodiacInner: 274,
  outer: { rim: 274, glyph: 253, degree: 216, minute: null },
  bodies: { rim: 196, glyph: 176, degree: 139, minute: null },
  numbers: 101,
  aspects: 84,
};
