/** The leaning of a spread between no and yes: 50 and the shares of its cards. */
import { phrase, ScoreShape, term, Type, type Phrase, type Weighing } from "#sdk";
import { bandOf, LEAN, type Lean } from "../tarot/leaning.ts";

/** A card that counts, and how heavily beside the others. */
export interface Counted<Face> {
  readonly face: Face;
  /** -2 to 2. */
  readonly polarity: number;
  /** 1 unless the place counts for more. */
  readonly times?: number;
}

/** How a spread leans; a share is the points that a card adds to 50. */
export interface Leaning<Face> {
  readonly score: number;
  readonly band: Lean;
  readonly base: 50;
  readonly testimonies: readonly (Phrase<{ card: Face }> & { readonly weight: number })[];
}

/** How cards lean together: 50 + 25 × the mean of their polarities. */
export function leanOf<Face>(cards: readonly Counted<Face>[]): Leaning<Face> {
  const whole = cards.reduce((sum, { times = 1 }) => sum + times, 0);
  const mean = cards.reduce((sum, { polarity, times = 1 }) => sum + polarity * times, 0) / whole;
  const score = Math.round(50 + 25 * mean);
  return {
    score,
    band: bandOf(score),
    base: 50,
    testimonies: cards.map(({ face, polarity, times = 1 }) => ({
      code: "card",
      with: face,
      weight: Math.round((25_000 * polarity * times) / whole) / 1000,
    })) as Leaning<Face>["testimonies"],
  };
}

/** What a draw weighs in a blend: its leaning. */
export function weigh({
  leaning: { score, testimonies },
}: {
  readonly leaning: Pick<Leaning<Readonly<Record<string, unknown>>>, "score" | "testimonies">;
}): Weighing {
  return { score, testimonies };
}

const share = { weight: Type.Number({ description: "Points added to the base, three places" }) };

/** The field `leaning` of an answer. */
export const leaningField = <Face>(description: string) =>
  Type.Object(
    {
      score: ScoreShape,
      band: term(LEAN, "From 0, 26, 43, 58 and 75 upwards"),
      base: Type.Integer({ description: "50, from which the score is reckoned" }),
      testimonies: Type.Array(phrase<{ card: Face }, typeof share>("One card", share), {
        description: "What each card adds",
      }),
    },
    { description },
  );
