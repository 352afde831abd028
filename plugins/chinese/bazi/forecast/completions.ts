import { PHASE } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import type { StemBranch } from "#time";
import { tripleRelation } from "#east/relations.ts";
import {
  MEETING,
  STANDING,
  type MeetingId,
  type Standing,
  type StandingPlace,
} from "./meetings.ts";

/** Three branches that the passing one makes whole. */
export const completionShape = Type.Object(
  {
    meeting: term(
      MEETING,
      "What becomes whole: a three combination, a season, a punishment of three",
    ),
    with: Type.Array(term(STANDING, "A standing pillar"), {
      description: "The standing pillars that hold the other two branches",
    }),
    native: Type.String({ description: "The three branches, the passing one first" }),
    result: Type.Union([term(PHASE, "The element"), Type.Null()], {
      description: "Element that a combination gathers; null for a punishment",
    }),
  },
  { description: "Three branches made whole" },
);
export type Completion = Frozen<Static<typeof completionShape>>;

/** Punishments of three: 寅巳申 and 丑戌未. */
const PUNISHING: readonly (readonly [kind: MeetingId, branches: readonly number[]])[] = [
  ["ungratefulPunishment", [2, 5, 8]],
  ["bullyingPunishment", [1, 10, 7]],
];

/**
 * Lists what a passing branch makes whole with two that stand: three combinations, seasons, and the two
 * punishments of three. Each set of three branches is listed once, with the places nearest the day.
 *
 * @source Sanming Tonghui, juan 2, on combination, assembly and punishment
 */
export function findCompletions(passing: StemBranch, standing: Standing): readonly Completion[] {
  const completions = new Map<string, Completion>();
  const places = NEAREST.filter((place) => standing[place]);
  for (const [i, one] of places.entries()) {
    for (const other of places.slice(i + 1)) {
      const [a, b] = [standing[one]!.branch, standing[other]!.branch];
      const whole = wholeOf(passing.branch.index, a.index, b.index);
      const key = whole && `${whole.meeting} ${[a.index, b.index].sort().join(" ")}`;
      if (!whole || completions.has(key!)) continue;
      completions.set(key!, {
        ...whole,
        with: [one, other],
        native: passing.branch.native + a.native + b.native,
      });
    }
  }
  return [...completions.values()];
}

const NEAREST: readonly StandingPlace[] = ["day", "month", "hour", "year", "luck"];

function wholeOf(
  passing: number,
  a: number,
  b: number,
): Pick<Completion, "meeting" | "result"> | null {
  const triple = tripleRelation(passing, a, b);
  if (triple) return { meeting: triple.kind, result: triple.result };
  if (passing === a || a === b || passing === b) return null;
  const punishing = PUNISHING.find(([, branches]) =>
    [passing, a, b].every((one) => branches.includes(one)),
  );
  return punishing ? { meeting: punishing[0], result: null } : null;
}
