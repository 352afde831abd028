/** Where the rings of a wheel lie: one chart, or two around each other. */

/** Radii of one ring of bodies, and whether minutes are drawn under the degrees. */
export interface Ring {
  readonly rim: number;
  readonly glyph: number;
  readonly degree: number;
  readonly minute: number;
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
  readonly font: number;
}

export const SINGLE: Layout = {
  size: 760,
  names: 342,
  zodiacOuter: 308,
  zodiacInner: 264,
  bodies: { rim: 264, glyph: 238, degree: 205, minute: 169 },
  outer: null,
  numbers: 136,
  aspects: 120,
  font: 17,
};

export const DOUBLE: Layout = {
  size: 1000,
  names: 454,
  zodiacOuter: 416,
  zodiacInner: 366,
  outer: { rim: 366, glyph: 338, degree: 300, minute: 258 },
  bodies: { rim: 232, glyph: 206, degree: 168, minute: 126 },
  numbers: 92,
  aspects: 76,
  font: 19,
};
