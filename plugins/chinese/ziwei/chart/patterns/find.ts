import { phrase, term, Type } from "#sdk";
import { BURDENED_RULES } from "./burdened.ts";
import { HELPER_RULES } from "./fortunate_helpers.ts";
import { MAJOR_RULES } from "./fortunate_majors.ts";
import {
  OTHER_NAMES,
  PATTERN,
  PATTERN_KIND,
  STANDING,
  type PatternId,
  type PatternKind,
  type Standing,
} from "./pattern.ts";
import { PERIODIC_RULES } from "./periods.ts";
import type { Rule } from "./rule.ts";
import type { Because, PatternPhrases, View } from "./view.ts";

const RULES: { readonly [K in PatternId]: Rule } = {
  ...MAJOR_RULES,
  ...HELPER_RULES,
  ...BURDENED_RULES,
  ...PERIODIC_RULES,
};

const reasons = (description: string) =>
  Type.Array(phrase<PatternPhrases>("A reason"), { description });

/** A pattern as an answer holds it. */
export const patternShape = Type.Object(
  {
    pattern: term(PATTERN, "The pattern, with its condition and what is made of it", [
      "condition",
      "sense",
    ]),
    otherNames: Type.Array(Type.String({ description: "A name, in Chinese" }), {
      description: "Other names of the same stars",
    }),
    kind: term(PATTERN_KIND, "List of the book in which it stands"),
    standing: term(
      STANDING,
      "Full where every limit is kept, lesser where one is not, broken where something hurts it",
    ),
    because: reasons("The stars that make it"),
    against: reasons("What it lacks, or what breaks it; empty where it is full"),
    source: Type.String({ description: "Work and chapter" }),
  },
  { description: "A pattern" },
);

/** A pattern that a chart holds. */
export interface Found {
  readonly pattern: PatternId;
  readonly otherNames: readonly string[];
  readonly kind: PatternKind;
  readonly standing: Standing;
  readonly because: readonly Because[];
  readonly against: readonly Because[];
  readonly source: string;
}

/** Lists the named constellations of a chart, full ones first. */
export function findPatterns(view: View): readonly Found[] {
  const found = PATTERN.ids.flatMap((pattern) => {
    const { kind, source, when, needs = [], broken } = RULES[pattern];
    const because = when(view);
    if (!because) return [];
    const breaks = broken?.(view) ?? [];
    const lacks = needs.flatMap((need) => need(view) ?? []);
    const standing: Standing = breaks.length > 0 ? "broken" : lacks.length > 0 ? "lesser" : "full";
    const otherNames = OTHER_NAMES[pattern] ?? [];
    return [
      { pattern, otherNames, kind, standing, because, against: [...breaks, ...lacks], source },
    ];
  });
  const ids = new Set(found.map(({ pattern }) => pattern));
  return found
    .filter(({ pattern }) => !RULES[pattern].yieldsTo?.some((one) => ids.has(one)))
    .sort((a, b) => STANDING.ids.indexOf(a.standing) - STANDING.ids.indexOf(b.standing));
}
