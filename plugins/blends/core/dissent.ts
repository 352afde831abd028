/** How far the systems of a blend agree, and who stands on which side. */
import { LEANING, term, Type, type Frozen, type Leaning, type Static } from "#sdk";
import { meanOf, type Voice } from "./mean.ts";
import { systemName, type Stance } from "./system.ts";

const names = (description: string) => Type.Array(systemName("A system"), { description });

export const dissentShape = Type.Object(
  {
    agreement: Type.Number({
      minimum: 0,
      maximum: 1,
      description: "Share of the weight that stands on the fullest side",
    }),
    side: term(LEANING, "The fullest side"),
    spread: Type.Number({ description: "Weighted standard deviation of the scores, points" }),
    favourable: names("Systems from 60"),
    mixed: names("Systems between"),
    adverse: names("Systems up to 40"),
    unweighed: names("Systems that describe and judge nothing"),
    farthest: Type.Union(
      [
        Type.Object({
          system: systemName("Name of the procedure"),
          gap: Type.Number({ description: "Points, signed" }),
        }),
        Type.Null(),
      ],
      {
        description:
          "The system farthest from the mean, the first of equals; null where none is weighed",
      },
    ),
  },
  { description: "How far the systems agree" },
);
export type Dissent = Frozen<Static<typeof dissentShape>>;

/** Sorts the voices by side; a failed system is on none. */
export function dissentOf(voices: readonly Voice[], failed: readonly string[]): Dissent {
  const delivered = voices.filter(({ system }) => !failed.includes(system));
  const on = (side: Stance) => delivered.filter(({ polarity }) => polarity === side);
  const massOf = (side: Leaning) =>
    on(side).reduce((sum, { weight, confidence }) => sum + weight * confidence, 0);
  const masses = LEANING.ids.map(massOf);
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const most = masses.indexOf(Math.max(...masses));
  const mean = meanOf(delivered) ?? 0;
  const weighed = delivered.filter(({ polarity }) => polarity !== "unweighed");
  const variance = weighed.reduce(
    (sum, { score, weight, confidence }) => sum + weight * confidence * (score! - mean) ** 2,
    0,
  );
  const named = (side: Stance) => on(side).map(({ system }) => system);
  const byGap = [...weighed].sort((a, b) => Math.abs(b.score! - mean) - Math.abs(a.score! - mean));
  return {
    agreement: whole > 0 ? round(masses[most]! / whole, 3) : 0,
    side: whole > 0 ? LEANING.ids[most]! : "mixed",
    spread: whole > 0 ? round(Math.sqrt(variance / whole), 1) : 0,
    favourable: named("favourable"),
    mixed: named("mixed"),
    adverse: named("adverse"),
    unweighed: named("unweighed"),
    farthest: byGap[0] ? { system: byGap[0].system, gap: round(byGap[0].score! - mean, 1) } : null,
  };
}

function round(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}
