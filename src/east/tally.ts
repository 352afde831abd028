import { sumOf, type Testimony } from "#sdk";

/** The start of a tally. */
export type TallyPhrases = { evenStart: {} };

/** Adds helpful and harmful marks of an answer to 50; marks without points are left out. */
export function tally(marks: readonly Testimony[]): {
  readonly score: number;
  readonly testimonies: readonly Testimony[];
} {
  const testimonies = [
    { code: "evenStart" satisfies keyof TallyPhrases, weight: 50 },
    ...marks.filter(({ weight }) => weight !== 0),
  ];
  return { score: sumOf(testimonies), testimonies };
}

/** Rounds to tenths and keeps within ±most. */
export function bounded(weight: number, most: number): number {
  return Math.round(Math.max(-most, Math.min(most, weight)) * 10) / 10;
}
