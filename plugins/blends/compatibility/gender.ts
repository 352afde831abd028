/** What the match of two people discloses where a gender was left out. */
import type { Omittable } from "#sdk";
import { meanOf } from "../core/call.ts";
import type { System, SystemId } from "../core/system.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a gender decides in the systems that read it. */
export type PairGenderPhrases = { everyWay: {}; inItsAnswer: {} };
/** What the words of its omission are filled with. */
export type PairGenderOmission = { gender: {} };

/** Matches that state in their own answers what they took. */
const STATING: readonly SystemId[] = ["compatibility.bazi", "compatibility.ziwei"];

export const PAIR_GENDER_OMISSION: Omittable = {
  fields: ["a/gender", "b/gender"],
  assume: null,
  exhaustive: true,
  verdicts: [],
  marker: "genderAssumption",
  reported: reportGenders,
};

const GENDERS = ["male", "female"] as const;
type GenderName = (typeof GENDERS)[number];
/** The genders of the two, as far as they are supposed. */
type Pair = Readonly<Record<"a" | "b", GenderName>>;

function reportGenders(input: Fields, answer: Fields) {
  const genderOf = (who: string) => (input[who] as Fields)["gender"] as GenderName | undefined;
  const missing = ["a", "b"].filter((who) => genderOf(who) === undefined);
  if (missing.length === 0) return undefined;
  const pairs = pairsOf(genderOf("a"), genderOf("b"));
  const systems = answer["systems"] as readonly System[];
  const several = systems
    .map((system, index) => ({ system, index }))
    // Readings that differ by who comes first have nothing to do with gender.
    .filter(
      ({ system: { readings } }) => readings.length > 1 && !("first" in readings[0]!.assumed),
    );
  const stating = systems.filter(({ system, delivered }) => delivered && STATING.includes(system));
  const reach = [
    ...several.map(({ system: { system } }) => ({ system, what: { code: "everyWay" } })),
    ...stating.map(({ system }) => ({ system, what: { code: "inItsAnswer" } })),
  ];
  const reached = reach.map(({ system }) => system);
  const judged = several.map(({ system, index }) => ({
    field: `/systems/${index}/score`,
    alternatives: scoresOf(system, pairs),
  }));
  return {
    candidates: pairs.length,
    // What the genders change in the answers of systems that state it themselves is not listed here.
    exhaustive: stating.length === 0,
    settled: judged.flatMap(({ field, alternatives: [only, ...others] }) =>
      stating.length === 0 && others.length === 0 ? [{ field, value: only!.value }] : [],
    ),
    open: judged.filter(({ alternatives }) => alternatives.length > 1),
    reach,
    more: {
      certified: false,
      missing: missing.map((who) => `${who}/gender`),
      invariant: systems.map(({ system }) => system).filter((system) => !reached.includes(system)),
    },
  };
}

/** Every pair of genders that the two can be. */
function pairsOf(a: GenderName | undefined, b: GenderName | undefined): readonly Pair[] {
  const of = (known: GenderName | undefined) => (known ? [known] : GENDERS);
  return of(a).flatMap((one) => of(b).map((other) => ({ a: one, b: other })));
}

/** The score of a system for every pair of genders, pairs of one score together. */
function scoresOf({ readings }: System, pairs: readonly Pair[]) {
  const byScore = new Map<number | null, string[]>();
  for (const pair of pairs) {
    const scores = readings.flatMap(({ assumed, score }) => (fits(assumed, pair) ? [score] : []));
    const score = meanOf(scores);
    const when = byScore.get(score) ?? [];
    byScore.set(score, [...when, `a: ${pair.a}, b: ${pair.b}`]);
  }
  return [...byScore].map(([value, when]) => ({ value, when }));
}

/** Whether a system reads a pair in this way: where roles decide, a pair of one sex is read both ways round. */
function fits(assumed: Readonly<Record<string, string>>, pair: Pair): boolean {
  const { groom } = assumed;
  if (groom === undefined) return assumed["a"] === pair.a && assumed["b"] === pair.b;
  return pair.a === pair.b || pair[groom as "a" | "b"] === "male";
}
