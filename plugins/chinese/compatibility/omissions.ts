import { oneOf, TextShape, Type, type Text } from "#old";
import type { GenderName, Person } from "./person.ts";
import { GRADES, gradeOf, type Grade } from "./scoring.ts";

const OMITTED_INPUTS = ["a/birthTime", "a/gender", "b/birthTime", "b/gender"] as const;
type OmittedInput = (typeof OMITTED_INPUTS)[number];

/** What an omitted input of one of two people leaves open. */
export const OmissionShape = Type.Object({
  input: oneOf(OMITTED_INPUTS, "Which input of whom"),
  says: Type.Object(TextShape.properties, { description: "How it was read without it" }),
  candidates: Type.Integer({
    description: "Values tried, every one that can matter; those of all omitted inputs crossed",
  }),
  certified: Type.Boolean({
    description: "True where it changes the verdict in no case, whatever the others are",
  }),
  verdicts: Type.Array(
    Type.Object({
      value: oneOf(GRADES, "Verdict"),
      when: Type.Array(Type.String(), { description: "Values of this input that may lead to it" }),
    }),
  ),
  score: Type.Object({
    least: Type.Integer(),
    most: Type.Integer(),
  }),
});

/** What an omitted input leaves open. */
export interface Omission {
  readonly input: OmittedInput;
  readonly says: Text;
  readonly candidates: number;
  readonly certified: boolean;
  readonly verdicts: readonly { readonly value: Grade; readonly when: readonly string[] }[];
  readonly score: { readonly least: number; readonly most: number };
}

/** One way in which a person's omitted inputs could have been, and what was read from it. */
export interface Possibility<P> {
  /** Span of the day; null where the time was given. */
  readonly time: string | null;
  /** Null where it was given or does not matter. */
  readonly gender: GenderName | null;
  readonly profile: P;
}

/** How omitted inputs are spoken of. */
export interface OmissionWords {
  readonly birthTime?: Text;
  readonly gender?: Text;
}

interface Trial {
  readonly at: Readonly<Record<OmittedInput, string | null>>;
  readonly score: number;
  readonly verdict: Grade;
}

/** What the omitted inputs of two people leave open, in the order of {@link OMITTED_INPUTS}. */
export function certifyPair<P>(
  a: readonly Possibility<P>[],
  b: readonly Possibility<P>[],
  scoreOf: (a: P, b: P) => number,
  words: OmissionWords,
  grade: (score: number) => Grade = gradeOf,
): readonly Omission[] {
  if (a.length === 1 && b.length === 1) return [];
  const trials: Trial[] = [];
  for (const one of a) {
    for (const other of b) {
      const at = {
        "a/birthTime": one.time,
        "a/gender": one.gender,
        "b/birthTime": other.time,
        "b/gender": other.gender,
      };
      const score = scoreOf(one.profile, other.profile);
      trials.push({ at, score, verdict: grade(score) });
    }
  }
  const scores = trials.map(({ score }) => score);
  const score = { least: Math.min(...scores), most: Math.max(...scores) };
  const agreed = trials.every(({ verdict }) => verdict === trials[0]!.verdict);
  return OMITTED_INPUTS.filter((input) => trials[0]!.at[input] !== null).map((input) => {
    const field = input.slice(2) as "birthTime" | "gender";
    return {
      input,
      says: words[field]!,
      candidates: new Set(trials.map(({ at }) => at[input])).size,
      certified: agreed || !changesVerdict(input, trials),
      verdicts: verdictsBy(input, trials),
      score,
    };
  });
}

function verdictsBy(input: OmittedInput, trials: readonly Trial[]) {
  const found = new Map<Grade, Set<string>>();
  for (const { at, verdict } of trials) {
    let when = found.get(verdict);
    if (!when) found.set(verdict, (when = new Set()));
    when.add(at[input]!);
  }
  return [...found].map(([value, when]) => ({ value, when: [...when] }));
}

/** Whether two trials that differ in this input alone have different verdicts. */
function changesVerdict(input: OmittedInput, trials: readonly Trial[]): boolean {
  const first = new Map<string, Grade>();
  return trials.some(({ at, verdict }) => {
    const others = OMITTED_INPUTS.map((one) => (one === input ? "" : at[one])).join("|");
    const seen = first.get(others);
    if (seen === undefined) first.set(others, verdict);
    return seen !== undefined && seen !== verdict;
  });
}

/** Lists the genders to try: the one given, or both. */
export function possibleGenders(person: Pick<Person, "gender">): readonly GenderName[] {
  return person.gender ? [person.gender] : ["male", "female"];
}
